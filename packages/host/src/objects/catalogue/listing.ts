import type { Collection, ProductQuery } from '../../shop/catalogue/types-products.ts';
import type { ObjectScope } from '../scope.ts';

/** The query for a collection's products; offset and limit are the list's business. */
export function listingQuery(scope: ObjectScope, collection: Collection): ProductQuery {
  const listing = scope.address.listingOf(collection.id);
  return {
    collectionId: collection.id === 0 ? null : collection.id,
    ...(listing && listing.tags.length > 0 ? { tags: listing.tags } : {}),
    ...(listing?.vendor === undefined ? {} : { vendor: listing.vendor }),
    ...(listing?.type === undefined ? {} : { type: listing.type }),
    filters: listing?.filters ?? [],
    sort: listing?.sort ?? collection.sortOrder,
    offset: 0,
    limit: 0,
  };
}
