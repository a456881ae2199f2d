import { image, maybe, type ProductObject } from '@vitrine/compiler';

/** A product proposed beside the bag; shaped as the contract's `RecommendedProduct`. */
export function recommendedOf(product: ProductObject) {
  const variant = product.selected_or_first_available_variant;
  return {
    id: variant.id,
    url: product.url,
    title: product.title,
    price: variant.price,
    image: maybe(product.featured_image, (picture) => image(picture, { width: 320, widths: [160, 320, 480] })),
  };
}
