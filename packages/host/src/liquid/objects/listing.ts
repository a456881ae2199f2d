import type { Collection, Id, ProductQuery } from '../../shop/types.ts';
import type { Listing, ObjectScope } from './scope.ts';

/** What the page's address narrows this collection to; null for any other collection on the page. */
export function listingFor(scope: ObjectScope, collectionId: Id): Listing | null {
  const { listing } = scope;
  if (!listing || listing.terms !== undefined) return null;
  return (listing.collectionId ?? 0) === collectionId ? listing : null;
}

/** The query for a collection's products; offset and limit are the list's business. */
export function listingQuery(scope: ObjectScope, collection: Collection): ProductQuery {
  const listing = listingFor(scope, collection.id);
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
