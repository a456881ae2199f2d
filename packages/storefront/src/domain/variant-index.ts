import type { Choice } from './choice.ts';
import type { ProductVariant } from './variant.schema.ts';

/** A set of variants: one bit for each, by position. */
type Bits = Uint32Array;

/**
 * Which variants have which option value. Built once for a product, it answers every question a choice asks without looking
 * at the variants again: sets of 2 000 variants are 63 words.
 */
export interface VariantIndex {
  /** The first variant that has all chosen values; with `available`, the first that can be bought. */
  first(choice: Choice, available?: boolean): ProductVariant | undefined;
}

const lowest = (word: number): number => 31 - Math.clz32(word & -word);

export function indexVariants(options: readonly unknown[], variants: readonly ProductVariant[]): VariantIndex {
  const words = Math.ceil(variants.length / 32);
  const available: Bits = new Uint32Array(words);
  const byValue = options.map(() => new Map<string, Bits>());
  const mark = (bits: Bits, at: number) => {
    bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  };
  variants.forEach((variant, at) => {
    if (variant.available) mark(available, at);
    variant.options.forEach((value, option) => {
      const values = byValue[option];
      if (!values) return;
      const bits = values.get(value) ?? new Uint32Array(words);
      mark(bits, at);
      values.set(value, bits);
    });
  });

  return {
    first(choice, buyable = false) {
      const sets: Bits[] = buyable ? [available] : [];
      for (const [option, value] of choice.entries()) {
        if (value === null) continue;
        const bits = byValue[option]?.get(value);
        if (!bits) return undefined;
        sets.push(bits);
      }
      for (let word = 0; word < words; word++) {
        let common = 0xffffffff;
        for (const bits of sets) common &= bits[word] ?? 0;
        const at = common === 0 ? words * 32 : word * 32 + lowest(common);
        if (at < variants.length) return variants[at];
      }
      return undefined;
    },
  };
}

const built = new WeakMap<readonly ProductVariant[], VariantIndex>();

/** The index of these variants; made when it is first asked for. */
export function indexOf({
  options,
  variants,
}: {
  options: readonly unknown[];
  variants: readonly ProductVariant[];
}): VariantIndex {
  const index = built.get(variants) ?? indexVariants(options, variants);
  built.set(variants, index);
  return index;
}
