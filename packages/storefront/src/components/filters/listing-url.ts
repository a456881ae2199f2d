import type { Listing } from '../../domain/listing.schema.ts';
import { AVAILABILITY } from '../../platform/lists/filter-counts.ts';

/** What of a list says how its addresses are written. */
type Own = Pick<Listing, 'sort_by' | 'sort_active' | 'narrowed'> & { filters: readonly { param: string }[] };

/**
 * While anything else narrows a list, it shows what is in stock alone (rule collection-15): its address says so, that the platform filters, counts
 * and numbers pages accordingly. With the last of the others it goes.
 */
function withAvailability(query: URLSearchParams, { filters, narrowed }: Own): void {
  if (!filters.some(({ param }) => param === AVAILABILITY)) return;
  const narrows = [...query.keys()].some((name) => name.startsWith('filter.') && name !== AVAILABILITY);
  if (!narrows && !narrowed) return;
  query.delete(AVAILABILITY);
  if (narrows) query.append(AVAILABILITY, '1');
}

/** A price as a query has it, in major units; empty where the text is none. */
export function priceText(text: string): string {
  const [amount] = /^\d+(?:[.,]\d+)?$/.exec(text.replaceAll(/[^\p{L}\d.,-]/gu, '')) ?? [];
  return amount === undefined ? '' : String(Math.round(Number(amount.replace(',', '.')) * 100) / 100);
}

/**
 * Address of a list from the fields of its form: chosen filters, order and what is kept; pages start again. Empty fields are
 * left out, a range that stands on its head is turned, and the order is named only where it was chosen.
 */
export function listingUrl(
  path: string,
  fields: Iterable<readonly [string, FormDataEntryValue]>,
  own: Own = { sort_by: '', sort_active: true, narrowed: false, filters: [] },
): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || name === 'page') continue;
    const text = /\.[gl]te$/.test(name) ? priceText(value) : value;
    if (text === '' || (name === 'sort_by' && !own.sort_active && text === own.sort_by)) continue;
    query.append(name, text);
  }
  for (const name of new Set(query.keys())) {
    if (!name.endsWith('.gte')) continue;
    const [from, upper] = [query.get(name), name.replace(/gte$/, 'lte')];
    const to = query.get(upper);
    if (from === null || to === null || Number(from) <= Number(to)) continue;
    query.set(name, to);
    query.set(upper, from);
  }
  withAvailability(query, own);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether an address asks for a value of a filter. */
export const asksFor = (url: string, param: string, value: string): boolean =>
  new URL(url, 'http://page.invalid').searchParams.getAll(param).includes(value);
