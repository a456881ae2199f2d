import type { FastifyInstance } from 'fastify';
import { availableFact, variantsFact } from '../../cache/facts.ts';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { baseOf, type Host } from '../../gate/host.ts';
import { boundedNumber, sendJsonError } from '../../http/json-answer.ts';
import { productJs } from '../../objects/catalogue/product-json.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { renderUntilLoaded } from '../../rendering/start-render.ts';
import { productsByIds } from '../../shop/catalogue/catalogue.ts';
import { sectionAnswer } from '../pages/section-answer.ts';
import { sendAnswer } from '../pages/send-answer.ts';
import { sendCachedJson } from '../pages/send-cached.ts';

/** The parsed request, or the status and message it is refused with; 404s need the shop and are found later. */
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

/** `GET /recommendations/products` (docs/platform.md: recommendations): as JSON, or, with `section_id`, as that section of the theme. */
export function serveRecommendations(app: FastifyInstance, host: Host): void {
  app.get('/recommendations/products.json', async (request, reply) => {
    const asked = askedRecommendations(queryOf(request));
    if (!asked.ok) return sendJsonError(request, reply, 422, 'Invalid parameter error', asked.description);
    const { productId, limit, intent } = asked;
    const base = baseOf(host, request);
    const query = new URLSearchParams({ product_id: String(productId), limit: String(limit), intent });
    const make = async (reader: Reader) => {
      if (!(await reader.need('product', productId))) throw new RequestError(404, 'There is no product of this id');
      const ids = await reader.need('recommendations', `${productId}:${limit}:${intent}`);
      const { value } = await renderUntilLoaded(reader, () => ids.flatMap((id) => reader.get('product', id) ?? []));
      const products = value.map((product, index) => {
        for (const fact of [availableFact(product.id), variantsFact(product.id)]) reader.shows(fact);
        const json = productJs(product, base);
        const trail = `pr_prod_strat=tags&pr_rec_id=${productId}&pr_rec_pid=${product.id}&pr_ref_pid=${productId}&pr_seq=${index + 1}`;
        return { ...json, url: `${String(json.url)}?${trail}` };
      });
      return { intent, products };
    };
    try {
      return await sendCachedJson(host, request, reply, { query, make });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return sendJsonError(request, reply, error.statusCode, 'Product not found', error.message);
    }
  });
  app.get('/recommendations/products', async (request, reply) => {
    const query = queryOf(request);
    const asked = askedRecommendations(query);
    if (!asked.ok) throw new RequestError(422, `${asked.description}.`);
    if (!(await productsByIds(host.store, [asked.productId])).has(asked.productId)) {
      throw new RequestError(404, 'There is no product of this id.');
    }
    // Not cached as a section: whether the product exists is not among the facts the section reads.
    return sendAnswer(reply, await sectionAnswer(host, request, '/recommendations/products', query));
  });
}
