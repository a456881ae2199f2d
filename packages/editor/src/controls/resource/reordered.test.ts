import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reordered } from './reordered.ts';

const values = ['a', 'b', 'c', 'd'];

describe('the order of a list', () => {
  test.each([
    ['a', 'c', 'before', 'bacd'],
    ['a', 'c', 'after', 'bcad'],
    ['d', 'a', 'before', 'dabc'],
    ['b', 'b', 'after', 'abcd'],
  ] as const)('%s goes %s-wards: %s', (moved, target, position, order) => {
    expect(reordered(values, new Set([moved]), target, position).join('')).toBe(order);
  });

  test('several keep their order beside the target', () => {
    expect(reordered(values, new Set(['d', 'a']), 'b', 'after')).toEqual(['b', 'a', 'd', 'c']);
  });

  test('nothing is lost and nothing is there twice', () => {
    const some = fc.uniqueArray(fc.string(), { minLength: 1 });
    const moves = some.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.subarray(list),
        fc.constantFrom(...list),
        fc.constantFrom('before' as const, 'after' as const),
      ),
    );
    fc.assert(
      fc.property(moves, ([list, moved, target, position]) => {
        expect([...reordered(list, new Set(moved), target, position)].sort()).toEqual([...list].sort());
      }),
    );
  });
});
