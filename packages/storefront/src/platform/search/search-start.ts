import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Routes } from '../page-config.schema.ts';
import type { Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';
import { SearchStart } from './search-start.schema.ts';

/** Id of the theme's section that holds it. */
export const SEARCH_START_SECTION = 'search-start';

/** Reads it from the list of all products, best sellers first. */
export async function searchStart(
  routes: Pick<Routes, 'all_products_collection_url'>,
): Promise<Result<SearchStart, CallFailure>> {
  const answer = await fetchSection(`${routes.all_products_collection_url}?sort_by=best-selling`, SEARCH_START_SECTION);
  if (!answer.ok) return answer;
  const json = embeddedJson(answer.value);
  return json.ok ? decode(SearchStart, json.value) : json;
}
