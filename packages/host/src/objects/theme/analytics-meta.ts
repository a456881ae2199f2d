import type { ObjectScope } from '../scope.ts';

/** Where the platform's analytics name a kind of page in another way than `request.page_type`. */
const NAMES: Readonly<Record<string, string>> = { index: 'home', search: 'searchresults' };

/** Variants of a product that are named. */
const MOST_VARIANTS = 250;

/**
 * `ShopifyAnalytics.meta`: the kind of page, its resource, and on the page of a product what is sold there, prices in minor units. Nothing of
 * the visitor: pages are cached for all.
 */
export function analyticsMeta(scope: ObjectScope): Record<string, unknown> {
  const { shop, pageType, chosen, listing } = scope;
  const product = chosen && scope.rows.get('product', chosen.productId);
  const collectionId = pageType === 'collection' ? (listing?.collectionId ?? null) : null;
  const resource = product
    ? { resourceType: 'product', resourceId: product.id }
    : collectionId !== null && { resourceType: 'collection', resourceId: collectionId };
  return {
    currency: shop.currency,
    page: { pageType: NAMES[pageType] ?? pageType, ...resource },
    ...(product && {
      product: {
        id: product.id,
        gid: `gid://shopify/Product/${product.id}`,
        vendor: product.vendor,
        type: product.type,
        handle: product.handle,
        variants: product.variants.slice(0, MOST_VARIANTS).map(({ id, price, title, sku }) => ({
          id,
          price,
          name: title === 'Default Title' ? product.title : `${product.title} - ${title}`,
          public_title: title === 'Default Title' ? null : title,
          sku,
        })),
      },
    }),
  };
}
