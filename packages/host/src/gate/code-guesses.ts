import type { FastifyRequest } from 'fastify';
import { readCart } from '../shop/cart/read-cart.ts';
import { parseCodes } from '../shop/cart/update-cart.ts';
import { countKnownCodes } from '../shop/discounts/load-discounts.ts';
import { cartToken } from './cookies.ts';
import type { Host } from './host.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Wrong discount and gift-card codes, by cart or checkout and by address: codes are short, and worth money. */
export function codeGuesses({ store, now }: Pick<Host, 'store' | 'now'>): RateLimit {
  return createRateLimit(store, 'code', { tries: 20, perAddress: 60, windowMs: 600_000 }, now);
}

/**
 * For the cart, which accepts unknown codes and marks them not applicable. Throws 429 once too many were tried. All codes are counted
 * before they are looked up, or the answer would reveal which are right; right ones are refunded afterwards. Codes that the cart already
 * has are not counted.
 */
export async function countCodes(host: Host, guesses: RateLimit, request: FastifyRequest, text: string): Promise<void> {
  const codes = parseCodes(text);
  if (codes.length === 0) return;
  const token = cartToken(request);
  const held = (await readCart(host.store, token))?.discountCodes ?? [];
  const tried = codes.filter((code) => !held.includes(code));
  if (tried.length === 0) return;
  const subject = token ?? 'no bag';
  await guesses.count(request, subject, tried.length);
  const known = await countKnownCodes(host.store.db, tried);
  if (known > 0) await guesses.refund(request, subject, known);
}
