/** Pseudo-random choices, determined by a seed and a name. */
export interface Draw {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
}

/** A generator for a seed and a name; equal arguments give equal choices. */
export function randomly(seed: number, name: string): Draw {
  let state = hashOf(`${name}\n${seed}`);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick(from) {
      const one = from[below(from.length)];
      if (from.length === 0) throw new Error(`Nothing to draw from for ${name}`);
      return one as (typeof from)[number];
    },
  };
}
