import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { greatest, least } from './greatest.ts';

const { value } = evaluateInDatabase();

it.each([
  [1, 2],
  [2, 1],
  [-(2 ** 52), 2 ** 52],
  [3, 3],
])('of %j and %j', async (a, b) => {
  const [one, other] = [sql<number>`cast(${a} as bigint)`, sql<number>`cast(${b} as bigint)`];
  expect([await value(greatest(one, other)), await value(least(one, other))]).toEqual([Math.max(a, b), Math.min(a, b)]);
});

it('of texts, by characters', async () => {
  const [capital, small] = [text('Z'), text('a')];
  expect([await value(greatest(capital, small)), await value(least(capital, small))]).toEqual(['a', 'Z']);
});
