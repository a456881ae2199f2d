import type { Id } from '../types.ts';
import { conditionsOfList, inRange } from './chosen-terms.ts';
import type { FilterGroups } from './filter-groups.ts';
import type { ListRequest, Term } from './listing.ts';
import type { ListingIndex, PostedTerm } from './listing-index.ts';

/** One byte for each product or variant: 1 where it is in. */
export type Mask = Uint8Array;

function termsWhere(index: ListingIndex, param: string, matches: (term: Term) => boolean): PostedTerm[] {
  return (index.terms.get(param) ?? []).filter(matches);
}

/** Leaves in the mask only what some of the terms has. */
function keep(mask: Mask, terms: readonly PostedTerm[]): void {
  const some = new Uint8Array(mask.length);
  for (const term of terms) for (const at of term.postings) some[at] = 1;
  for (let at = 0; at < mask.length; at += 1) if (some[at] === 0) mask[at] = 0;
}

export function ordinalsOf(index: ListingIndex, ids: readonly Id[]): Uint32Array {
  return Uint32Array.from(ids.flatMap((id) => index.ordinals.get(id) ?? []));
}

/** The products of a list before its filters: a collection, a maker, a type, tags, a search. */
export function baseMask(index: ListingIndex, list: ListRequest, found: Uint32Array | null): Mask {
  const mask = new Uint8Array(index.ids.length);
  const members = list.collectionId === null ? null : (index.collections.get(list.collectionId) ?? new Uint32Array());
  if (members) for (const at of members) mask[at] = 1;
  else mask.fill(1);
  for (const { param, matches } of conditionsOfList(list)) keep(mask, termsWhere(index, param, matches));
  if (found) {
    const some = new Uint8Array(mask.length);
    for (const at of found) some[at] = 1;
    for (let at = 0; at < mask.length; at += 1)
      if (some[at] === 0 || (list.hidesUnavailable && index.available[at] === 0)) mask[at] = 0;
  }
  return mask;
}

/** The variants that pass every filter about variants; null where there is none. `except` leaves one group out. */
export function variantMask(index: ListingIndex, groups: FilterGroups, except?: string): Mask | null {
  const params = [...groups.variant].filter(([param]) => param !== except);
  const ranges = [...groups.ranges].filter(([param]) => param !== except && param.startsWith('filter.v.'));
  const available = except === 'filter.v.availability' ? null : groups.available;
  const from = except === 'filter.v.price' ? null : groups.priceFrom;
  const to = except === 'filter.v.price' ? null : groups.priceTo;
  if (params.length === 0 && ranges.length === 0 && available === null && from === null && to === null) return null;
  const mask = new Uint8Array(index.variantPrice.length).fill(1);
  for (const [param, values] of params)
    keep(
      mask,
      termsWhere(index, param, (term) => values.includes(term.value)),
    );
  for (const [param, range] of ranges)
    keep(
      mask,
      termsWhere(index, param, (term) => inRange(term, range)),
    );
  const matches = available === null ? -1 : Number(available);
  const [low, high] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
  for (let at = 0; at < mask.length; at += 1) {
    const price = index.variantPrice[at] ?? 0;
    if (price < low || price > high || (matches >= 0 && index.variantAvailable[at] !== matches)) mask[at] = 0;
  }
  return mask;
}

/**
 * The products of a list that pass its filters. One variant must pass all filters about variants at once: a red S and a blue M
 * are no red M.
 */
export function matchingMask(
  index: ListingIndex,
  base: Mask,
  groups: FilterGroups,
  variants: Mask | null,
  except?: string,
): Mask {
  const mask = base.slice();
  for (const [param, values] of groups.product)
    if (param !== except)
      keep(
        mask,
        termsWhere(index, param, (term) => values.includes(term.value)),
      );
  for (const [param, range] of groups.ranges) {
    if (param !== except && param.startsWith('filter.p.'))
      keep(
        mask,
        termsWhere(index, param, (term) => inRange(term, range)),
      );
  }
  if (!variants) return mask;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue;
    const end = index.variantStart[at + 1] ?? 0;
    let some = 0;
    for (let variant = index.variantStart[at] ?? 0; variant < end && some === 0; variant += 1)
      some = variants[variant] ?? 0;
    mask[at] = some;
  }
  return mask;
}

export function countOf(mask: Mask): number {
  let count = 0;
  for (const bit of mask) count += bit;
  return count;
}
