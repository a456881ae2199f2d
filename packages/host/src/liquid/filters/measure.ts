import { readMember, toNumber, toText } from '@vitrine/liquid';
import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import type { Filter, FilterTable } from '../extension.ts';

/** Grams in one of each unit. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };

function weight(grams: number, unit: string): string {
  const value = grams / (Object.hasOwn(GRAMS, unit) ? (GRAMS[unit] ?? 1) : 1);
  const digits = unit === 'g' ? 0 : unit === 'kg' ? 3 : 2;
  return String(Number(value.toFixed(digits)));
}

/** The shop's unit of weight, or kilograms. */
const shopUnit = (state: Parameters<Filter>[3]) => toText(readMember(state.lookup('shop'), 'weight_unit')) || 'kg';

/** `variant.weight | weight_with_unit`: grams in the shop's unit, or in the one given. */
const weightWithUnit: Filter = (input, [unit], _named, state) => {
  const chosen = toText(unit ?? '') || shopUnit(state);
  return `${weight(toNumber(input), chosen)} ${chosen}`;
};

/** `variant.unit_price | unit_price_with_measurement: variant.unit_price_measurement`: `$4.00/100 ml`. */
const unitPrice: Filter = (input, [first, second, third], _named, { host: services }) => {
  if (input === undefined || input === null) return '';
  const isMeasurement = typeof first === 'object' && first !== null;
  const quantity = toNumber(isMeasurement ? readMember(first, 'reference_value') : first);
  const unit = toText(isMeasurement ? readMember(first, 'reference_unit') : (second ?? third));
  const price = typeof input === 'string' ? input : formatMoney(toNumber(input), services.moneyFormat);
  return `${price}/${quantity === 1 || quantity === 0 ? '' : `${quantity} `}${unit}`;
};

export const measureFilters: FilterTable = {
  weight_with_unit: weightWithUnit,
  weight: (input, [unit], _named, state) => weight(toNumber(input), toText(unit ?? '') || shopUnit(state)),
  unit: (_input, _args, _named, state) => shopUnit(state),
  unit_price_with_measurement: unitPrice,
  /** Kilometres between two places with `latitude` and `longitude`. */
  distance_from: (input, [other, unit]) => {
    const kilometres = distance(place(input), place(other));
    return Math.round((toText(unit) === 'mi' ? kilometres / 1.609344 : kilometres) * 10) / 10;
  },
};

interface Place {
  latitude: number;
  longitude: number;
}

function place(value: unknown): Place {
  const radians = (name: string) => (toNumber(readMember(value, name)) * Math.PI) / 180;
  return { latitude: radians('latitude'), longitude: radians('longitude') };
}

function distance(from: Place, to: Place): number {
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude) * Math.cos(to.latitude) * half(to.longitude - from.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
