import type { ProductProps, ProductVariant } from '@vitrine/contract';

/** What of a product its options depend on. */
export type Choosable = Pick<ProductProps, 'options' | 'variants' | 'color_option'>;

/** The chosen value of each option, in the order of the options; null: not chosen yet. */
export type Choice = readonly (string | null)[];

const fits = (variant: ProductVariant, choice: Choice): boolean =>
  choice.every((value, index) => value === null || variant.options[index] === value);

export const isComplete = (choice: Choice): boolean => choice.every((value) => value !== null);

/** What the page opens with: every option of the variant its address names, else only what leaves no choice, and the color. */
export function openingChoice(product: Choosable & Pick<ProductProps, 'chosen' | 'variant'>): Choice {
  return product.options.map((option, index) => {
    const value = product.variant.options[index] ?? null;
    const settled = product.chosen !== null || option.name === product.color_option || option.values.length === 1;
    return settled ? value : null;
  });
}

/** Choosing a value. A color with no variant that fits the other choices clears them (`spec §4`). */
export function choose(product: Choosable, choice: Choice, option: number, value: string): Choice {
  const next = choice.map((chosen, index) => (index === option ? value : chosen));
  if (product.options[option]?.name !== product.color_option) return next;
  if (product.variants.some((variant) => fits(variant, next))) return next;
  return next.map((chosen, index) => {
    const only = product.options[index]?.values.length === 1;
    return index === option || only ? chosen : null;
  });
}

/** With all options set the exact match; otherwise the first possible match, or the first variant (`spec §4`). */
export function variantFor(product: Choosable & Pick<ProductProps, 'variant'>, choice: Choice): ProductVariant {
  const candidates = product.variants.filter((variant) => fits(variant, choice));
  const buyable = isComplete(choice) ? undefined : candidates.find((variant) => variant.available);
  return buyable ?? candidates[0] ?? product.variants[0] ?? product.variant;
}

/** The variant that a complete choice names; undefined when that combination is not made. */
export function exactVariant(product: Choosable, choice: Choice): ProductVariant | undefined {
  return isComplete(choice) ? product.variants.find((variant) => fits(variant, choice)) : undefined;
}

export interface ValueState {
  /** Some variant has this value together with the other choices. */
  exists: boolean;
  /** … and can be bought. */
  available: boolean;
}

/** How a value stands, given the other choices. */
export function valueState(product: Choosable, choice: Choice, option: number, value: string): ValueState {
  const asked = choice.map((chosen, index) => (index === option ? value : chosen));
  const matches = product.variants.filter((variant) => fits(variant, asked));
  return { exists: matches.length > 0, available: matches.some((variant) => variant.available) };
}

export type Status = 'normal' | 'preorder' | 'waitlist';

/** How a variant can be had now (`spec §4`). */
export function statusOf(variant: Pick<ProductVariant, 'available' | 'oversell' | 'counted' | 'stock'>): Status {
  if (!variant.available) return 'waitlist';
  return variant.counted && variant.oversell && variant.stock <= 0 ? 'preorder' : 'normal';
}

/** Properties of the line that is added (`spec §3, §7`): only what holds is sent. */
export function lineProperties(variant: ProductVariant, finalSale: boolean): Record<string, string> {
  const properties: Record<string, string> = {};
  if (statusOf(variant) === 'preorder') properties._preorder = 'true';
  else if (variant.counted && !variant.oversell) properties._inventory = String(variant.stock);
  if (finalSale || variant.final_sale) properties._finalsale = 'true';
  return properties;
}

/** Whole per cent below the compare-at price, rounded down as Liquid divides; 0 when there is none. */
export function discount(variant: Pick<ProductVariant, 'price' | 'cap'>): number {
  const { price, cap } = variant;
  return cap === null || cap <= price ? 0 : Math.floor(((cap - price) * 100) / cap);
}
