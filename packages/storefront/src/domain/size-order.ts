/** Sizes by letter, from small to large; other words come after them. */
export const LETTER_SIZES = [
  'os',
  'one size',
  'xxs',
  'xs',
  'xs / s',
  's',
  's / m',
  'm',
  'm / l',
  'l',
  'l / xl',
  'xl',
  'xxl',
  'xxxl',
];

const numberOf = (size: string): number | null => (/^\d+(\.\d+)?$/.test(size.trim()) ? Number(size) : null);

/** The three groups of sizes (rule collection-16): 0 numbers of 3 or less, 1 OS, M / L and other words, 2 numbers above 3. */
export function sizeGroup(size: string): 0 | 1 | 2 {
  const number = numberOf(size);
  return number === null ? 1 : number <= 3 ? 0 : 2;
}

/** Sizes as a shopper looks for them (rule collection-16): by group; numbers by value, words by letter, unknown words as they came. */
export function inSizeOrder<T>(values: readonly T[], sizeOf: (value: T) => string): T[] {
  const rank = (value: T): number => {
    const size = sizeOf(value).trim();
    const number = numberOf(size);
    if (number !== null) return number;
    const at = LETTER_SIZES.indexOf(size.toLowerCase());
    return at < 0 ? LETTER_SIZES.length : at;
  };
  return values.toSorted((a, b) => sizeGroup(sizeOf(a)) - sizeGroup(sizeOf(b)) || rank(a) - rank(b));
}
