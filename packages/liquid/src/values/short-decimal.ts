/**
 * Decimals with at most six digits behind the point and fifteen in all, such as prices, as whole millionths: the sums and
 * products of two are exact then, and cost a tenth of what decimals of any size do.
 */
const UNITS = 1e6;

/** Up to here a float has the digits it was written with. */
const LARGEST = 1e15;

/** The millionths of a number; undefined if it has more digits. */
function unitsOf(value: number): number | undefined {
  const units = Math.round(value * UNITS);
  return Math.abs(units) < LARGEST && units / UNITS === value ? units : undefined;
}

export type ShortOperation = '+' | '-' | '*' | '/';

/** The float nearest to the exact result; undefined where that needs more digits, or is zero, whose sign matters. */
export function calculateShort(left: number, right: number, operation: ShortOperation): number | undefined {
  const a = unitsOf(left);
  const b = unitsOf(right);
  if (!a || !b) return undefined;
  switch (operation) {
    case '+':
      return a + b === 0 ? undefined : (a + b) / UNITS;
    case '-':
      return a === b ? undefined : (a - b) / UNITS;
    case '*': {
      const product = a * b;
      return Math.abs(product) <= Number.MAX_SAFE_INTEGER ? product / (UNITS * UNITS) : undefined;
    }
    default:
      return a / b;
  }
}
