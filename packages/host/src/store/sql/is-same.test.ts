import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { isSame } from './is-same.ts';

const { value } = evaluateInDatabase();

it.each([
  ['a', 'a', 1],
  ['a', 'A', 0],
  ['a', null, 0],
  [null, 'a', 0],
  [null, null, 1],
])('%j and %j: %j', async (one, other, answer) => {
  expect(await value(isSame<string | null>(text(one), other))).toBe(answer);
});
