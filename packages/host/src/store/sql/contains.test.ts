import { expect, it } from 'vitest';
import { contains } from './contains.ts';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';

const { value } = evaluateInDatabase();

it.each([
  ['Été 100%', '100%', 1],
  ['Été 100%', 'té 1', 1],
  ['abc', '', 1],
  ['abc', 'ABC', 0],
  ['100 pieces', '100%', 0],
  ['a_b', 'a%b', 0],
  [null, 'a', null],
])('%j contains %j: %j', async (whole, part, answer) => {
  expect(await value(contains(text(whole), part))).toBe(answer);
});
