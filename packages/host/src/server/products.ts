import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productJs } from '../liquid/objects/product-json.ts';
import {
  allCollectionIds,
  collectionIdsByHandles,
  collectionsByIds,
  productIdsByHandles,
  productsByIds,
} from '../shop/catalogue.ts';
import { translators } from '../shop/translations.ts';
import type { Id } from '../shop/types.ts';
import type { Collection, Product, ProductQuery } from '../shop/types-products.ts';
import { queryOf } from './bodies.ts';
import { publicCollectionJson, publicProductJson } from './catalogue-json.ts';
import { RequestError } from './errors.ts';
import { baseOf, type Host, pageClient, pageRequest, productView, readerOfTexts } from './host.ts';
import { boundedNumber, sendJson } from './json-answer.ts';
import { settle } from './pages/render.ts';

/** Products, or collections, in one answer. */
const MOST = 250;

type ByHandle = { Params: { handle: string } };

/** The catalogue as JSON (contract §1.8, §1.11). */
export function serveProducts(app: FastifyInstance, host: Host): void {
  app.get<ByHandle>('/products/:handle.js', async (request, reply) => {
    const product = await productOf(host, request.params.handle);
    return sendJson(request, reply, productJs((await productView(host, request))(product), baseOf(host, request)));
  });
  app.get<ByHandle>('/products/:handle.json', async (request, reply) => {
    const product = await productOf(host, request.params.handle);
    return sendJson(request, reply, {
      product: publicProductJson((await productView(host, request))(product), baseOf(host, request)),
    });
  });
  app.get('/products.json', (request, reply) => sendProducts(host, request, reply, 'all'));
  app.get<ByHandle>('/collections/:handle/products.json', (request, reply) =>
    sendProducts(host, request, reply, request.params.handle),
  );
  app.get<ByHandle>('/collections/:handle.json', async (request, reply) => {
    const collection = await collectionOf(host, request.params.handle);
    const read = await readerOfTexts(host, request);
    const shown = read(translators.collection, collection);
    return sendJson(request, reply, { collection: publicCollectionJson(shown, baseOf(host, request)) });
  });
  app.get('/collections.json', async (request, reply) => {
    const ids = pageOf(request, await allCollectionIds(host.store));
    const found = await collectionsByIds(host.store, ids);
    const read = await readerOfTexts(host, request);
    const collections = ids.flatMap((id) => found.get(id) ?? []).map((row) => read(translators.collection, row));
    const base = baseOf(host, request);
    return sendJson(request, reply, { collections: collections.map((entry) => publicCollectionJson(entry, base)) });
  });
}

async function sendProducts(host: Host, request: FastifyRequest, reply: FastifyReply, handle: string) {
  const { page, limit, offset } = windowOf(request);
  const path = request.url.split('?', 1)[0] ?? '/';
  // As it was understood: what else is in the query makes no other answer.
  const query = new URLSearchParams({ limit: String(limit), page: String(page) });
  const base = baseOf(host, request);
  const asked = await pageRequest(host, request, { path, query });
  const answer = await host.pages.json(asked, pageClient(host, request), async (reader) => {
    const collectionId = handle === 'all' ? null : await reader.need('collectionId', handle);
    if (collectionId === null && handle !== 'all') throw new RequestError(404, 'There is no such collection.');
    const ids: Id[] = [];
    // In whole windows, whatever the limit: rows that are in memory already are not loaded for another one.
    const first = offset - (offset % MOST);
    for (let start = first; start < offset + limit; start += MOST) {
      const window = { collectionId, filters: [], sort: null, offset: start, limit: MOST } satisfies ProductQuery;
      ids.push(...(await reader.need('products', JSON.stringify(window))).ids);
    }
    const wanted = ids.slice(offset - first, offset - first + limit);
    const { value } = await settle(reader, () => wanted.flatMap((id) => reader.get('product', id) ?? []));
    return { products: value.map((product) => publicProductJson(product, base)) };
  });
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .send(answer.body ?? '');
}

function windowOf(request: FastifyRequest): { page: number; limit: number; offset: number } {
  const query = queryOf(request);
  const limit = boundedNumber(query.get('limit'), 30, 1, MOST);
  const page = boundedNumber(query.get('page'), 1, 1, 100_000);
  return { page, limit, offset: (page - 1) * limit };
}

function pageOf(request: FastifyRequest, ids: Id[]): Id[] {
  const { limit, offset } = windowOf(request);
  return ids.slice(offset, offset + limit);
}

/** A published product by handle; throws the 404 answer. */
export async function productOf(host: Host, handle: string): Promise<Product> {
  const id = (await productIdsByHandles(host.store, [handle])).get(handle);
  const product = id === undefined ? undefined : (await productsByIds(host.store, [id])).get(id);
  if (!product) throw new RequestError(404, 'There is no such product.');
  return product;
}

/** A collection by handle; throws the 404 answer. */
export async function collectionOf(host: Host, handle: string): Promise<Collection> {
  const id = (await collectionIdsByHandles(host.store, [handle])).get(handle);
  const collection = id === undefined ? undefined : (await collectionsByIds(host.store, [id])).get(id);
  if (!collection) throw new RequestError(404, 'There is no such collection.');
  return collection;
}
