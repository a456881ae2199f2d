import type { CountRequest, Counts, ValueCount } from '../listing.ts';
import { wordsFor } from './bits.ts';
import { countAvailability, masksOf, matching, passing } from './chunk-masks.ts';
import type { LiveListing } from './live-listing.ts';
import { decodePrices, highestPrice } from './price-block.ts';
import { readParts } from './read-parts.ts';
import type { ResolvedList } from './resolve-list.ts';
import { type Countable, countable, countProducts, hasAny, type Passing } from './term-block.ts';

/** A filter about products counts those of which some variant passes. */
const countableBy = (param: string, own: Passing): Countable =>
  countable(param.startsWith('filter.v.') ? own : { products: matching(own), variants: null });

/** Counts what each value of some filters would list, chunk by chunk. */
export async function countValues(
  live: LiveListing,
  list: ResolvedList,
  { availability, highestPrice: isPriced, values: requests }: CountRequest,
): Promise<Counts> {
  const counts: Counts = {
    available: 0,
    unavailable: 0,
    highestPrice: 0,
    values: requests.map(({ values }) => values.map((): ValueCount => ({ count: 0, isInList: false }))),
  };
  const params = requests.map(({ param }) => param);
  for await (const parts of readParts(live, list, params)) {
    const masks = masksOf(parts, list);
    const { size } = masks.stock;
    const [highest] = isPriced ? await live.reader.read('highest', '', [parts.chunk]) : [];
    if (highest) counts.highestPrice = Math.max(counts.highestPrice, highestPrice(decodePrices(highest), masks.base));
    if (availability) {
      const { available, unavailable } = countAvailability(masks);
      counts.available += available;
      counts.unavailable += unavailable;
    }
    const active = new Set([...masks.products, ...masks.variants].map(({ param }) => param));
    const all = passing(masks);
    const scratch = new Uint32Array(wordsFor(size));
    for (const [at, { param, values }] of requests.entries()) {
      const block = parts.terms.get(param);
      if (!block) continue;
      const passed = active.has(param) ? countableBy(param, passing(masks, param)) : countableBy(param, all);
      for (const [index, value] of (counts.values[at] ?? []).entries()) {
        const terms = values[index] ?? [];
        value.count += countProducts(block, terms, passed, scratch);
        value.isInList ||= value.count > 0 || terms.some((term) => hasAny(block, term, masks.base));
      }
    }
  }
  return counts;
}
