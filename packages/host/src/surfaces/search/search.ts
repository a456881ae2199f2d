import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { variantsFact } from '../../cache/facts.ts';
import { queryOf } from '../../gate/bodies.ts';
import { asText, type Fields, foldFields, isFields } from '../../gate/brackets.ts';
import { baseOf, type Host, pageClient, pageRequest } from '../../gate/host.ts';
import { boundedNumber, sendJsonError } from '../../http/json-answer.ts';
import { articleUrl, type Base, collectionUrl, imageUrl, pageUrl, productUrl } from '../../objects/urls.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { renderUntilLoaded } from '../../rendering/start-render.ts';
import type { Product } from '../../shop/catalogue/types-products.ts';
import type { SuggestRequest } from '../../shop/search/search.ts';
import type { FileImage } from '../../shop/types.ts';
import { sendShared } from '../pages/send-answer.ts';
import { sendCachedJson } from '../pages/send-cached.ts';

const KINDS = ['query', 'product', 'collection', 'page', 'article'] as const;
const FIELDS = new Set([
  'author',
  'body',
  'product_type',
  'tag',
  'title',
  'variants.barcode',
  'variants.sku',
  'variants.title',
  'vendor',
]);
const MAX_TERMS = 200;

/**
 * Languages written without spaces between words, which the index cannot take apart: they have no predictive search, as on
 * the platform (417).
 */
const UNSUPPORTED = new Set(['zh', 'ja', 'th', 'km', 'lo', 'my']);

/** `GET /search/suggest.json`, and `/search/suggest` with a `section_id`: the HTML of the theme's section (docs/platform.md: predictive search). */
export function serveSearch(app: FastifyInstance, host: Host): void {
  const sendResults = (request: FastifyRequest, reply: FastifyReply, asked: SuggestRequest) => {
    const base = baseOf(host, request);
    // The parsed request as the key: other parameters of the query do not change the answer.
    const query = new URLSearchParams({ asked: JSON.stringify(asked) });
    const make = async (reader: Reader) => ({ resources: { results: await results(reader, asked, base) } });
    return sendCachedJson(host, request, reply, { query, make });
  };
  app.get('/search/suggest.json', async (request, reply) => {
    const asked = askedOf(host, request);
    return asked.ok ? sendResults(request, reply, asked.value) : refuse(request, reply, asked.error);
  });
  app.get('/search/suggest', async (request, reply) => {
    const asked = askedOf(host, request);
    if (!asked.ok) return refuse(request, reply, asked.error);
    const query = queryOf(request);
    const id = query.get('section_id');
    if (id === null) return sendResults(request, reply, asked.value);
    const page = await pageRequest(host, request, { path: '/search/suggest', query });
    const section = await host.pages.section(page, id, pageClient(host, request));
    if (!section) return refuse(request, reply, [404, 'Not Found', 'The section does not exist']);
    return sendShared(host, request, reply, section);
  });
}

/** Status, message and description of the platform's error body. */
type Refusal = readonly [status: 404 | 417 | 422, message: string, description: string];

function refuse(request: FastifyRequest, reply: FastifyReply, [status, message, description]: Refusal): FastifyReply {
  return sendJsonError(request, reply, status, message, description);
}

function askedOf(
  host: Host,
  request: FastifyRequest,
): { ok: true; value: SuggestRequest } | { ok: false; error: Refusal } {
  const [language = ''] = host.locales.of(request.raw).locale.toLowerCase().split('-');
  if (UNSUPPORTED.has(language)) {
    return { ok: false, error: [417, 'Expectation Failed', 'Unsupported buyer locale'] };
  }
  const asked = suggestRequest(foldFields(queryOf(request)));
  return asked.ok ? asked : { ok: false, error: [422, 'Invalid parameter error', asked.error] };
}

type Parsed = { ok: true; value: SuggestRequest } | { ok: false; error: string };

