import { sql } from 'kysely';
import type { ProductIds } from '../../catalogue/types-products.ts';
import type { Id } from '../../types.ts';
import type { PageRequest } from '../listing.ts';
import type { Sort } from '../sort-of.ts';
import { type Bits, countBits, hasBit } from './bits.ts';
import { masksOf, matching, passing } from './chunk-masks.ts';
import type { LiveListing } from './live-listing.ts';
import { readParts } from './read-parts.ts';
import type { ResolvedList } from './resolve-list.ts';
import { CHUNK_WORDS, type Slot } from './slots.ts';
import type { ListingDb } from './tables.ts';

/** Slots in an order, segment by segment. */
interface Order {
  segments: number;
  read(segment: number): Promise<Uint32Array>;
  backwards: boolean;
}

const ofSegments = (segments: readonly Uint32Array[]): Order => ({
  segments: segments.length,
  read: async (segment) => segments[segment] ?? new Uint32Array(),
  backwards: false,
});

/** Every product of the shop, of the collection or of the search in an order. */
async function orderOf(live: LiveListing, list: ResolvedList, collectionId: Id | null, sort: Sort): Promise<Order> {
  const members = async () => collectionId !== null && ofSegments(await live.membersOf(collectionId));
  const found = list.found && ofSegments([list.found]);
  const stored = async (name: Parameters<LiveListing['order']>[0], backwards = false): Promise<Order> => ({
    ...(await live.order(name)),
    backwards,
  });
  switch (sort) {
    case 'title-ascending':
    case 'title-descending':
      return stored('title', sort === 'title-descending');
    case 'price-ascending':
    case 'price-descending':
      return stored('price', sort === 'price-descending');
    case 'created-ascending':
    case 'created-descending':
      return stored('created', sort === 'created-descending');
    case 'best-selling':
      return stored('sales');
    case 'relevance':
      return found || (await members()) || stored('title');
    case 'manual':
      return (await members()) || found || stored('title');
  }
}

/** Slots of an order that are in a bitmap: `count` of them after the first `skip`. */
async function take(bits: Bits, { segments, read, backwards }: Order, skip: number, count: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  let skipped = 0;
  for (let step = 0; step < segments && slots.length < count; step += 1) {
    const segment = await read(backwards ? segments - 1 - step : step);
    const { length } = segment;
    for (let index = 0; index < length && slots.length < count; index += 1) {
      const slot = segment[backwards ? length - 1 - index : index] ?? 0;
      if (!hasBit(bits, slot)) continue;
      if (skipped < skip) skipped += 1;
      else slots.push(slot);
    }
  }
  return slots;
}

async function idsOf(db: ListingDb, slots: readonly Slot[]): Promise<Id[]> {
  if (slots.length === 0) return [];
  const { rows } = await sql<{ slot: Slot; product_id: Id }>`
    select slot, product_id from listing_slots where slot = any(${slots}::bigint[])`.execute(db);
  const ids = new Map(rows.map(({ slot, product_id }) => [slot, product_id]));
  return slots.flatMap((slot) => ids.get(slot) ?? []);
}

/** The products of a list, of the whole catalogue. */
async function matched(live: LiveListing, list: ResolvedList): Promise<{ bits: Bits; totalUnfiltered: number }> {
  const bits = new Uint32Array(live.chunks * CHUNK_WORDS);
  let totalUnfiltered = 0;
  for await (const parts of readParts(live, list, [])) {
    const masks = masksOf(parts, list);
    bits.set(matching(passing(masks)), parts.chunk * CHUNK_WORDS);
    totalUnfiltered += countBits(masks.base);
  }
  return { bits, totalUnfiltered };
}

function splitByAvailability(live: LiveListing, bits: Bits): { first: Bits; rest: Bits } {
  const first = bits.slice();
  for (const [chunk, { available }] of live.stock.entries())
    for (let at = 0; at < available.length; at += 1)
      first[chunk * CHUNK_WORDS + at] = (first[chunk * CHUNK_WORDS + at] ?? 0) & (available[at] ?? 0);
  return { first, rest: bits.map((word, at) => word & ~(first[at] ?? 0)) };
}

/** One page of a list. */
export async function listPage(
  db: ListingDb,
  live: LiveListing,
  { list, collectionId }: { list: ResolvedList; collectionId: Id | null },
  { sort, unavailableLast, offset, limit }: PageRequest,
): Promise<ProductIds> {
  const { bits, totalUnfiltered } = await matched(live, list);
  const total = countBits(bits);
  const order = await orderOf(live, list, collectionId, sort);
  if (!unavailableLast) return { ids: await idsOf(db, await take(bits, order, offset, limit)), total, totalUnfiltered };
  const { first, rest } = splitByAvailability(live, bits);
  const slots = await take(first, order, offset, limit);
  const more = await take(rest, order, Math.max(0, offset - countBits(first)), limit - slots.length);
  return { ids: await idsOf(db, [...slots, ...more]), total, totalUnfiltered };
}

/** The products before and after one in a list that is not filtered. */
export async function listNeighbours(
  db: ListingDb,
  live: LiveListing,
  { list, collectionId }: { list: ResolvedList; collectionId: Id | null },
  { sort, slot }: { sort: Sort; slot: Slot },
): Promise<{ previous: Id | null; next: Id | null }> {
  const { bits } = await matched(live, list);
  const { segments, read, backwards } = await orderOf(live, list, collectionId, sort);
  let before: Slot | null = null;
  let isPassed = false;
  for (let step = 0; step < segments; step += 1) {
    const segment = await read(backwards ? segments - 1 - step : step);
    const { length } = segment;
    for (let index = 0; index < length; index += 1) {
      const at = segment[backwards ? length - 1 - index : index] ?? 0;
      if (!hasBit(bits, at)) continue;
      if (isPassed) return neighbourIds(db, before, at);
      if (at === slot) isPassed = true;
      else before = at;
    }
  }
  return isPassed ? neighbourIds(db, before, null) : { previous: null, next: null };
}

async function neighbourIds(
  db: ListingDb,
  before: Slot | null,
  after: Slot | null,
): Promise<{ previous: Id | null; next: Id | null }> {
  const [previous = null] = before === null ? [] : await idsOf(db, [before]);
  const [next = null] = after === null ? [] : await idsOf(db, [after]);
  return { previous, next };
}
