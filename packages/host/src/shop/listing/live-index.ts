import { sql } from 'kysely';
import { EVERYTHING, numberOf, PRODUCTS } from '../../cache/facts.ts';
import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Id } from '../types.ts';
import { buildIndex, readMembers, restBetweenSlices } from './build-index.ts';
import { type ListingIndex, salesOrder } from './listing-index.ts';

interface Live {
  index: ListingIndex | null;
  /** The next index, built or in progress before an import's announcement; with the sales since it was started. */
  next: { index: ListingIndex | null; products: Set<Id>; collections: Set<Id> } | null;
  /** Counts imports, so that an index built across one is discarded. */
  imports: number;
  /** Requests run one after the other: the second must not see an index that the first is still updating. */
  turn: Promise<unknown>;
  products: Set<Id>;
  collections: Set<Id>;
}

const lives = new WeakMap<Store, Live>();

/** What the index has of a product: whether it and its variants can be bought, and how many of it were sold. */
const OF_PRODUCTS = ['product', 'available', 'available-variants', 'sold'] as const;

/** The products, or the collections, that these facts are about. */
function idsOf(facts: ReadonlySet<string>, kinds: readonly Parameters<typeof numberOf>[1][]): Id[] {
  return [...facts].flatMap((fact) => kinds.map((kind) => numberOf(fact, kind)).find((id) => id !== undefined) ?? []);
}

/** Follows the store: an import drops the index, a sale marks its products. */
function follow(store: Store): Live {
  const live: Live = {
    index: null,
    next: null,
    imports: 0,
    turn: Promise.resolve(),
    products: new Set(),
    collections: new Set(),
  };
  store.changes.subscribe((keys) => {
    if (keys.has(EVERYTHING) || keys.has(PRODUCTS) || keys.has('collections')) {
      live.index = live.next?.index ?? null;
      live.products = live.next?.products ?? new Set();
      live.collections = live.next?.collections ?? new Set();
      live.next = null;
      live.imports += 1;
      return;
    }
    for (const list of live.next ? [live, live.next] : [live]) {
      for (const id of idsOf(keys, OF_PRODUCTS)) list.products.add(id);
      for (const id of idsOf(keys, ['members'])) list.collections.add(id);
    }
  });
  lives.set(store, live);
  return live;
}

/** Reloads what a sale changes of some products. False where a product is new, deleted or has other variants than before. */
async function refreshProducts(store: Store, index: ListingIndex, ids: readonly Id[]): Promise<boolean> {
  const list = oneOf(ids);
  const products = await store.db
    .selectFrom('products')
    .where('id', 'in', list)
    .where('published', '=', sql.lit(1))
    .select(['id', 'available', 'units_sold'])
    .execute();
  const variants = await store.db
    .selectFrom('variants')
    .where('product_id', 'in', list)
    .select(['product_id', 'available'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const ofProduct = Map.groupBy(variants, (variant) => variant.product_id);
  if (products.length !== ids.filter((id) => index.ordinals.has(id)).length) return false;
  let sold = false;
  for (const product of products) {
    const ordinal = index.ordinals.get(product.id);
    if (ordinal === undefined) return false;
    const start = index.variantStart[ordinal] ?? 0;
    const own = ofProduct.get(product.id) ?? [];
    if (own.length !== (index.variantStart[ordinal + 1] ?? 0) - start) return false;
    for (const [offset, variant] of own.entries()) index.variantAvailable[start + offset] = variant.available;
    index.available[ordinal] = product.available;
    sold ||= index.unitsSold[ordinal] !== product.units_sold;
    index.unitsSold[ordinal] = product.units_sold;
  }
  if (sold) index.bySales = salesOrder(index.unitsSold);
  return true;
}

async function upToDate(store: Store, live: Live): Promise<ListingIndex> {
  for (;;) {
    const { imports } = live;
    const index = live.index ?? (await buildIndex(store.db));
    const products = [...live.products];
    const collections = [...live.collections];
    live.products.clear();
    live.collections.clear();
    const patched = products.length === 0 || (await refreshProducts(store, index, products));
    for (const id of collections) index.collections.set(id, await readMembers(store.db, id, index.ordinals));
    if (live.imports !== imports) continue;
    live.index = patched ? index : null;
    if (live.index) return live.index;
  }
}

/** The current index of published products: built on first use, updated by the store's changes. */
export function listingIndex(store: Store): Promise<ListingIndex> {
  const live = lives.get(store) ?? follow(store);
  const turn = live.turn.then(() => upToDate(store, live));
  live.turn = turn.catch(() => {});
  return turn;
}

/** The current index if one has been built, else null. */
export async function builtIndex(store: Store): Promise<ListingIndex | null> {
  return lives.get(store)?.index ? listingIndex(store) : null;
}

/** Rebuilds the index in slices while lists are answered from the current one; the import's announcement puts it in place. */
export async function prepareListingIndex(store: Store): Promise<void> {
  const live = lives.get(store);
  // Not used yet: the first list builds it.
  if (!live?.index) return;
  const next: NonNullable<Live['next']> = { index: null, products: new Set(), collections: new Set() };
  live.next = next;
  next.index = await buildIndex(store.db, restBetweenSlices());
}
