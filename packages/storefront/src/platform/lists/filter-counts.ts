import type { CallFailure } from '../call-failure.ts';
import { isRecord } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Call } from '../request.ts';
import { ok, type Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';

/** How many products each value leaves: by the filter's parameter, then by the value. */
export type FilterCounts = Record<string, Record<string, number>>;

/** The platform's filter for what can be bought; its value 1 is 'In stock'. */
export const AVAILABILITY = 'filter.v.availability';

/** What is no count is left out. */
function countsOf(value: unknown): FilterCounts {
  const found: FilterCounts = {};
  if (!isRecord(value)) return found;
  for (const [param, values] of Object.entries(value)) {
    if (!isRecord(values)) continue;
    const numbers = Object.entries(values).filter((row): row is [string, number] => Number.isSafeInteger(row[1]));
    found[param] = Object.fromEntries(numbers);
  }
  return found;
}

/**
 * How many products the list at `url` would show with each value of its filters. While filters are active what is gone stays away
 * (rule collection-15), but the platform's own counts have it; asked for what is in stock alone, they are those of the list.
 */
export async function fetchFilterCounts(
  url: string,
  call: Pick<Call, 'signal'> = {},
): Promise<Result<FilterCounts, CallFailure>> {
  const address = new URL(url);
  address.searchParams.delete('page');
  address.searchParams.set(AVAILABILITY, '1');
  const html = await fetchSection(address.pathname + address.search, 'filter-counts', call);
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  return json.ok ? ok(countsOf(json.value)) : json;
}
