import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../gate/errors.ts';
import { baseOf, type Host, originOf, translator } from '../../gate/host.ts';
import { html, type Markup } from '../../http/html.ts';
import { articleUrl, type Base, blogUrl, collectionUrl, imageUrl, productUrl } from '../../objects/urls.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { renderUntilLoaded } from '../../rendering/start-render.ts';
import type { Product } from '../../shop/catalogue/types-products.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { collectionOf, productOf } from '../catalogue/products.ts';
import { sendCachedJson, sendCachedText } from '../pages/send-cached.ts';

const ATOM = 'application/atom+xml; charset=utf-8';

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

/** News readers and link previews: Atom for blogs and collections, oEmbed for products (docs/platform.md: routes). */
export function serveFeeds(app: FastifyInstance, host: Host): void {
  app.get<ByHandle>('/blogs/:handle.atom', (request, reply) => {
    const { base, absolute } = addresses(host, request);
    const make = async (reader: Reader) => {
      const blog = await reader.need('blog', request.params.handle);
      if (!blog) throw new RequestError(404, 'There is no such blog.');
      const newest = blog.articleIds.slice(0, NEWEST);
      const { value } = await renderUntilLoaded(reader, () =>
        newest.flatMap((id) => reader.get('articleById', id) ?? []),
      );
      const entries = value
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
        .map((article) => ({
          url: absolute(articleUrl(base, blog.handle, article.handle)),
          title: article.title,
          published: article.publishedAt,
          updated: article.updatedAt,
          author: article.author,
          content: article.excerpt || article.content,
        }));
      const { name } = await reader.need('shop', '');
      return atom(`${name} – ${blog.title}`, absolute(blogUrl(base, blog.handle)), entries);
    };
    return sendCachedText(host, request, reply, { contentType: ATOM, make });
  });

  app.get<ByHandle>('/collections/:handle.atom', (request, reply) => {
    const { handle } = request.params;
    const { base, absolute } = addresses(host, request);
    const translate = translator(host, request);
    const make = async (reader: Reader) => {
      const collection = handle === 'all' ? null : await collectionOf(reader, handle);
      const collectionId = collection?.id ?? null;
      const query = { collectionId, filters: [], sort: 'created-descending', offset: 0, limit: NEWEST } as const;
      const { ids } = await reader.need('products', JSON.stringify(query));
      const { value } = await renderUntilLoaded(reader, () => ids.flatMap((id) => reader.get('product', id) ?? []));
      const entries = value.map((product) => ({
        url: absolute(productUrl(base, product.handle)),
        title: product.title,
        published: product.publishedAt ?? product.createdAt,
        updated: product.updatedAt,
        author: product.vendor,
        content: product.description,
      }));
      const title = collection?.title ?? translate('shopify.page_titles.products', {});
      const { name } = await reader.need('shop', '');
      return atom(`${name} – ${title}`, absolute(collectionUrl(base, handle)), entries);
    };
    return sendCachedText(host, request, reply, { contentType: ATOM, make });
  });

  app.get<ByHandle>('/products/:handle.oembed', (request, reply) => {
    const { base, absolute } = addresses(host, request);
    const make = async (reader: Reader) => {
      const product = await productOf(reader, request.params.handle);
      return oembed(product, base, await reader.need('shop', ''), absolute(productUrl(base, product.handle)));
    };
    return sendCachedJson(host, request, reply, { make });
  });
}

function addresses(host: Host, request: FastifyRequest): { base: Base; absolute(path: string): string } {
  const origin = originOf(host, request);
  return { base: baseOf(host, request), absolute: (path) => origin + path };
}

function oembed(product: Product, base: Base, { currency, name }: Shop, url: string) {
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

function atom(title: string, url: string, entries: Entry[]): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00Z';
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
  return withoutControls(body.text);
}

/** XML has no way to write most control characters; a pasted one must not break the feed. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
