import { LRUCache } from 'lru-cache';
import type { Store } from '../../../store/open.ts';
import type { Id } from '../../types.ts';
import { groupFilters } from '../filter-groups.ts';
import type { Listing, ListRequest, Term } from '../listing.ts';
import { countBits, intersect } from './bits.ts';
import { ListingReplaced } from './blocks.ts';
import { baseOf } from './chunk-masks.ts';
import { countValues } from './count-values.ts';
import { followListing } from './follow-listing.ts';
import { listNeighbours, listPage } from './list-page.ts';
import type { LiveListing } from './live-listing.ts';
import { readParts } from './read-parts.ts';
import { type ResolvedList, resolveList, slotsOf } from './resolve-list.ts';
import { CHUNK_WORDS } from './slots.ts';
import { withListing } from './tables.ts';
import { hasAny } from './term-block.ts';

/** Terms that a process keeps, of all filters together. */
const MOST_TERMS = 100_000;

const everything = (collectionId: Id | null): ListRequest => ({
  collectionId,
  found: null,
  hidesUnavailable: false,
  groups: groupFilters([]),
});

async function countMembers({ stock, memberBits }: LiveListing, collectionId: Id): Promise<number> {
  const bits = await memberBits(collectionId);
  return stock.reduce((count, { published }, chunk) => {
    const own = published.slice();
    intersect(own, bits.subarray(chunk * CHUNK_WORDS));
    return count + countBits(own);
  }, 0);
}

/** The values of some filters that a list has. */
async function valuesIn(
  live: LiveListing,
  list: ResolvedList,
  filters: readonly { param: string; terms: readonly Term[] }[],
): Promise<string[][]> {
  const found = filters.map(() => new Set<Term>());
  const params = filters.map(({ param }) => param);
  for await (const parts of readParts(live, list, params)) {
    const base = baseOf(parts, list);
    for (const [at, { param, terms }] of filters.entries()) {
      const block = parts.terms.get(param);
      const own = found[at];
      if (block && own) for (const term of terms) if (!own.has(term) && hasAny(block, term.id, base)) own.add(term);
    }
  }
  return filters.map(({ terms }, at) => terms.filter((term) => found[at]?.has(term)).map(({ value }) => value));
}

/** Lists, filters and counts from the index in the database (docs/decisions/0066-the-listing-index-in-the-database.md). */
export function createStoredListing(store: Store): Listing {
  const db = withListing(store.db);
  const { current, reopen } = followListing(store);
  const terms = new LRUCache<string, { list: Term[] }>({ maxSize: MOST_TERMS });
  const params = new LRUCache<string, { list: string[] }>({ max: 10 });

  async function termsOf({ generation }: LiveListing, param: string): Promise<readonly Term[]> {
    const key = `${generation} ${param}`;
    const known = terms.get(key);
    if (known) return known.list;
    const list = await db.selectFrom('facet_terms').where('param', '=', param).selectAll().orderBy('id').execute();
    terms.set(key, { list }, { size: list.length + 1 });
    return list;
  }

  async function paramsOf({ generation }: LiveListing, start: string): Promise<string[]> {
    const key = `${generation} ${start}`;
    const known = params.get(key);
    if (known) return known.list;
    const rows = await db
      .selectFrom('facet_terms')
      .select(({ fn }) => ['param', fn.min('id').as('first')])
      .groupBy('param')
      .orderBy('first')
      .execute();
    const list = rows.map(({ param }) => param).filter((param) => param.startsWith(start));
    params.set(key, { list });
    return list;
  }

  /** Runs a query again where the index was replaced meanwhile. */
  async function answer<T>(query: (live: LiveListing) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await query(await current());
      } catch (error) {
        if (!(error instanceof ListingReplaced)) throw error;
        reopen();
      }
    }
  }

  async function resolved(live: LiveListing, list: ListRequest) {
    const { collectionId } = list;
    return { list: await resolveList(db, live, (param) => termsOf(live, param), list), collectionId };
  }

  return {
    async prepare() {
      await current();
    },
    terms: (param) => answer((live) => termsOf(live, param)),
    params: (start) => answer((live) => paramsOf(live, start)),
    page: (list, page) => answer(async (live) => listPage(db, live, await resolved(live, list), page)),
    count: (list, request) => answer(async (live) => countValues(live, (await resolved(live, list)).list, request)),
    neighbours: (list, sort, productId) =>
      answer(async (live) => {
        const [slot] = await slotsOf(db, [productId]);
        if (slot === undefined) return { previous: null, next: null };
        return listNeighbours(db, live, await resolved(live, list), { sort, slot });
      }),
    memberCounts: (ids) =>
      answer(async (live) => {
        const counts = new Map<Id, number>();
        for (const id of ids) counts.set(id, await countMembers(live, id));
        return counts;
      }),
    termsIn: (collectionId, wanted) =>
      answer(async (live) => {
        const { list } = await resolved(live, everything(collectionId));
        const filters = await Promise.all(wanted.map(async (param) => ({ param, terms: await termsOf(live, param) })));
        return valuesIn(live, list, filters);
      }),
  };
}
