import type { RecommendedProduct } from '../cart-view.schema.ts';

/** Most products beside a bag. */
export const MOST_RECOMMENDED = 4;

/** The first of these lists that can be bought, none twice and none that is in the bag. `bagged`: addresses of its products. */
export function chooseRecommended(
  lists: readonly (readonly RecommendedProduct[])[],
  bagged: readonly string[],
  most = MOST_RECOMMENDED,
): RecommendedProduct[] {
  const chosen = new Map<string, RecommendedProduct>();
  for (const product of lists.flat()) {
    if (chosen.size >= most) break;
    if (product.variants.length > 0 && !bagged.includes(product.url) && !chosen.has(product.url))
      chosen.set(product.url, product);
  }
  return [...chosen.values()];
}
