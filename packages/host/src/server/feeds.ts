import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { articleUrl, type Base, blogUrl, collectionUrl, imageUrl, productUrl } from '../liquid/objects/urls.ts';
import { productsByIds, queryProducts } from '../shop/catalogue.ts';
import { articlesByIds, blogsByHandles } from '../shop/content.ts';
import { translateProduct, translators } from '../shop/translations.ts';
import type { Product } from '../shop/types-products.ts';
import { RequestError } from './errors.ts';
import { baseOf, type Host, originOf, readerOfTexts, translator } from './host.ts';
import { html, type Markup } from './html.ts';
import { sendJson } from './json-answer.ts';
import { collectionOf, productOf } from './products.ts';

type ByHandle = { Params: { handle: string } };

/** Entries of a feed. */
const NEWEST = 50;

interface Entry {
  url: string;
  title: string;
  published: string;
  updated: string;
  author: string;
  /** HTML */
  content: string;
}

/** News readers and link previews: Atom for blogs and collections, oEmbed for products (contract §8.1). */
export function serveFeeds(app: FastifyInstance, host: Host): void {
  app.get<ByHandle>('/blogs/:handle.atom', async (request, reply) => {
    const { handle } = request.params;
    const blog = (await blogsByHandles(host.store, [handle])).get(handle);
    if (!blog) throw new RequestError(404, 'There is no such blog.');
    const articles = [...(await articlesByIds(host.store, blog.articleIds.slice(0, NEWEST))).values()];
    const read = await readerOfTexts(host, request);
    const { base, absolute } = addresses(host, request);
    const entries = articles
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
      .map((article) => read(translators.article, article))
      .map((article) => ({
        url: absolute(articleUrl(base, blog.handle, article.handle)),
        title: article.title,
        published: article.publishedAt,
        updated: article.updatedAt,
        author: article.author,
        content: article.excerpt || article.content,
      }));
    return sendAtom(
      reply,
      `${host.shop().name} – ${read(translators.blog, blog).title}`,
      absolute(blogUrl(base, blog.handle)),
      entries,
    );
  });

  app.get<ByHandle>('/collections/:handle.atom', async (request, reply) => {
    const { handle } = request.params;
    const collection = handle === 'all' ? null : await collectionOf(host, handle);
    const query = { collectionId: collection?.id ?? null, filters: [], sort: 'created-descending' as const };
    const { ids } = await queryProducts(host.store, { ...query, offset: 0, limit: NEWEST });
    const products = await productsByIds(host.store, ids);
    const read = await readerOfTexts(host, request);
    const { base, absolute } = addresses(host, request);
    const entries = ids
      .flatMap((id) => products.get(id) ?? [])
      .map((product) => read(translateProduct, product))
      .map((product) => ({
        url: absolute(productUrl(base, product.handle)),
        title: product.title,
        published: product.publishedAt ?? product.createdAt,
        updated: product.updatedAt,
        author: product.vendor,
        content: product.description,
      }));
    const title = collection
      ? read(translators.collection, collection).title
      : translator(host, request)('shopify.page_titles.products', {});
    return sendAtom(reply, `${host.shop().name} – ${title}`, absolute(collectionUrl(base, handle)), entries);
  });

  app.get<ByHandle>('/products/:handle.oembed', async (request, reply) => {
    const read = await readerOfTexts(host, request);
    const product = read(translateProduct, await productOf(host, request.params.handle));
    const { base, absolute } = addresses(host, request);
    return sendJson(request, reply, oembed(product, base, host, absolute(productUrl(base, product.handle))));
  });
}

function addresses(host: Host, request: FastifyRequest): { base: Base; absolute(path: string): string } {
  const origin = originOf(host, request);
  return { base: baseOf(host, request), absolute: (path) => origin + path };
}

function oembed(product: Product, base: Base, host: Host, url: string) {
  const { currency, name } = host.shop();
  const image = product.media[0]?.preview;
  return {
    product_id: product.handle,
    title: product.title,
    description: product.description,
    brand: product.vendor,
    offers: product.variants.map((variant) => ({
      title: variant.title,
      offer_id: variant.id,
      sku: variant.sku,
      price: variant.price / 100,
      currency_code: currency,
      in_stock: variant.available,
    })),
    url,
    provider: name,
    version: '1.0',
    type: 'link',
    thumbnail_url: image ? imageUrl(base, image) : undefined,
  };
}

function sendAtom(reply: FastifyReply, title: string, url: string, entries: Entry[]): FastifyReply {
  const updated = entries.reduce(
    (last, entry) => (entry.updated > last ? entry.updated : last),
    '1970-01-01T00:00:00Z',
  );
  const body: Markup = html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${url}.atom</id><title>${title}</title><updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${url}"/><link rel="self" type="application/atom+xml" href="${url}.atom"/>
${entries.map(
  (
    entry,
  ) => html`<entry><id>${entry.url}</id><title>${entry.title}</title><published>${entry.published}</published><updated>${entry.updated}</updated>
<link rel="alternate" type="text/html" href="${entry.url}"/><author><name>${entry.author}</name></author><content type="html">${entry.content}</content></entry>
`,
)}</feed>`;
  return reply
    .header('cache-control', 'no-cache')
    .type('application/atom+xml; charset=utf-8')
    .send(withoutControls(body.text));
}

/** XML has no way to write most control characters; a pasted one must not break the feed. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
