import type { FastifyInstance } from 'fastify';
import { productJs } from '../liquid/objects/product-json.ts';
import { productsByIds } from '../shop/catalogue.ts';
import { recommendations } from '../shop/recommendations.ts';
import { queryOf } from './bodies.ts';
import { RequestError } from './errors.ts';
import { baseOf, type Host, productView } from './host.ts';
import { boundedNumber, sendJson, sendJsonError } from './json-answer.ts';
import { sendSection } from './send-section.ts';

/** What was asked for, or the status and sentence it is refused with; 404s need the shop and are not among them. */
export function askedRecommendations(
  query: URLSearchParams,
):
  | { ok: true; productId: number; limit: number; intent: 'related' | 'complementary' }
  | { ok: false; description: string } {
  const wanted = query.get('product_id') ?? '';
  const intent = query.get('intent') ?? 'related';
  if (!/^\d{1,16}$/.test(wanted)) return { ok: false, description: 'The product_id parameter is invalid' };
  if (intent !== 'related' && intent !== 'complementary') {
    return { ok: false, description: 'The intent parameter is invalid' };
  }
  return { ok: true, productId: Number(wanted), limit: boundedNumber(query.get('limit'), 10, 1, 10), intent };
}

/** `GET /recommendations/products` (contract §1.9): as JSON, or, with `section_id`, as that section of the theme. */
export function serveRecommendations(app: FastifyInstance, host: Host): void {
  app.get('/recommendations/products.json', async (request, reply) => {
    const asked = askedRecommendations(queryOf(request));
    if (!asked.ok) return sendJsonError(request, reply, 422, 'Invalid parameter error', asked.description);
    const { productId, limit, intent } = asked;
    const ids = await recommendations(host.store, productId, limit, intent);
    if (!ids) return sendJsonError(request, reply, 404, 'Product not found', 'There is no product of this id');
    const found = await productsByIds(host.store, ids);
    const base = baseOf(host, request);
    const view = await productView(host, request);
    const products = ids
      .flatMap((id) => found.get(id) ?? [])
      .map((product, index) => {
        const json = productJs(view(product), base);
        const trail = `pr_prod_strat=tags&pr_rec_id=${productId}&pr_rec_pid=${product.id}&pr_ref_pid=${productId}&pr_seq=${index + 1}`;
        return { ...json, url: `${String(json.url)}?${trail}` };
      });
    return sendJson(request, reply, { intent, products });
  });
  app.get('/recommendations/products', async (request, reply) => {
    const query = queryOf(request);
    const asked = askedRecommendations(query);
    if (!asked.ok) throw new RequestError(422, `${asked.description}.`);
    if (!(await productsByIds(host.store, [asked.productId])).has(asked.productId)) {
      throw new RequestError(404, 'There is no product of this id.');
    }
    return sendSection(host, request, reply, '/recommendations/products', query);
  });
}
