import type { Product } from '../../shop/catalogue/types-products.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { MOST_VARIANTS, type PublicBase, pictureUrl } from '../catalogue/catalogue-json.ts';

/** A product for link previews (oEmbed 1.0, type `link`), with the platform's fields of what is on offer. */
export function productOembed(product: Product, base: PublicBase, shop: Shop, url: string) {
  return { ...offered(product, base, shop), url, ...providedBy(shop) };
}

/** A collection for link previews: its products in order. */
export function collectionOembed(products: readonly Product[], base: PublicBase, shop: Shop, url: string) {
  return { products: products.map((product) => offered(product, base, shop)), url, ...providedBy(shop) };
}

const providedBy = ({ name }: Shop) => ({ provider: name, version: '1.0', type: 'link' });

/** Prices are numbers in units of the currency. Without a picture there is no `thumbnail_url`. */
function offered(product: Product, base: PublicBase, { currency }: Shop) {
  const image = product.media[0]?.preview;
  return {
    product_id: product.handle,
    title: product.title,
    description: product.description,
    brand: product.vendor,
    offers: product.variants.slice(0, MOST_VARIANTS).map((variant) => ({
      title: variant.title,
      offer_id: variant.id,
      sku: variant.sku,
      price: variant.price / 100,
      currency_code: currency,
      in_stock: variant.available,
    })),
    ...(image && { thumbnail_url: pictureUrl(base, image) }),
  };
}
