import type { Store } from '../../store/open.ts';
import type { Listing } from './listing.ts';
import { createMemoryListing } from './memory-listing.ts';
import { createStoredListing } from './stored/stored-listing.ts';

const listings = new WeakMap<Store, Listing>();

/** The listing of a store: in memory where one process has the shop, in the database where several share it. */
export function listingOf(store: Store): Listing {
  const known = listings.get(store);
  if (known) return known;
  const listing = store.engine === 'postgres' ? createStoredListing(store) : createMemoryListing(store);
  listings.set(store, listing);
  return listing;
}
