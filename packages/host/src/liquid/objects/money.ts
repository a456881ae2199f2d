import { type Drop, defineDrop } from '../drop.ts';
import { currencyDrop } from './currency.ts';
import type { ObjectScope } from './scope.ts';

/** Money of a metafield or a balance: prints as the amount, behaves as minor units in the money filters. */
export const moneyDrop: (subject: { scope: ObjectScope; cents: number; currency: string }) => Drop = defineDrop({
  kind: 'money',
  fields: { currency: ({ currency }) => currencyDrop(currency), cents: ({ cents }) => cents },
  print: ({ cents }) => String(cents),
  json: ({ cents, currency }) => ({ amount: (cents / 100).toFixed(2), currency_code: currency }),
  asText: true,
});
