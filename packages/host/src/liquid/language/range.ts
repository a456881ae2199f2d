import { RenderLimitError } from './error.ts';

/** Most items a range may be turned into a list of. */
const LARGEST_LIST = 100_000;

/** `(1..5)`: both ends included, empty if the end is below the start. Kept as its two ends until someone loops. */
export class LiquidRange {
  readonly first: number;
  readonly last: number;

  constructor(first: number, last: number) {
    this.first = first;
    this.last = last;
  }

  get size(): number {
    return Math.max(0, this.last - this.first + 1);
  }

  /** Items `offset` to `offset + limit`. */
  slice(offset: number, limit: number): number[] {
    const count = Math.max(0, Math.min(this.size - offset, limit));
    if (count > LARGEST_LIST) throw new RenderLimitError('Memory limits exceeded');
    return Array.from({ length: count }, (_, index) => this.first + offset + index);
  }

  toArray(): number[] {
    return this.slice(0, this.size);
  }

  toString(): string {
    return `${this.first}..${this.last}`;
  }

  toJSON(): string {
    return this.toString();
  }
}
