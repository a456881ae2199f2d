import type { RecommendationBody } from '@vitrine/contract';
import type { CallFailure } from './call-failure.ts';
import { decode, fallback, flag, integer, list, nullable, object, text } from './decode.ts';
import type { Routes } from './page-config.schema.ts';
import { type Call, requestJson } from './request.ts';
import { ok, type Result } from './result.ts';

/** A proposed product, with its variants; prices in minor units. */
export type Recommendation = Pick<
  RecommendationBody,
  'id' | 'title' | 'url' | 'price' | 'available' | 'featured_image'
> & { options: { name: string }[]; variants: { id: number; title: string; available: boolean; price: number }[] };

const answerBody = object<{ products: Recommendation[] }>({
  products: list(
    object<Recommendation>({
      id: integer,
      title: text,
      url: text,
      price: integer,
      available: flag,
      featured_image: nullable(text),
      options: fallback(list(object({ name: text })), []),
      variants: list(object({ id: integer, title: fallback(text, ''), available: flag, price: integer })),
    }),
  ),
});

/** Products the platform proposes beside one (platform contract §1.9), at most `limit` (1 to 10). */
export async function recommend(
  routes: Pick<Routes, 'product_recommendations_url'>,
  productId: number,
  limit = 4,
  intent: 'related' | 'complementary' = 'related',
  call: Pick<Call, 'signal'> = {},
): Promise<Result<Recommendation[], CallFailure>> {
  const query = new URLSearchParams({ product_id: String(productId), limit: String(limit), intent });
  const answer = await requestJson(`${routes.product_recommendations_url}.json?${query}`, call);
  if (!answer.ok) return answer;
  const body = decode(answerBody, answer.value);
  return body.ok ? ok(body.value.products) : body;
}
