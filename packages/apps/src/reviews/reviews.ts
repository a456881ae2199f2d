import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueProduct } from '../catalogue.ts';
import type { AppContext, FakeApp } from '../server/fake-app.ts';
import { queryOf } from '../server/query.ts';
import { readV1Query, readV2Query } from './list-query.ts';
import { pageOf } from './page-of.ts';
import { serveReviewForm } from './review-form.ts';
import { isFeatured, reviewJson } from './review-json.ts';
import { readReviews, type StoredReview } from './reviews-file.ts';

type Listed = StoredReview & { product: CatalogueProduct };

/**
 * The reviews service (Junip's protocol): lists of a product's reviews in two versions, its rating, and the page where a shopper
 * writes one. Every call but the form names the shop's public key in a header.
 */
export const reviews: FakeApp = {
  name: 'reviews',
  allowedHeaders: 'junip-store-key, content-type, accept',
  async routes(app, context) {
    const stored = await readReviews(context.shopDir);
    serveLists(app, context, stored);
    servePhotos(app, context, stored);
    await serveReviewForm(app, context);
  },
};

function hasKey(request: FastifyRequest, reply: FastifyReply): boolean {
  const key = request.headers['junip-store-key'];
  if (typeof key === 'string' && key.trim() !== '' && key !== DEAD_KEY) return true;
  reply.code(401).send({ errors: [{ code: 'unauthorized', message: 'The store key is missing or not valid.' }] });
  return false;
}
/** A revoked key, for testing its error. */
const DEAD_KEY = 'dead-key';

const badRequest = (reply: FastifyReply, message: string) =>
  reply.code(400).send({ errors: [{ code: 'bad_request', message }] });

function serveLists(app: FastifyInstance, { catalogue }: AppContext, stored: Map<string, StoredReview[]>): void {
  async function ofProducts(ids: readonly number[]): Promise<Listed[]> {
    const products = await Promise.all(ids.map((id) => catalogue.byId(id)));
    return products.flatMap((product) =>
      product ? (stored.get(product.handle) ?? []).map((review) => ({ ...review, product })) : [],
    );
  }

  async function list(request: FastifyRequest, reply: FastifyReply, query: ReturnType<typeof readV1Query>) {
    if (!query.ok) return badRequest(reply, query.error);
    const { productIds, include, size, after, sort, order } = query.value;
    const all = (await ofProducts(productIds)).sort(
      (a, b) =>
        (sort === 'featured' ? Number(isFeatured(b)) - Number(isFeatured(a)) : 0) ||
        Date.parse(b.createdAt) - Date.parse(a.createdAt) ||
        b.id - a.id,
    );
    const page = pageOf(order === 'asc' ? all.reverse() : all, size, after);
    if (!page) return badRequest(reply, 'The cursor is of another list.');
    const photosAt = `${request.protocol}://${request.host}/reviews/photos`;
    return {
      items: page.items.map((item) => reviewJson(item, item.product.title, include, photosAt)),
      after: page.after,
    };
  }

  app.get('/v1/product_reviews', async (request, reply) => {
    if (!hasKey(request, reply)) return reply;
    const answer = await list(request, reply, readV1Query(queryOf(request)));
    return 'items' in answer ? { product_reviews: answer.items, meta: { page: { after: answer.after } } } : answer;
  });

  app.get<{ Params: { id: string } }>('/v2/products/remote/:id/reviews', async (request, reply) => {
    if (!hasKey(request, reply)) return reply;
    const answer = await list(request, reply, readV2Query(queryOf(request), request.params.id));
    return 'items' in answer ? { data: answer.items, meta: { after: answer.after } } : answer;
  });

  app.get<{ Params: { id: string } }>('/v2/products/remote/:id', async (request, reply) => {
    if (!hasKey(request, reply)) return reply;
    const ratings = (await ofProducts([Number(request.params.id)])).map(({ rating }) => rating);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      rating_count: ratings.length,
      rating_average: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 100) / 100,
      rating_distribution: Object.fromEntries(
        [1, 2, 3, 4, 5].map((stars) => [stars, ratings.filter((rating) => rating === stars).length]),
      ),
    };
  });
}

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Customers' pictures: of the shop's files those that a review names, and no others. */
function servePhotos(app: FastifyInstance, { shopDir }: AppContext, stored: Map<string, StoredReview[]>): void {
  const named = new Set([...stored.values()].flat().flatMap(({ photos }) => photos));
  app.get<{ Params: { name: string } }>('/photos/:name', async (request, reply) => {
    const { name } = request.params;
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (!named.has(name) || !type) return reply.code(404).send({ error: 'There is no such picture.' });
    return reply.type(type).send(await readFile(join(shopDir, 'files', name)));
  });
}
