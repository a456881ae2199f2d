import { type Drop, defineDrop } from '@vitrine/liquid';
import type { ObjectScope } from '../scope.ts';
import { currencyDrop } from './currency.ts';

/**
 * Minor units of an order or a gift card: a number like any other, which the money filters write in its own currency where
 * that is not the page's.
 */
export function centsIn(scope: ObjectScope, cents: number, currency: string): number | Drop {
  return currency === scope.shop.currency ? cents : foreignCents({ cents, currency });
}

const foreignCents = defineDrop<{ cents: number; currency: string }>({
  kind: 'money',
  fields: { currency: ({ currency }) => currencyDrop(currency), cents: ({ cents }) => cents },
  print: ({ cents }) => String(cents),
  json: ({ cents }) => cents,
  asNumber: true,
});

/** Money of a metafield or a balance: prints as the amount, behaves as minor units in the money filters. */
export const moneyDrop: (subject: { scope: ObjectScope; cents: number; currency: string }) => Drop = defineDrop({
  kind: 'money',
  fields: { currency: ({ currency }) => currencyDrop(currency), cents: ({ cents }) => cents },
  print: ({ cents }) => String(cents),
  json: ({ cents, currency }) => ({ amount: (cents / 100).toFixed(2), currency_code: currency }),
  asNumber: true,
});
