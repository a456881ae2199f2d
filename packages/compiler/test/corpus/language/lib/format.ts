/** Cents as the shop writes prices without a fraction: whole units and a currency sign. */
export function wholePrice(units: number, currency = '€') {
  return `${currency}${units}`;
}

export const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** The first of the values that is neither null, undefined nor blank. */
export function firstOf(...values: (string | null | undefined)[]) {
  return values.find((value) => value != null && value !== '') ?? null;
}

export const SEPARATOR = ' · ';

export default function joinWords(words: readonly (string | null | false | undefined)[], separator = SEPARATOR) {
  return words.filter(Boolean).join(separator);
}
