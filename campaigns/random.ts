/** Random numbers that a seed repeats (mulberry32). */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 to `below - 1`. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** True once in `times`, on average. */
  oneIn(times: number): boolean;
}

/** A generator of its own for each `parts`: the same parts give the same numbers. */
export function createRandom(...parts: number[]): Random {
  let state = parts.reduce((mixed, part) => Math.imul(mixed ^ part, 0x9e3779b1) + 0x7f4a7c15, 0x2545f491) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    next,
    below,
    pick<T>(list: readonly T[]): T {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    oneIn: (times) => next() * times < 1,
  };
}
