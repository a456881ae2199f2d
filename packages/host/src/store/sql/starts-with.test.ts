import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { startsWith } from './starts-with.ts';

const { value } = evaluateInDatabase();

it.each([
  ['customer:12', 'customer:', 1],
  ['customer:', 'customer:', 1],
  ['customer:🙂', 'customer:', 1],
  ['Customer:12', 'customer:', 0],
  ['customer', 'customer:', 0],
  ['customer;', 'customer:', 0],
  ['a%b', 'a%', 1],
  ['acb', 'a%', 0],
])('%j starts with %j: %j', async (whole, start, answer) => {
  expect(await value(startsWith(text(whole), start))).toBe(answer);
});
