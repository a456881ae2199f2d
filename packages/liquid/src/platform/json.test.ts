import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toJson } from './json.ts';

test('survives a script element and comes back unchanged', () => {
  const roundTrip = fc.property(fc.jsonValue(), (value) => {
    const json = toJson(value);
    expect(json).not.toMatch(/[<>&\u2028\u2029]|(?<!\\)\//);
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
  });
  fc.assert(roundTrip, { numRuns: 300 });
});

test('prints no members of class instances except of a Map', () => {
  expect(toJson({ when: new Date(0), map: new Map([['a', 1]]), run: () => 1 })).toBe('{"when":null,"map":{"a":1}}');
});
