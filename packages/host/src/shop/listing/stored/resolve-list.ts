import { sql } from 'kysely';
import type { Id } from '../../types.ts';
import { conditionsOfGroups, conditionsOfList, type TermCondition } from '../chosen-terms.ts';
import type { ListRequest, Term } from '../listing.ts';
import { type Bits, setBit } from './bits.ts';
import type { LiveListing } from './live-listing.ts';
import { CHUNK_WORDS, type Slot } from './slots.ts';
import type { ListingDb } from './tables.ts';

/** A condition as the ids of terms, any of which will do. */
export interface TermChoice {
  param: string;
  terms: number[];
}

/** A list in the numbers of the index. */
export interface ResolvedList {
  /** Of the whole catalogue; null: everything. */
  members: Bits | null;
  found: Uint32Array | null;
  foundBits: Bits | null;
  hidesUnavailable: boolean;
  ofList: TermChoice[];
  ofProducts: TermChoice[];
  ofVariants: TermChoice[];
  available: boolean | null;
  /** Minor units. */
  priceFrom: number | null;
  priceTo: number | null;
}

export function bitsOfSlots(slots: Iterable<Slot>, chunks: number): Bits {
  const bits = new Uint32Array(chunks * CHUNK_WORDS);
  for (const slot of slots) setBit(bits, slot, true);
  return bits;
}

/** The places of products, in the order of the ids; those the index does not know are left out. */
export async function slotsOf(db: ListingDb, ids: readonly Id[]): Promise<Uint32Array> {
  const { rows } = await sql<{ slot: Slot; product_id: Id }>`
    select slot, product_id from listing_slots where product_id = any(${ids}::bigint[])`.execute(db);
  const known = new Map(rows.map(({ slot, product_id }) => [product_id, slot]));
  return Uint32Array.from(ids.flatMap((id) => known.get(id) ?? []));
}

export async function resolveList(
  db: ListingDb,
  live: LiveListing,
  termsOf: (param: string) => Promise<readonly Term[]>,
  list: ListRequest,
): Promise<ResolvedList> {
  const choose = (conditions: readonly TermCondition[]): Promise<TermChoice[]> =>
    Promise.all(
      conditions.map(async ({ param, matches }) => ({
        param,
        terms: (await termsOf(param)).filter(matches).map(({ id }) => id),
      })),
    );
  const { collectionId, groups } = list;
  const members = collectionId === null ? null : await live.memberBits(collectionId);
  const found = list.found && (await slotsOf(db, list.found));
  const chosen = await choose(conditionsOfGroups(groups));
  const isOfVariants = ({ param }: TermChoice) => param.startsWith('filter.v.');
  return {
    members,
    found,
    foundBits: found && bitsOfSlots(found, live.chunks),
    hidesUnavailable: list.hidesUnavailable,
    ofList: await choose(conditionsOfList(list)),
    ofProducts: chosen.filter((choice) => !isOfVariants(choice)),
    ofVariants: chosen.filter(isOfVariants),
    available: groups.available,
    priceFrom: groups.priceFrom,
    priceTo: groups.priceTo,
  };
}
