import { asText, type Fields, isFields } from '../../gate/brackets.ts';
import type { CardDetails } from '../../shop/checkout/gateway.ts';
import type { CheckoutTexts } from './texts.ts';

export type CardParse = { ok: true; value: CardDetails } | { ok: false; errors: Record<string, string> };

/** Reads the card fields of the payment form. The gateway decides about the number; here only what no gateway takes is refused. */
export function parseCard(fields: Fields, now: Date, words: CheckoutTexts['card']): CardParse {
  const card = isFields(fields.card) ? fields.card : {};
  const number = (asText(card.number) ?? '').replace(/[\s-]/g, '');
  const name = (asText(card.name) ?? '').trim();
  const verificationValue = (asText(card.verification_value) ?? '').trim();
  const expiry = parseExpiry(asText(card.expiry) ?? '');
  const errors: Record<string, string> = {};
  if (!/^\d{1,19}$/.test(number)) errors['card[number]'] = words.number;
  if (name === '' || name.length > 255) errors['card[name]'] = words.name;
  if (!expiry) errors['card[expiry]'] = words.expiry;
  else if (isPast(expiry, now)) errors['card[expiry]'] = words.expired;
  if (!/^\d{3,4}$/.test(verificationValue)) errors['card[verification_value]'] = words.code;
  if (Object.keys(errors).length > 0 || !expiry) return { ok: false, errors };
  return { ok: true, value: { number, name, verificationValue, expiryMonth: expiry.month, expiryYear: expiry.year } };
}

interface Expiry {
  month: number;
  year: number;
}

/** `9/29`, `09 / 2029`, `0929` */
export function parseExpiry(text: string): Expiry | null {
  const match = /^\s*(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is good until the end of its month. */
function isPast({ month, year }: Expiry, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
