import type { FastifyInstance } from 'fastify';
import { productJs } from '../liquid/objects/product-json.ts';
import { productsByIds } from '../shop/catalogue.ts';
import { recommendations } from '../shop/recommendations.ts';
import { queryOf } from './bodies.ts';
import { baseOf, type Host } from './host.ts';
import { boundedNumber, sendJson, sendJsonError } from './json-answer.ts';

/** `GET /recommendations/products.json` (contract §1.9); the HTML form of it is a section of the theme. */
export function serveRecommendations(app: FastifyInstance, host: Host): void {
  app.get('/recommendations/products.json', async (request, reply) => {
    const query = queryOf(request);
    const wanted = query.get('product_id') ?? '';
    const intent = query.get('intent') ?? 'related';
    if (!/^\d{1,16}$/.test(wanted)) {
      return sendJsonError(request, reply, 422, 'Invalid parameter error', 'The product_id parameter is invalid');
    }
    if (intent !== 'related' && intent !== 'complementary') {
      return sendJsonError(request, reply, 422, 'Invalid parameter error', 'The intent parameter is invalid');
    }
    const limit = boundedNumber(query.get('limit'), 10, 1, 10);
    const ids = await recommendations(host.store, Number(wanted), limit, intent);
    if (!ids) return sendJsonError(request, reply, 404, 'Product not found', 'There is no product of this id');
    const found = await productsByIds(host.store, ids);
    const base = baseOf(host, request);
    const products = ids
      .flatMap((id) => found.get(id) ?? [])
      .map((product, index) => {
        const json = productJs(product, base);
        const trail = `pr_prod_strat=tags&pr_rec_id=${wanted}&pr_rec_pid=${product.id}&pr_ref_pid=${wanted}&pr_seq=${index + 1}`;
        return { ...json, url: `${String(json.url)}?${trail}` };
      });
    return sendJson(request, reply, { intent, products });
  });
}
