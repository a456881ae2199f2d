import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { availableFact, membersFact, variantsFact } from '../../cache/facts.ts';
import { queryOf } from '../../gate/bodies.ts';
import { RequestError } from '../../gate/errors.ts';
import { baseOf, type Host, originOf } from '../../gate/host.ts';
import { boundedNumber } from '../../http/json-answer.ts';
import { productJs } from '../../objects/catalogue/product-json.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { renderUntilLoaded } from '../../rendering/start-render.ts';
import type { Collection, Product, ProductQuery } from '../../shop/catalogue/types-products.ts';
import type { Id } from '../../shop/types.ts';
import { sendCachedJson } from '../pages/send-cached.ts';
import { collectionJson, listedProductJson, type PublicBase } from './catalogue-json.ts';
import { productRecordJson } from './product-record.ts';

/** Products, or collections, in one answer. */
const MOST = 250;

type ByHandle = { Params: { handle: string } };

/** The catalogue as JSON (docs/platform.md: product JSON, catalogue JSON). */
export function serveProducts(app: FastifyInstance, host: Host): void {
  app.get<ByHandle>('/products/:handle.js', (request, reply) => {
    const base = baseOf(host, request);
    const make = async (reader: Reader) => productJs(await productOf(reader, request.params.handle), base);
    return sendCachedJson(host, request, reply, { make });
  });
  app.get<ByHandle>('/products/:handle.json', (request, reply) => {
    const base = publicBaseOf(host, request);
    const make = async (reader: Reader) => {
      const product = await productOf(reader, request.params.handle);
      const { currency } = await reader.need('shop', '');
      return { product: productRecordJson(product, base, currency) };
    };
    return sendCachedJson(host, request, reply, { make });
  });
  app.get('/products.json', (request, reply) => sendProducts(host, request, reply, 'all'));
  app.get<ByHandle>('/collections/:handle/products.json', (request, reply) =>
    sendProducts(host, request, reply, request.params.handle),
  );
  app.get<ByHandle>('/collections/:handle.json', (request, reply) => {
    const base = publicBaseOf(host, request);
    const make = async (reader: Reader) => {
      const collection = await collectionOf(reader, request.params.handle);
      return { collection: countedJson(reader, collection, base) };
    };
    return sendCachedJson(host, request, reply, { make });
  });
  app.get('/collections.json', (request, reply) => {
    const base = publicBaseOf(host, request);
    const window = windowOf(request);
    const { limit, offset } = window;
    const make = async (reader: Reader) => {
      const ids = (await reader.need('collectionIds', '')).slice(offset, offset + limit);
      const { value } = await renderUntilLoaded(reader, () => ids.flatMap((id) => reader.get('collection', id) ?? []));
      return { collections: value.map((entry) => countedJson(reader, entry, base)) };
    };
    return sendCachedJson(host, request, reply, { query: queryOfWindow(window), make });
  });
}

function sendProducts(host: Host, request: FastifyRequest, reply: FastifyReply, handle: string) {
  const asked = windowOf(request);
  const { limit, offset } = asked;
  const base = publicBaseOf(host, request);
  const make = async (reader: Reader) => {
    const collectionId = handle === 'all' ? null : (await collectionOf(reader, handle)).id;
    const ids: Id[] = [];
    // In whole windows, whatever the limit: rows that are in memory already are not loaded for another one.
    const first = offset - (offset % MOST);
    for (let start = first; start < offset + limit; start += MOST) {
      const window = { collectionId, filters: [], sort: null, offset: start, limit: MOST } satisfies ProductQuery;
      ids.push(...(await reader.need('products', JSON.stringify(window))).ids);
    }
    const pageIds = ids.slice(offset - first, offset - first + limit);
    const { value } = await renderUntilLoaded(reader, () => pageIds.flatMap((id) => reader.get('product', id) ?? []));
    for (const { id } of value) reader.shows(variantsFact(id));
    return { products: value.map((product) => listedProductJson(product, base)) };
  };
  return sendCachedJson(host, request, reply, { query: queryOfWindow(asked), make });
}

function windowOf(request: FastifyRequest): { page: number; limit: number; offset: number } {
  const query = queryOf(request);
  const limit = boundedNumber(query.get('limit'), 30, 1, MOST);
  const page = boundedNumber(query.get('page'), 1, 1, 100_000);
  return { page, limit, offset: (page - 1) * limit };
}

const queryOfWindow = ({ limit, page }: { limit: number; page: number }) =>
  new URLSearchParams({ limit: String(limit), page: String(page) });

/** A published product by handle, to be shown with what of it can be bought; throws the 404 answer. */
export async function productOf(reader: Reader, handle: string): Promise<Product> {
  const id = await reader.need('productId', handle);
  const product = id === null ? null : await reader.need('product', id);
  if (!product) throw new RequestError(404, 'There is no such product.');
  for (const fact of [availableFact(product.id), variantsFact(product.id)]) reader.shows(fact);
  return product;
}

/** A collection by handle; throws the 404 answer. */
export async function collectionOf(reader: Reader, handle: string): Promise<Collection> {
  const id = await reader.need('collectionId', handle);
  const collection = id === null ? null : await reader.need('collection', id);
  if (!collection) throw new RequestError(404, 'There is no such collection.');
  return collection;
}

/** Where addresses start that are read outside of a browser. */
export function publicBaseOf(host: Host, request: FastifyRequest): PublicBase {
  return { ...baseOf(host, request), protocol: new URL(originOf(host, request)).protocol };
}

/** With the number of its products. */
function countedJson(reader: Reader, collection: Collection, base: PublicBase) {
  reader.shows(membersFact(collection.id));
  return collectionJson(collection, base);
}
