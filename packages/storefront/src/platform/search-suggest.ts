import type { SuggestedQuery, SuggestLink, SuggestProduct } from '@vitrine/contract';
import type { CallFailure } from './call-failure.ts';
import { type Decoder, decode, fallback, flag, integer, isRecord, list, nullable, object, text } from './decode.ts';
import type { Routes } from './page-config.schema.ts';
import { type Call, requestJson } from './request.ts';
import type { Result } from './result.ts';

/** What the platform proposes while the shopper types (platform contract §1.10). */
export interface Suggestions {
  queries: Pick<SuggestedQuery, 'text' | 'styled_text' | 'url'>[];
  products: Pick<
    SuggestProduct,
    'id' | 'title' | 'vendor' | 'url' | 'available' | 'price' | 'price_max' | 'compare_at_price_max' | 'image'
  >[];
  collections: SuggestLink[];
  pages: SuggestLink[];
  articles: SuggestLink[];
}

const links = fallback(list(object<SuggestLink>({ id: integer, title: text, url: text })), []);

const results = object<Suggestions>({
  queries: fallback(list(object<Suggestions['queries'][number]>({ text, styled_text: text, url: text })), []),
  products: fallback(
    list(
      object<Suggestions['products'][number]>({
        id: integer,
        title: text,
        vendor: fallback(text, ''),
        url: text,
        available: flag,
        price: text,
        price_max: fallback(text, ''),
        compare_at_price_max: fallback(text, ''),
        image: nullable(text),
      }),
    ),
    [],
  ),
  collections: links,
  pages: links,
  articles: links,
});

const suggestions: Decoder<Suggestions> = (value, path) => {
  const resources = isRecord(value) ? value.resources : undefined;
  return results(isRecord(resources) ? resources.results : undefined, `${path}.resources.results`);
};

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
  return answer.ok ? decode(suggestions, answer.value) : answer;
}
