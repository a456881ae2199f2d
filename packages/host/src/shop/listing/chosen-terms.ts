import { handleize } from '../fold.ts';
import type { FilterGroups } from './filter-groups.ts';
import type { ListRequest, Term } from './listing.ts';

export function inRange(
  { value }: Pick<Term, 'value'>,
  { from, to }: { from: number | null; to: number | null },
): boolean {
  const number = Number(value);
  return Number.isFinite(number) && (from === null || number >= from) && (to === null || number <= to);
}

/** One condition: any of some terms. */
export interface TermCondition {
  param: string;
  matches(term: Term): boolean;
}

/** What a list is of, besides its collection and what a search found: all of these. */
export function conditionsOfList({
  vendor,
  type,
  tags,
}: Pick<ListRequest, 'vendor' | 'type' | 'tags'>): TermCondition[] {
  const named = (param: string, name: string | undefined): TermCondition[] =>
    name === undefined ? [] : [{ param, matches: ({ value }) => value.toLowerCase() === name.toLowerCase() }];
  return [
    ...named('filter.p.vendor', vendor),
    ...named('filter.p.product_type', type),
    ...(tags ?? []).map((tag) => ({
      param: 'filter.p.tag',
      matches: ({ handle }: Term) => handle === handleize(tag),
    })),
  ];
}

/** The filters of an address that are about terms: all of these. */
export function conditionsOfGroups({ product, variant, ranges }: FilterGroups): TermCondition[] {
  return [
    ...[...product, ...variant].map(([param, values]) => ({
      param,
      matches: ({ value }: Term) => values.includes(value),
    })),
    ...Array.from(ranges, ([param, range]) => ({ param, matches: (term: Term) => inRange(term, range) })),
  ];
}
