import { decode } from '../../platform/decode.ts';
import { LocationAnswer, LocationsAnswer } from './location.schema.ts';
import type { LocationStock } from './location-stock.ts';

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** Null where it is no count. */
function count(value: string | number | undefined): number | null {
  const number = typeof value === 'string' && withoutTags(value) !== '' ? Number(withoutTags(value)) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : null;
}

function decodeLocation(value: unknown): LocationStock | null {
  const read = decode(LocationAnswer, value);
  if (!read.ok) return null;
  const { name, enabled, stock, available, inStock } = read.value;
  if (enabled === false || enabled === 0) return null;
  const quantity = count(stock) ?? count(available) ?? count(inStock);
  return quantity === null ? null : { location: name, quantity, inStock: quantity > 0 };
}

/** Locations as either generation of the inventory app has them; null where it is no list. */
export function decodeLocations(value: unknown): LocationStock[] | null {
  const read = decode(LocationsAnswer, value);
  return read.ok ? read.value.map(decodeLocation).filter((stock) => stock !== null) : null;
}
