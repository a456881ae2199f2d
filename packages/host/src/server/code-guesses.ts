import type { FastifyRequest } from 'fastify';
import { discountsOf } from '../shop/cart/discounts.ts';
import { readCart } from '../shop/cart/read-cart.ts';
import { parseCodes } from '../shop/cart/update-cart.ts';
import { cartToken } from './cookies.ts';
import type { Host } from './host.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Wrong discount and gift-card codes, by bag or checkout and by address: codes are short, and worth money. */
export function codeGuesses({ store, now }: Pick<Host, 'store' | 'now'>): RateLimit {
  return createRateLimit(store, 'code', { tries: 20, perAddress: 60, windowMs: 600_000 }, now);
}

/**
 * For the bag, which takes unknown codes in and calls them not applicable: throws 429 once too many were unknown. Codes that are
 * in the bag already are no guesses.
 */
export async function countUnknownCodes(
  host: Host,
  guesses: RateLimit,
  request: FastifyRequest,
  text: string,
): Promise<void> {
  const token = cartToken(request);
  const codes = parseCodes(text);
  if (codes.length === 0) return;
  const known = await discountsOf(host.store.db, codes);
  const unknown = codes.filter((code) => !known.has(code));
  const held = unknown.length === 0 ? [] : ((await readCart(host.store, token))?.discountCodes ?? []);
  const subject = token ?? 'no bag';
  // Asked for right codes too: else the answer would tell them from wrong ones.
  if (unknown.some((code) => !held.includes(code)) || (await guesses.isSpent(request, subject)))
    await guesses.count(request, subject);
}
