/** Currency signs and codes: `€`, `R$`, `USD`, and signs that are letters. */
const CURRENCY = [
  '[A-Z]{0,3}\\p{Sc}',
  ...Intl.supportedValuesOf('currency'),
  '(?:Bs|Fr|kr|R|Rs|SFr|TL|лв|р|руб)\\.?',
  '[BS]/\\.?',
  ...['CFA', 'Dhs', 'FCFA', 'Ft', 'KSh', 'Kč', 'L', 'Q', 'RM', 'Rp', 'lei', 'грн', 'zł'],
].join('|');

/** A number with its surroundings. Spreadsheets mark a text with `'`; the platform writes a sign and a code, `$19.00 USD`. */
const PRICE = new RegExp(`^'?(?:(?:${CURRENCY})\\s*){0,2}([\\d.,'’\\p{Zs}]*\\d)(?:\\s*(?:${CURRENCY})){0,2}$`, 'iu');

/** Marks that spreadsheets write around amounts in Hebrew and Arabic. */
const DIRECTION = /[\u061c\u200e\u200f]/g;

/** How people and spreadsheets write a number. A separator of thousands is one character, the same throughout. */
const NUMBERS = [
  /^(?<whole>\d*)(?:\.(?<part>\d+))?$/,
  /^(?<whole>\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(?<part>\d+))?$/,
  /^(?<whole>\d*),(?!\d{3}$)(?<part>\d+)$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<part>\d+)$/,
  /^(?<whole>\d{1,3}(?:\.\d{3}){2,})$/,
  /^(?<whole>\d{1,3}(?<gap>['’\p{Zs}])\d{3}(?:\k<gap>\d{3})*)(?:[.,](?<part>\d+))?$/u,
];

/** Most characters of a price. */
const LONGEST = 60;

/**
 * Parses a price as people and spreadsheets write it, in minor units: `1,234.50`, `1.234,50 €`, `$ 19`, `12,5`. Null where it is no price:
 * only a currency may surround the number. A single point is always the decimal point, as in the platform's export; a single comma before
 * exactly three digits separates thousands.
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return null;
  const number = PRICE.exec(trimmed.replace(DIRECTION, ''))?.[1]?.trim();
  if (number === undefined) return null;
  const groups = NUMBERS.map((form) => form.exec(number)?.groups).find((found) => found !== undefined);
  if (!groups) return null;
  const whole = (groups.whole ?? '').replace(/\D/g, '') || '0';
  const minor = Number(whole) * 100 + Math.round(Number(`0.${groups.part ?? '0'}`) * 100);
  return Number.isSafeInteger(minor) && minor <= 1e11 ? minor : null;
}
