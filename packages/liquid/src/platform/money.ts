import { Drop } from '../values/drop.ts';
import { toFloat } from '../values/float.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import type { PlatformFilter, PlatformFilterTable } from './filter.ts';

interface AmountStyle {
  decimals: 0 | 2;
  thousands: string;
  point: string;
}

/** The placeholders of a money format. */
const STYLES: Readonly<Record<string, AmountStyle>> = {
  amount: { decimals: 2, thousands: ',', point: '.' },
  amount_no_decimals: { decimals: 0, thousands: ',', point: '.' },
  amount_with_comma_separator: { decimals: 2, thousands: '.', point: ',' },
  amount_no_decimals_with_comma_separator: { decimals: 0, thousands: '.', point: ',' },
  amount_with_apostrophe_separator: { decimals: 2, thousands: "'", point: '.' },
  amount_no_decimals_with_space_separator: { decimals: 0, thousands: ' ', point: ',' },
  amount_with_space_separator: { decimals: 2, thousands: ' ', point: ',' },
  amount_with_period_and_space_separator: { decimals: 2, thousands: ' ', point: '.' },
};
const DEFAULT_STYLE: AmountStyle = { decimals: 2, thousands: ',', point: '.' };
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

function formatAmount(cents: number, { decimals, thousands, point }: AmountStyle): string {
  const units = decimals === 0 ? Math.round(Math.abs(cents) / 100) : Math.round(Math.abs(cents));
  const digits = decimals === 0 ? String(units) : String(units).padStart(3, '0');
  const whole = decimals === 0 ? digits : digits.slice(0, -2);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const sign = cents < 0 && units !== 0 ? '-' : '';
  return `${sign}${grouped}${decimals === 0 ? '' : point + digits.slice(-2)}`;
}

/**
 * Money as the shop writes it.
 * @param cents minor units
 * @param format e.g. `${{amount_no_decimals}}`
 */
export function formatMoney(cents: number, format: string): string {
  return format.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(STYLES, name) ? formatAmount(cents, STYLES[name] ?? DEFAULT_STYLE) : placeholder,
  );
}

/** The amount alone, in the style of a format. */
function amountOf(cents: number, format: string): string {
  const name = /\{\{\s*(\w+)\s*\}\}/.exec(format)?.[1] ?? 'amount';
  return formatAmount(cents, STYLES[name] ?? DEFAULT_STYLE);
}

/** Nil and empty text stay empty; everything else is a number of minor units. */
const money =
  (format: (cents: number, formats: { plain: string; withCurrency: string }) => string): PlatformFilter =>
  (input, _args, _named, { host: services }) => {
    if (input === undefined || input === null || input === '') return '';
    const own = { plain: services.moneyFormat, withCurrency: services.moneyWithCurrencyFormat };
    const currency =
      input instanceof Drop && input.kind === 'money' ? toText(input.get('currency')) : services.currency;
    return format(toNumber(input), currency === services.currency ? own : (services.formatsOf?.(currency) ?? own));
  };

export const moneyFilters: PlatformFilterTable = {
  money: money((cents, { plain }) => formatMoney(cents, plain)),
  money_with_currency: money((cents, { withCurrency }) => formatMoney(cents, withCurrency)),
  money_without_currency: money((cents, { plain }) => amountOf(cents, plain)),
  money_without_trailing_zeros: money((cents, { plain }) => formatMoney(cents, plain).replace(/[.,]00(?!\d)/, '')),
  money_amount: (input) => toFloat(toNumber(input) / 100),
};
