import { type Cart, type CompareAtPrices, LineFactsById } from '../../domain/cart.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode, isRecord } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import { ok, type Result } from '../result.ts';

/** Id of the section that holds them (rule call-2). */
export const COMPARE_AT_PRICES_SECTION = 'compare-at-prices';

/** What that section says of the lines of the bag, by item id. */
export interface LineData {
  compareAtPrices: CompareAtPrices;
  facts: LineFactsById;
}

/** A price is a number per item id (rule data-2); text and other shapes of a price count as none. */
function pricesOf(value: unknown): CompareAtPrices {
  const found: CompareAtPrices = {};
  if (!isRecord(value)) return found;
  for (const [id, price] of Object.entries(value)) {
    const amount = typeof price === 'string' && price !== '' ? Number(price) : price;
    found[id] = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 ? amount : null;
  }
  return found;
}

/** Reads the section's HTML. Facts that are missing or of another shape are none: prices are shown without them. */
export function parseLineData(html: string): Result<LineData, CallFailure> {
  const json = embeddedJson(html);
  if (!json.ok) return json;
  const second = /<script[^>]*data-facts[^>]*>[\s\S]*?<\/script>/i.exec(html)?.[0];
  const known = second === undefined ? undefined : embeddedJson(second);
  const told = known?.ok ? decode(LineFactsById, known.value) : undefined;
  return ok({ compareAtPrices: pricesOf(json.value), facts: told?.ok ? told.value : {} });
}

/** The cart with what is known of its items: an item without a compare-at price has none. */
export function withLineData(cart: Cart, known: LineData): Cart {
  return {
    ...cart,
    items: cart.items.map((item) => {
      const own = known.facts[item.id];
      return {
        ...item,
        compare_at_price: known.compareAtPrices[item.id] ?? null,
        ...(own && { facts: own }),
      };
    }),
  };
}
