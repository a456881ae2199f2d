import { defineSection, image, join, type VariantObject } from '@vitrine/compiler';
import { Product } from './Product.tsx';
import { ProductProps } from './product.schema.ts';

const variantOf = ({ id, title, available, price, compare_at_price }: VariantObject) => ({
  id,
  title,
  available,
  price,
  compare_at_price,
});

export default defineSection({
  name: 'Product',
  props: ProductProps,
  hydrate: 'load',
  enabledOn: { templates: ['product'] },
  data: ({ product }) => ({
    title: product.title,
    description: product.description,
    pictures: product.images.map((picture) => image(picture, { width: 1000, widths: [400, 700, 1000, 1400] })),
    option: join(product.options, ', '),
    has_choice: !product.has_only_default_variant,
    variants: product.variants.map(variantOf),
    first: variantOf(product.selected_or_first_available_variant),
  }),
  view: Product,
});
