import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import type { Routes } from '../page-config.schema.ts';
import { type Call, requestJson } from '../request.ts';
import { ok, type Result } from '../result.ts';
import { SuggestAnswer, type Suggestions } from './search-suggest.schema.ts';

/** Suggestions for `terms`, at most `limit` (1 to 10) of each kind. */
export async function suggest(
  routes: Pick<Routes, 'predictive_search_url'>,
  terms: string,
  limit = 6,
  call: Pick<Call, 'signal'> = {},
): Promise<Result<Suggestions, CallFailure>> {
  const query = new URLSearchParams({
    q: terms,
    'resources[type]': 'product,collection,page,article,query',
    'resources[limit]': String(limit),
    'resources[limit_scope]': 'each',
  });
  const answer = await requestJson(`${routes.predictive_search_url}.json?${query}`, call);
  if (!answer.ok) return answer;
  const read = decode(SuggestAnswer, answer.value);
  return read.ok ? ok(read.value.resources.results) : read;
}