export function suggestRequest(fields: Fields): Parsed {
  const resources = isFields(fields.resources) ? fields.resources : {};
  const options = isFields(resources.options) ? resources.options : {};
  const fail = (name: string): Parsed => ({ ok: false, error: `The ${name} parameter is invalid` });
  if (fields.q === undefined) return fail('q');
  const types = (asText(resources.type) ?? KINDS.join(',')).split(',');
  const kinds = KINDS.filter((kind) => types.includes(kind));
  if (kinds.length === 0 || types.some((type) => !KINDS.some((kind) => kind === type))) return fail('type');
  const limitText = asText(resources.limit);
  if (limitText !== undefined && !/^(?:[1-9]|10)$/.test(limitText)) return fail('limit');
  const scope = asText(resources.limit_scope) ?? 'all';
  if (scope !== 'all' && scope !== 'each') return fail('limit_scope');
  const unavailable = asText(options.unavailable_products) ?? 'last';
  if (unavailable !== 'show' && unavailable !== 'hide' && unavailable !== 'last') return fail('unavailable_products');
  const inFields = asText(options.fields)?.split(',');
  if (inFields?.some((field) => !FIELDS.has(field))) return fail('fields');
  const terms = (asText(fields.q) ?? '').trim().slice(0, MAX_TERMS);
  const limit = boundedNumber(limitText, 10, 1, 10);
  return { ok: true, value: { terms, kinds, limit, scope, unavailable, fields: inFields } };
}

async function results(reader: Reader, asked: SuggestRequest, base: Base) {
  const found = await reader.need('suggestions', JSON.stringify(asked));
  const { value: said } = await renderUntilLoaded(reader, () => ({
    products: found.products.flatMap((id) => reader.get('product', id) ?? []),
    collections: found.collections.flatMap((id) => reader.get('collection', id) ?? []),
    pages: found.pages.flatMap((id) => reader.get('pageById', id) ?? []),
    articles: found.articles.flatMap((id) => reader.get('articleById', id) ?? []),
  }));
  for (const { id } of said.products) reader.shows(variantsFact(id));
  const trail = (kind: string, index: number) =>
    `?_pos=${index + 1}&_psq=${encodeURIComponent(asked.terms)}&_ss=e&_v=1.0&_t=${kind}`;
  const all = {
    queries: found.queries.map(({ text, styledText }) => ({
      text,
      styled_text: styledText,
      url: `${base.rootUrl}search?q=${encodeURIComponent(text)}&_ss=e`,
    })),
    products: said.products.map((product, index) => productResult(product, base, trail('product', index))),
    collections: said.collections.map((collection, index) => ({
      body: collection.description,
      handle: collection.handle,
      id: collection.id,
      published_at: collection.publishedAt,
      title: collection.title,
      url: `${collectionUrl(base, collection.handle)}${trail('collection', index)}`,
      featured_image: picture(collection.image, base),
    })),
    pages: said.pages.map((page, index) => ({
      author: page.author,
      body: page.content,
      handle: page.handle,
      id: page.id,
      published_at: page.publishedAt,
      title: page.title,
      url: `${pageUrl(base, page.handle)}${trail('page', index)}`,
    })),
    articles: said.articles.map((article, index) => ({
      author: article.author,
      body: article.content,
      handle: `${article.blogHandle}/${article.handle}`,
      id: article.id,
      image: article.image ? imageUrl(base, article.image) : null,
      published_at: article.publishedAt,
      summary_html: article.excerpt,
      tags: article.tags,
      title: article.title,
      url: `${articleUrl(base, article.blogHandle, article.handle)}${trail('article', index)}`,
      featured_image: picture(article.image, base),
    })),
  };
  const names = {
    query: 'queries',
    product: 'products',
    collection: 'collections',
    page: 'pages',
    article: 'articles',
  } as const;
  return Object.fromEntries(asked.kinds.map((kind) => [names[kind], all[names[kind]]]));
}

function picture(image: FileImage | null, base: Base) {
  if (!image) return { alt: null, aspect_ratio: null, height: null, url: null, width: null };
  const { alt, height, width } = image;
  return { alt, aspect_ratio: height > 0 ? width / height : null, height, url: imageUrl(base, image), width };
}

function productResult(product: Product, base: Base, trail: string) {
  const prices = product.variants.map((variant) => variant.price);
  const compared = product.variants.map((variant) => variant.compareAtPrice ?? 0);
  const image = product.media[0]?.preview ?? null;
  const decimal = (cents: number) => (cents / 100).toFixed(2);
  const [min, max] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0];
  return {
    available: product.variants.some((variant) => variant.available),
    body: product.description,
    compare_at_price_max: decimal(Math.max(0, ...compared)),
    compare_at_price_min: decimal(compared.length > 0 ? Math.min(...compared) : 0),
    handle: product.handle,
    id: product.id,
    image: image ? imageUrl(base, image) : null,
    price: decimal(min),
    price_max: decimal(max),
    price_min: decimal(min),
    tags: product.tags,
    title: product.title,
    type: product.type,
    url: `${productUrl(base, product.handle)}${trail}`,
    variants: [],
    vendor: product.vendor,
    featured_image: picture(image, base),
  };
}
