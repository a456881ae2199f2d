import { availableInFact, collectionFact, LIST_STEPS, membersFact, PRODUCTS, salesFact } from '../../cache/facts.ts';
import type { ProductQuery } from '../../shop/catalogue/types-products.ts';

/** What a list of products was made of, in the order it is read in. */
export function listFacts(query: ProductQuery, sort: string): string[] {
  const { collectionId, filters, terms, unavailable = 'last' } = query;
  const facts = [PRODUCTS];
  if (collectionId !== null) facts.push(collectionFact(collectionId), membersFact(collectionId));
  if (filters.some(({ param }) => param === 'filter.v.availability')) facts.push(availableInFact(collectionId));
  // In a search what cannot be bought comes last, or not at all.
  if (terms !== undefined) facts.push('shop', ...(unavailable === 'show' ? [] : [availableInFact(null)]));
  if (sort === 'best-selling' && query.limit > 0) {
    // In a filtered list the positions in the whole list are unknown.
    const isWhole =
      filters.length === 0 && [query.tags, query.vendor, query.type, terms].every((by) => by === undefined);
    const first = isWhole ? LIST_STEPS.find((step) => step >= query.offset + query.limit) : undefined;
    facts.push(salesFact(collectionId, first));
  }
  return facts;
}
