import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productJs } from '../liquid/objects/product-json.ts';
import {
  allCollectionIds,
  collectionIdsByHandles,
  collectionsByIds,
  productIdsByHandles,
  productsByIds,
  queryProducts,
} from '../shop/catalogue.ts';
import { translators } from '../shop/translations.ts';
import type { Id } from '../shop/types.ts';
import type { Collection, Product } from '../shop/types-products.ts';
import { queryOf } from './bodies.ts';
import { publicCollectionJson, publicProductJson } from './catalogue-json.ts';
import { RequestError } from './errors.ts';
import { baseOf, type Host, productView, readerOfTexts } from './host.ts';
import { boundedNumber, sendJson } from './json-answer.ts';

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
  app.get('/products.json', (request, reply) => sendProducts(host, request, reply, null));
  app.get<ByHandle>('/collections/:handle/products.json', async (request, reply) => {
    const { handle } = request.params;
    return sendProducts(host, request, reply, handle === 'all' ? null : (await collectionOf(host, handle)).id);
  });
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

async function sendProducts(host: Host, request: FastifyRequest, reply: FastifyReply, collectionId: Id | null) {
  const { limit, offset } = windowOf(request);
  const { ids } = await queryProducts(host.store, { collectionId, filters: [], sort: null, offset, limit });
  const found = await productsByIds(host.store, ids);
  const base = baseOf(host, request);
  const view = await productView(host, request);
  return sendJson(request, reply, {
    products: ids.flatMap((id) => found.get(id) ?? []).map((entry) => publicProductJson(view(entry), base)),
  });
}

function windowOf(request: FastifyRequest): { limit: number; offset: number } {
  const query = queryOf(request);
  const limit = boundedNumber(query.get('limit'), 30, 1, 250);
  return { limit, offset: (boundedNumber(query.get('page'), 1, 1, 100_000) - 1) * limit };
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
