import type { ProductVariant } from './variant.schema.ts';
import { type Choice, indexOf } from './variant-index.ts';

export type { Choice };

/** An option, as far as a choice depends on it. */
export interface ChoosableOption {
  is_color: boolean;
  values: readonly { name: string }[];
}

/** What of a product its options depend on. */
export interface Choosable {
  /** What the page opened with. */
  variant: ProductVariant;
  variants_count: number;
  options: readonly ChoosableOption[];
  variants: readonly ProductVariant[];
}

export const isComplete = (choice: Choice): boolean => choice.every((value) => value !== null);

/** Whether every variant is known; of more than 250 the rest is on its way. */
export const hasAllVariants = ({ variants, variants_count }: Choosable): boolean => variants.length >= variants_count;

/** What brought the shopper to the page. */
export interface Arrival {
  /** The variant the page shows: the address's, else the first that can be bought. */
  variant: ProductVariant;
  /** The address names every option of it (decision 0020). */
  isVariantAddress: boolean;
  /** The choice that was kept at this place of the history; undefined where there is none. */
  stored?: Choice | undefined;
}

/**
 * What is chosen on arrival, in the browser as in the markup: what was chosen here before; else every option, where the address is of such a choice;
 * else only the color, and what leaves no choice.
 */
export function choiceOnArrival(
  product: Choosable,
  { variant, isVariantAddress: hasAllVariants, stored: kept }: Arrival,
): Choice {
  if (kept && variantFor(product, kept).id === variant.id) return kept;
  return product.options.map((option, index) =>
    hasAllVariants || option.is_color || option.values.length === 1 ? (variant.options[index] ?? null) : null,
  );
}

/** Choosing a value. A color with no variant that fits the other choices clears them (rule product-14). */
export function choose(product: Choosable, choice: Choice, option: number, value: string): Choice {
  const next = choice.map((chosen, index) => (index === option ? value : chosen));
  if (!product.options[option]?.is_color || !hasAllVariants(product)) return next;
  if (indexOf(product).first(next)) return next;
  return next.map((chosen, index) => {
    const only = product.options[index]?.values.length === 1;
    return index === option || only ? chosen : null;
  });
}

/**
 * With all options set the exact match; otherwise the first possible match (one that can be bought before one that cannot),
 * or the first variant (rule product-15).
 */
export function variantFor(product: Choosable, choice: Choice): ProductVariant {
  const index = indexOf(product);
  const best = isComplete(choice) ? exactVariant(product, choice) : index.first(choice, true);
  return best ?? index.first(choice) ?? product.variants[0] ?? product.variant;
}

/** The variant that a complete choice names; undefined when that combination is not made. */
export function exactVariant(product: Choosable, choice: Choice): ProductVariant | undefined {
  if (!isComplete(choice)) return undefined;
  const { variant } = product;
  // The variant the page opened with is known, also where its page of the variants is not.
  return indexOf(product).first(choice) ?? (variant.options.join() === choice.join() ? variant : undefined);
}

export interface ValueState {
  selected: boolean;
  /** Some variant has this value together with the other choices. */
  exists: boolean;
  /** … and can be bought. */
  available: boolean;
  /** The first of them, one that can be bought before one that cannot; undefined where none exists. */
  variant: ProductVariant | undefined;
}

/**
 * How a value stands, given the other choices; a color with none of its variants among them stands for itself, as it clears
 * them. While variants are on their way, what is not known yet may well exist.
 */
export function valueState(product: Choosable, choice: Choice, option: number, value: string): ValueState {
  const candidate = choose(product, choice, option, value);
  const index = indexOf(product);
  const buyable = index.first(candidate, true);
  const variant = buyable ?? index.first(candidate);
  const unknown = variant === undefined && !hasAllVariants(product);
  return {
    selected: choice[option] === value,
    exists: variant !== undefined || unknown,
    available: buyable !== undefined || unknown,
    variant,
  };
}

/** Where a choice that is not made would be made with another value of one option: those values, by option. */
export function alternatives(product: Choosable, choice: Choice): { option: number; values: string[] }[] {
  const index = indexOf(product);
  return product.options.flatMap(({ values }, option) => {
    const existing = values
      .map(({ name }) => name)
      .filter((name) => index.first(choice.map((chosen, other) => (other === option ? name : chosen))));
    return existing.length > 0 ? [{ option, values: existing }] : [];
  });
}
