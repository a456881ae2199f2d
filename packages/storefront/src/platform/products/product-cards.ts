import { type Card, Cards } from '../../domain/card.schema.ts';
import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Routes } from '../page-config.schema.ts';
import { type Call, request } from '../request.ts';
import { ok, type Result } from '../result.ts';

/** Cards out of the payload of a section that shows products. */
async function cardsOf(url: string, call: Pick<Call, 'signal'>): Promise<Result<Card[], CallFailure>> {
  const html = await request(url, call);
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  const body = json.ok ? decode(Cards, json.value) : json;
  return body.ok ? ok(body.value.items) : body;
}

/** Products the platform proposes beside one, as cards (docs/platform.md: recommendations). `limit`: 1 to 10. */
export function recommendedCards(
  routes: Pick<Routes, 'product_recommendations_url'>,
  asked: { productId: number; limit: number; intent: 'related' | 'complementary' },
  call: Pick<Call, 'signal'> = {},
): Promise<Result<Card[], CallFailure>> {
  const query = new URLSearchParams({
    product_id: String(asked.productId),
    limit: String(asked.limit),
    intent: asked.intent,
    section_id: 'related-products',
  });
  return cardsOf(`${routes.product_recommendations_url}?${query}`, call);
}

/** Products one call can name. */
const BATCH = 12;

async function batchByIds(
  { search_url }: Pick<Routes, 'search_url'>,
  ids: readonly number[],
  unavailable: 'hide' | 'last',
  call: Pick<Call, 'signal'>,
): Promise<Result<Card[], CallFailure>> {
  const query = new URLSearchParams({
    type: 'product',
    q: ids.map((id) => `id:${id}`).join(' OR '),
    'options[unavailable_products]': unavailable,
    section_id: 'recently-viewed',
  });
  return cardsOf(`${search_url}?${query}`, call);
}

/**
 * Products by their ids, as cards in the order of the ids, in one call: the platform's search finds them by `id:`. Those that are
 * gone, or cannot be bought, are left out.
 */
export async function cardsByIds(
  routes: Pick<Routes, 'search_url'>,
  ids: readonly number[],
  call: Pick<Call, 'signal'> = {},
): Promise<Result<Card[], CallFailure>> {
  if (ids.length === 0) return ok([]);
  const answer = await batchByIds(routes, ids, 'hide', call);
  if (!answer.ok) return answer;
  const found = new Map(answer.value.map((item) => [item.id, item]));
  return ok(ids.flatMap((id) => found.get(id) ?? []).filter((item) => item.available));
}

/** Any number of products by their ids, sold out ones too; a product that is gone is not in the answer. */
export async function allCardsByIds(
  routes: Pick<Routes, 'search_url'>,
  ids: readonly number[],
  call: Pick<Call, 'signal'> = {},
): Promise<Result<Map<number, Card>, CallFailure>> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
  const found = new Map<number, Card>();
  for (const answer of await Promise.all(batches.map((batch) => batchByIds(routes, batch, 'last', call)))) {
    if (!answer.ok) return answer;
    for (const item of answer.value) found.set(item.id, item);
  }
  return ok(found);
}
