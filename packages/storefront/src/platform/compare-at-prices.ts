import type { Cart, CompareAtPrices } from '@vitrine/contract';
import type { CallFailure } from './call-failure.ts';
import { type Decoder, decode, isRecord } from './decode.ts';
import { embeddedJson } from './embedded-json.ts';
import type { Result } from './result.ts';

/** Id of the section that holds them (`spec §7`). */
export const COMPARE_AT_PRICES_SECTION = 'compare-at-prices';

/** Where the same map says 1 of an item that is gone since it was put into the bag. */
export const soldOutKey = (id: number): string => `sold-out:${id}`;

/** A price is a number per item id (`spec §3`); text and other shapes of a price count as none. */
const prices: Decoder<CompareAtPrices> = (value) => {
  const found: CompareAtPrices = {};
  if (!isRecord(value)) return found;
  for (const [id, price] of Object.entries(value)) {
    const amount = typeof price === 'string' && price !== '' ? Number(price) : price;
    found[id] = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
  }
  return found;
};

/** Reads the section's HTML: compare-at price in minor units by item id. */
export function parseCompareAtPrices(html: string): Result<CompareAtPrices, CallFailure> {
  const json = embeddedJson(html);
  return json.ok ? decode(prices, json.value) : json;
}

/** The cart with its items' compare-at prices; an item the map does not name has none. */
export function withCompareAtPrices(cart: Cart, known: CompareAtPrices): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => ({
      ...item,
      compare_at_price: known[item.id] ?? null,
      sold_out: known[soldOutKey(item.id)] === 1,
    })),
  };
}
