import { expect, it } from 'vitest';
import { valuesOf, variantOf } from './line-options.ts';

const variant = (id: number, color: string, size: string, available = true) => ({
  id,
  options: [color, size],
  available,
});
const variants = [variant(1, 'Ink', 'S'), variant(2, 'Ink', 'M', false), variant(3, 'Bone', 'S')];

it('finds the variant of a whole choice, and none where that is not made', () => {
  expect(variantOf(variants, ['Ink', 'M'])?.id).toBe(2);
  expect(variantOf(variants, ['Bone', 'M'])).toBeUndefined();
});

it('says of each value whether it can be bought with the rest of the choice', () => {
  expect(valuesOf(variants, ['Ink', 'S'], 1)).toEqual([
    { value: 'S', available: true },
    { value: 'M', available: false },
  ]);
  expect(valuesOf(variants, ['Ink', 'M'], 0)).toEqual([
    { value: 'Ink', available: false },
    { value: 'Bone', available: false },
  ]);
});
