import { isRecord } from '../../platform/decode.ts';
import type { LocationStock } from './location-stock.ts';

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

/** A count, also one that is written out or stands in HTML; null where it is none. */
function count(value: unknown): number | null {
  const number = typeof value === 'string' && withoutTags(value) !== '' ? Number(withoutTags(value)) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.max(0, Math.trunc(number)) : null;
}

function decodeLocation(value: unknown): LocationStock | null {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  // The app says 0 or false of a location that the merchant has switched off.
  if (value.enabled === false || value.enabled === 0) return null;
  const quantity = count(value.stock) ?? count(value.available) ?? count(value.inStock);
  return quantity === null ? null : { location: value.name, quantity, inStock: quantity > 0 };
}

/** Locations as either generation of the inventory app has them; null where it is no list. */
export function decodeLocations(value: unknown): LocationStock[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(decodeLocation).filter((stock) => stock !== null);
}
