import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonOf, sameJson } from './json-value.ts';

/** Its keys in the opposite order, at every level. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

test('the order of keys says nothing, every value does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(sameJson(one, turned(JSON.parse(JSON.stringify(one))))).toBe(true);
      const isSame = JSON.stringify(turned(turned(one))) === JSON.stringify(turned(turned(other)));
      if (isSame) expect(sameJson(one, other)).toBe(true);
      expect(sameJson({ a: one }, { a: one, b: other })).toBe(false);
      expect(sameJson([one], { 0: one })).toBe(false);
    }),
  );
});

test('lists are compared in their order', () => {
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson([1], [1, 2])).toBe(false);
});

test('a key without a value is none', () => {
  expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(jsonOf({ a: 1, b: undefined, c: [{ d: undefined }] })).toEqual({ a: 1, c: [{}] });
});
