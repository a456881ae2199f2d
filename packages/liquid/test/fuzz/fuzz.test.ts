import { expect, test } from 'vitest';
import { problemOf, randomFuzz } from './fuzz.ts';
import { VALUES, WAYS_IN } from './hostile-data.ts';

test('random signs, templates and data throw nothing, stay within the limits and reach no JavaScript', () => {
  const first = process.env.VITRINE_FULL === '1' ? Date.now() : 20_26;
  const size = process.env.VITRINE_FULL === '1' ? 20_000 : 1_500;
  for (let seed = first; seed < first + size; seed++) {
    const fuzz = randomFuzz(seed);
    const problem = problemOf(fuzz);
    if (problem !== undefined) expect.fail(`seed ${seed}: ${JSON.stringify(fuzz.template)} ${problem}`);
  }
  expect(size).toBeGreaterThan(1_000);
});

test('no name leads from any value into JavaScript', () => {
  const template = WAYS_IN.map(
    (way) =>
      `{{ v.${way} }}{{ v['${way}'] }}{{ v.${way}.a }}{{ l | map: '${way}' }}{{ l | where: '${way}' | size }}{{ l | sum: '${way}' }}`,
  ).join('\n');
  for (const value of VALUES) {
    const data = { v: value(), l: [value()] };
    expect(problemOf({ template, data, partials: {}, mode: 'lax' })).toBeUndefined();
  }
});
