import type { CardProduct } from '../../domain/card-product.schema.ts';
import type { Choosable } from '../../domain/choice.ts';
import { variantOfColor } from '../product-card/card-choice.ts';

export interface QuickChoice {
  id: number;
  /** What is left to choose once the color is: `M`, or `28 / Tall`. */
  label: string;
  available: boolean;
  url: string;
}

/** The variants of a product in a color (all of them where it has none), named by their other options. */
export function quickChoices(product: CardProduct, color: string): QuickChoice[] {
  const at = colorOption(product, color);
  return product.variants
    .filter((variant) => at < 0 || variant.options[at] === color)
    .map(({ id, title, options, available, url }) => ({
      id,
      label: options.filter((_, index) => index !== at).join(' / ') || title,
      available,
      url,
    }));
}

/** Index of the option that is the color. Merchants name it as they like: it is the one that has the color among its values. */
const colorOption = (product: CardProduct, color: string): number =>
  product.options.findIndex((_, index) => product.variants.some(({ options }) => options[index] === color));

/** A card's product as a choice of options, which begins with the color that the card shows. */
export function quickProduct(product: CardProduct, color: string): (Choosable & { names: string[] }) | undefined {
  const variant = variantOfColor(product, color) ?? product.variants[0];
  if (!variant) return undefined;
  const at = colorOption(product, color);
  return {
    names: product.options,
    options: product.options.map((_, index) => ({
      is_color: index === at,
      values: [...new Set(product.variants.map(({ options }) => options[index] ?? ''))].map((name) => ({ name })),
    })),
    variant,
    variants: product.variants,
    variants_count: product.variants.length,
  };
}

/** Indexes of the options that are left to choose once the color is. */
export const leftToChoose = ({ options }: Choosable): number[] =>
  options.flatMap(({ is_color, values }, index) => (is_color || values.length < 2 ? [] : index));
