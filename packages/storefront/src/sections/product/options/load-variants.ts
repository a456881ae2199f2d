import type { ProductVariant } from '../../../domain/variant.schema.ts';
import { VARIANTS_PER_PAGE } from '../../../domain/variant-pages.ts';
import { fetchVariants } from '../../../platform/products/product-variants.ts';
import type { ProductProps } from '../product.schema.ts';

type PagedProduct = Pick<ProductProps, 'url' | 'variants' | 'variants_count' | 'variants_page'>;

/** All variants of a product, in order: the payload's page, and the others fetched from the platform. Null if a request failed. */
export async function loadVariants(product: PagedProduct): Promise<ProductVariant[] | null> {
  const [path = product.url] = product.url.split('?');
  const pages = Array.from({ length: Math.ceil(product.variants_count / VARIANTS_PER_PAGE) }, async (_, index) => {
    const page = index + 1;
    if (page === product.variants_page) return product.variants;
    const answer = await fetchVariants(path, page);
    return answer.ok ? answer.value : null;
  });
  const all: ProductVariant[] = [];
  for (const page of await Promise.all(pages)) {
    if (page === null) return null;
    all.push(...page);
  }
  return all;
}
