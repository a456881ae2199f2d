/**
 * A float with an integral value, or negative zero. JavaScript cannot tell `4.0` from `4`, the language can: it prints
 * `4.0`, and `10 | divided_by: 4.0` is 2.5. Floats with a fraction, infinities and NaN are plain numbers.
 */
export class LiquidFloat {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }

  valueOf(): number {
    return this.value;
  }

  toJSON(): number {
    return this.value;
  }
}

/** A float of the language: a plain number if it has a fraction (or is no finite number), else a `LiquidFloat`. */
export function toFloat(value: number): number | LiquidFloat {
  return Number.isInteger(value) ? new LiquidFloat(value) : value;
}
