import { expect, it } from 'vitest';
import { measurementJson, unitMeasurement, unitOf, unitPrice } from './unit-price.ts';

it.each([
  [1250, [500, 'ml', 100, 'ml'], 250],
  [1250, [0.5, 'L', 100, 'ml'], 250],
  [999, [750, 'g', 1, 'kg'], 1332],
  [600, [6, 'item', 1, 'items'], 100],
  [500, [1, 'yd', 1, 'm'], 547],
  [500, [2, 'm²', 1, 'm2'], 250],
  [500, [1, 'fl oz', 1, 'fl_oz'], 500],
] as const)('%i for %j is %i by its reference', (price, [value, unit, reference, by], expected) => {
  const measured = unitMeasurement(value, unit, reference, by);
  expect(measured && unitPrice(price, measured)).toBe(expected);
});

it('amounts of two kinds, unknown units and nothing are no measurement', () => {
  expect(unitMeasurement(500, 'ml', 1, 'kg')).toBeNull();
  expect(unitMeasurement(500, 'cup', 1, 'cup')).toBeNull();
  expect(unitMeasurement(0, 'ml', 100, 'ml')).toBeNull();
  expect(unitMeasurement(500, 'ml', Number.NaN, 'ml')).toBeNull();
  expect(unitOf('toString')).toBeNull();
});

it('Liquid and JSON name the parts alike', () => {
  const measured = unitMeasurement(0.75, 'l', 1, 'l');
  expect(measured && measurementJson(measured)).toEqual({
    measured_type: 'volume',
    quantity_value: 0.75,
    quantity_unit: 'l',
    reference_value: 1,
    reference_unit: 'l',
  });
});
