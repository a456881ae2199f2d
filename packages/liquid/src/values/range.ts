import { RenderLimitError } from '../runtime/error.ts';
import { fromBigInt, type Integer } from './integer.ts';

/** Most items a range may be turned into a list of. */
const LARGEST_LIST = 1_000_000;

/** `(1..5)`: both ends included, empty if the last is below the first. Stored as its two ends. */
export class LiquidRange {
  readonly first: Integer;
  readonly last: Integer;

  constructor(first: Integer, last: Integer) {
    this.first = first;
    this.last = last;
  }

  get size(): Integer {
    if (this.last < this.first) return 0;
    if (typeof this.first === 'number' && typeof this.last === 'number') {
      const size = this.last - this.first + 1;
      if (Number.isSafeInteger(size)) return size;
    }
    return fromBigInt(BigInt(this.last) - BigInt(this.first) + 1n);
  }

  /**
   * Items `offset` to `offset + limit`.
   * @throws RenderLimitError if they are too many for a list.
   */
  slice(offset: number, limit: number): Integer[] {
    const count = Math.max(0, Math.min(Number(this.size) - offset, limit));
    if (count > LARGEST_LIST) throw new RenderLimitError('Memory limits exceeded');
    const { first } = this;
    if (typeof first === 'number' && Number.isSafeInteger(first + offset + count)) {
      return Array.from({ length: count }, (_, index) => first + offset + index);
    }
    const from = BigInt(first) + BigInt(offset);
    return Array.from({ length: count }, (_, index) => fromBigInt(from + BigInt(index)));
  }

  toArray(): Integer[] {
    return this.slice(0, Number.POSITIVE_INFINITY);
  }

  includes(value: number | bigint): boolean {
    return value >= this.first && value <= this.last;
  }

  toString(): string {
    return `${this.first}..${this.last}`;
  }

  toJSON(): string {
    return this.toString();
  }
}
