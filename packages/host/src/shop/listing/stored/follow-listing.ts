import { EVERYTHING, numberOf, PRODUCTS } from '../../../cache/facts.ts';
import type { Store } from '../../../store/open.ts';
import type { Id } from '../../types.ts';
import { ListingReplaced } from './blocks.ts';
import { buildListing } from './build-listing.ts';
import { type LiveListing, openLiveListing, readState } from './live-listing.ts';
import { withListing } from './tables.ts';

/** What the index has of a product: whether it is published, it and its variants can be bought … */
const OF_PRODUCTS = ['product', 'available', 'available-variants', 'sold'] as const;
/** … and how many of it were sold. */
const OF_SALES = ['product', 'sold'] as const;

function idsOf(facts: ReadonlySet<string>, kinds: readonly Parameters<typeof numberOf>[1][]): Id[] {
  return [...facts].flatMap((fact) => kinds.map((kind) => numberOf(fact, kind)).find((id) => id !== undefined) ?? []);
}

/** What was announced and has not been read. */
interface Unread {
  products: Set<Id>;
  /** Those of the products that may have sold. */
  sold: Set<Id>;
  collections: Set<Id>;
  /** The index may be another one, or has to be built anew. */
  isAnother: boolean;
  /** Announcements may have been lost. */
  isUnknown: boolean;
}

const nothing = (): Unread => ({
  products: new Set(),
  sold: new Set(),
  collections: new Set(),
  isAnother: false,
  isUnknown: false,
});

export interface Followed {
  /** The index with everything that was announced until now. */
  current(): Promise<LiveListing>;
  /** Opens it anew. */
  reopen(): void;
}

/** Follows the index in the database: a sale is a few bits to patch, an import another generation. */
export function followListing(store: Store): Followed {
  const db = withListing(store.db);
  let live: LiveListing | null = null;
  let unread = nothing();
  /** A generation whose products have other variants than it knows. */
  let unusable: string | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  store.changes.subscribe((facts) => {
    for (const id of idsOf(facts, OF_PRODUCTS)) unread.products.add(id);
    for (const id of idsOf(facts, OF_SALES)) unread.sold.add(id);
    for (const id of idsOf(facts, ['members'])) unread.collections.add(id);
    unread.isAnother ||= facts.has(PRODUCTS) || facts.has('collections');
    unread.isUnknown ||= facts.has(EVERYTHING);
  });

  /** Builds the index where there is none, or where the catalogue has changed otherwise than by sales: on one node, while the others wait. */
  async function build(): Promise<void> {
    await store.write(
      async (tx) => {
        const state = await readState(withListing(tx));
        if (!state || state.generation === unusable) await buildListing(tx);
      },
      { locks: ['listing'] },
    );
  }

  async function open(): Promise<LiveListing> {
    const state = await readState(db);
    if (state && state.generation !== unusable) {
      unusable = state.generation;
      const opened = await openLiveListing(db, state);
      unusable = null;
      return opened;
    }
    await build();
    throw new ListingReplaced();
  }

  async function update(index: LiveListing, { products, sold, collections, isAnother }: Unread): Promise<LiveListing> {
    if (isAnother && (await readState(db))?.generation !== index.generation) throw new ListingReplaced();
    await index.refreshMembers([...collections]);
    await index.refreshProducts([...products], sold);
    return index;
  }

  async function upToDate(): Promise<LiveListing> {
    for (;;) {
      const before = live;
      const announced = unread;
      unread = nothing();
      live = null;
      try {
        live = before && !announced.isUnknown ? await update(before, announced) : await open();
        return live;
      } catch (error) {
        if (!(error instanceof ListingReplaced)) throw error;
      }
    }
  }

  return {
    current() {
      // One after the other: the second must not see an index that the first is still updating.
      const next = turn.then(upToDate);
      turn = next.catch(() => {});
      return next;
    },
    reopen() {
      unread.isUnknown = true;
    },
  };
}
