import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import type { Routes } from '../page-config.schema.ts';
import { type Call, requestJson } from '../request.ts';
import { ok, type Result } from '../result.ts';
import { type Recommendation, RecommendationsAnswer } from './recommendations.schema.ts';

/** Products the platform proposes beside one (docs/platform.md: recommendations), at most `limit` (1 to 10). */
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
  const body = decode(RecommendationsAnswer, answer.value);
  return body.ok ? ok(body.value.products) : body;
}
