import { image, maybe, type ProductObject } from '@vitrine/compiler';

/** A product as its card shows it. */
export function cardOf(product: ProductObject) {
  return {
    url: product.url,
    title: product.title,
    picture: maybe(product.featured_image, (picture) => image(picture, { width: 600, widths: [300, 450, 600, 900] })),
    available: product.available,
    price: product.price,
    compare_at_price: product.compare_at_price,
    price_varies: product.price_varies,
  };
}
