import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inSizeOrder, sizeGroup } from './size-order.ts';

const order = (...sizes: string[]) => inSizeOrder(sizes, (size) => size);

it('puts numbers of 3 or less first, then OS and M / L, then numbers above 3', { tags: ['collection-16'] }, () => {
  expect(order('M / L', '10', '3', 'OS', '4', '0', '24', '2')).toEqual(['0', '2', '3', 'OS', 'M / L', '4', '10', '24']);
});

it('sorts letters by size within the middle', () => {
  expect(order('L', 'XS', 'M / L', 'S / M', 'OS', 'XL', 'M', 'XS / S', 'S')).toEqual([
    'OS',
    'XS',
    'XS / S',
    'S',
    'S / M',
    'M',
    'M / L',
    'L',
    'XL',
  ]);
});

it('sorts every size of the demo shop', () => {
  expect(order('0', '2', '4', '12', 'XS', 'XL', '1', '3', 'M / L', '24', '36', 'OS', '5', '7')).toEqual([
    '0',
    '1',
    '2',
    '3',
    'OS',
    'XS',
    'M / L',
    'XL',
    '4',
    '5',
    '7',
    '12',
    '24',
    '36',
  ]);
});

it('keeps every size once, groups in order, and unknown words as they came', () => {
  const size = fc.oneof(fc.nat(60).map(String), fc.constantFrom('OS', 'M / L', 'XS', 'Petite', 'Tall', '2.5'));
  fc.assert(
    fc.property(fc.array(size), (sizes) => {
      const sorted = order(...sizes);
      expect(sorted.toSorted()).toEqual(sizes.toSorted());
      const groups = sorted.map(sizeGroup);
      expect(groups).toEqual(groups.toSorted());
      expect(order(...sorted)).toEqual(sorted);
      const unknown = (list: string[]) => list.filter((entry) => entry === 'Petite' || entry === 'Tall');
      expect(unknown(sorted)).toEqual(unknown(sizes));
    }),
  );
});
