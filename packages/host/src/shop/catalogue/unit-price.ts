/** Unit prices: what 100 ml of a bottle cost (docs/platform.md: product JSON). */
import type { MeasuredType, UnitMeasurement } from './types-products.ts';

/** The platform's units, each with what it measures and how much of the first one of its kind it is. */
const UNITS: Readonly<Record<string, readonly [MeasuredType, number]>> = {
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  m3: ['volume', 1_000_000],
  floz: ['volume', 29.5735295625],
  pt: ['volume', 473.176473],
  qt: ['volume', 946.352946],
  gal: ['volume', 3785.411784],
  mg: ['weight', 1],
  g: ['weight', 1000],
  kg: ['weight', 1_000_000],
  oz: ['weight', 28_349.523125],
  lb: ['weight', 453_592.37],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  in: ['length', 25.4],
  ft: ['length', 304.8],
  yd: ['length', 914.4],
  m2: ['area', 1],
  ft2: ['area', 0.09290304],
  item: ['count', 1],
};

/** A unit as it is kept, however it is written: `ML`, `fl oz`, `m²`. Null where it is none. */
export function unitOf(text: string): string | null {
  const folded = text
    .trim()
    .toLowerCase()
    .replace(/[\s._]/g, '')
    .replace('²', '2')
    .replace('³', '3');
  const unit = folded === 'items' ? 'item' : folded;
  return Object.hasOwn(UNITS, unit) ? unit : null;
}

/** The measurement of two amounts; null where the units are unknown or measure different things, or an amount is not above zero. */
export function unitMeasurement(
  quantityValue: number,
  quantityUnit: string,
  referenceValue: number,
  referenceUnit: string,
): UnitMeasurement | null {
  const [quantity, reference] = [unitOf(quantityUnit), unitOf(referenceUnit)];
  if (quantity === null || reference === null || !(quantityValue > 0) || !(referenceValue > 0)) return null;
  const [measuredType] = UNITS[quantity] ?? [];
  if (measuredType === undefined || UNITS[reference]?.[0] !== measuredType) return null;
  return { measuredType, quantityValue, quantityUnit: quantity, referenceValue, referenceUnit: reference };
}

/** What the reference amount costs, in minor units, where the whole quantity costs `price`. */
export function unitPrice(price: number, measured: UnitMeasurement): number {
  const amount = (value: number, unit: string) => value * (UNITS[unit]?.[1] ?? 1);
  const reference = amount(measured.referenceValue, measured.referenceUnit);
  return Math.round((price * reference) / amount(measured.quantityValue, measured.quantityUnit));
}

/** As Liquid and JSON name the parts. */
export const measurementJson = (measured: UnitMeasurement) => ({
  measured_type: measured.measuredType,
  quantity_value: measured.quantityValue,
  quantity_unit: measured.quantityUnit,
  reference_value: measured.referenceValue,
  reference_unit: measured.referenceUnit,
});
