import type { CardProduct } from '@vitrine/contract';

export interface QuickChoice {
  id: number;
  /** What is left to choose once the color is: `M`, or `28 / Tall`. */
  label: string;
  available: boolean;
  url: string;
}

/** The variants of a product in a color (all of them where it has none), named by their other options. */
export function quickChoices(product: CardProduct, color: string): QuickChoice[] {
  // Merchants name the option as they like: it is the one that has the color among its values.
  const at = product.options.findIndex((_, index) => product.variants.some(({ options }) => options[index] === color));
  return product.variants
    .filter((variant) => at < 0 || variant.options[at] === color)
    .map(({ id, title, options, available, url }) => ({
      id,
      label: options.filter((_, index) => index !== at).join(' / ') || title,
      available,
      url,
    }));
}
