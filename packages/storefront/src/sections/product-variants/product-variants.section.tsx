import { defineSection, paginate } from '@vitrine/compiler';
import { ProductVariants } from '../../domain/variant.schema.ts';
import { pageVariantOf } from '../../domain/variant-data.ts';
import { VARIANTS_PER_PAGE } from '../../domain/variant-pages.ts';

/** Read by the product page at `{product}?section_id=product-variants&page=2` where a product has more variants than Liquid gives at once. */
export default defineSection({
  name: 't:names.product_variants',
  props: ProductVariants,
  elementId: 'product-variants',
  enabledOn: { templates: ['product'] },
  data: ({ product }) =>
    paginate(product.variants, VARIANTS_PER_PAGE, (variants) => ({ variants: variants.map(pageVariantOf) })),
});
