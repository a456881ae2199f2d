/** An integer of the language: a number while it is safe, a BigInt beyond. */
export type Integer = number | bigint;

/** A BigInt as a number if it is safe. */
export function fromBigInt(value: bigint): Integer {
  return value >= -9007199254740991n && value <= 9007199254740991n ? Number(value) : value;
}

export function isInteger(value: unknown): value is Integer {
  return typeof value === 'number' ? Number.isInteger(value) : typeof value === 'bigint';
}
