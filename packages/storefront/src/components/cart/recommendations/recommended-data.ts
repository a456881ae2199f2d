import { image, join, limit, maybe, type ProductObject, where } from '@vitrine/compiler';

/** Most variants that one list offers. */
const MOST_VARIANTS = 60;

/** A product proposed beside the bag; shaped as the contract's `RecommendedProduct`. */
export function recommendedOf(product: ProductObject) {
  const variant = product.selected_or_first_available_variant;
  return {
    id: variant.id,
    url: product.url,
    title: product.title,
    price: variant.price,
    image: maybe(product.featured_image, (picture) => image(picture, { width: 320, widths: [160, 320, 480] })),
    options: join(product.options, ' / '),
    variants: limit(where(product.variants, 'available', true), MOST_VARIANTS).map((one) => ({
      id: one.id,
      title: one.title,
      price: one.price,
    })),
  };
}
