import type { FastifyInstance, FastifyRequest } from 'fastify';
import { availableFact, variantsFact } from '../../cache/facts.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, originOf, translator } from '../../gate/host.ts';
import { html, Markup } from '../../http/html.ts';
import { jsonTime } from '../../objects/times.ts';
import { articleUrl, blogUrl, collectionUrl, productUrl } from '../../objects/urls.ts';
import type { Reader } from '../../rendering/rows/reader.ts';
import { renderUntilLoaded } from '../../rendering/start-render.ts';
import type { CollectionSort, Product } from '../../shop/catalogue/types-products.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { decimal, MOST_VARIANTS, type PublicBase, pictureUrl } from '../catalogue/catalogue-json.ts';
import { collectionOf, productOf, publicBaseOf } from '../catalogue/products.ts';
import { sendCachedJson, sendCachedText } from '../pages/send-cached.ts';
import { atom, type Entry } from './atom.ts';
import { collectionOembed, productOembed } from './oembed.ts';

const ATOM = 'application/atom+xml; charset=utf-8';

type ByHandle = { Params: { handle: string } };

/** Entries of a feed. */
const NEWEST = 50;

/** News readers and link previews: Atom for blogs and collections, oEmbed for products and collections (docs/platform.md: routes). */
export function serveFeeds(app: FastifyInstance, host: Host): void {
  app.get<ByHandle>('/blogs/:handle.atom', (request, reply) => {
    const { base, absolute, language } = addresses(host, request);
    const make = async (reader: Reader) => {
      const blog = await reader.need('blog', request.params.handle);
      if (!blog) throw new RequestError(404, 'There is no such blog.');
      const newest = blog.articleIds.slice(0, NEWEST);
      const { value } = await renderUntilLoaded(reader, () =>
        newest.flatMap((id) => reader.get('articleById', id) ?? []),
      );
      const { name } = await reader.need('shop', '');
      const entries = value
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
        .map((article) => {
          const url = absolute(articleUrl(base, blog.handle, article.handle));
          return {
            id: url,
            url,
            title: article.title,
            published: jsonTime(article.publishedAt, base.timezone),
            updated: jsonTime(article.updatedAt, base.timezone),
            author: article.author,
            content: article.excerpt || article.content,
          };
        });
      const url = absolute(blogUrl(base, blog.handle));
      return atom({ language, title: `${name} – ${blog.title}`, url, author: name, entries });
    };
    return sendCachedText(host, request, reply, { contentType: ATOM, make });
  });

  app.get<ByHandle>('/collections/:handle.atom', (request, reply) => {
    const { handle } = request.params;
    const { base, absolute, language } = addresses(host, request);
    const translate = translator(host, request);
    const make = async (reader: Reader) => {
      const { title, products } = await productsOf(reader, handle, 'created-descending');
      const shop = await reader.need('shop', '');
      for (const { id } of products) reader.shows(variantsFact(id));
      const entries = products.map((product) => productEntry(product, shop, base, absolute));
      const name = title ?? translate('shopify.page_titles.products', {});
      const url = absolute(collectionUrl(base, handle));
      return atom({ language, title: `${shop.name} – ${name}`, url, author: shop.name, entries });
    };
    return sendCachedText(host, request, reply, { contentType: ATOM, make });
  });

  app.get<ByHandle>('/products/:handle.oembed', (request, reply) => {
    const { base, absolute } = addresses(host, request);
    const make = async (reader: Reader) => {
      const product = await productOf(reader, request.params.handle);
      return productOembed(product, base, await reader.need('shop', ''), absolute(productUrl(base, product.handle)));
    };
    return sendCachedJson(host, request, reply, { make });
  });

  app.get<ByHandle>('/collections/:handle.oembed', (request, reply) => {
    const { handle } = request.params;
    const { base, absolute } = addresses(host, request);
    const make = async (reader: Reader) => {
      const { products } = await productsOf(reader, handle, null);
      for (const { id } of products) for (const fact of [availableFact(id), variantsFact(id)]) reader.shows(fact);
      const shop = await reader.need('shop', '');
      return collectionOembed(products, base, shop, absolute(collectionUrl(base, handle)));
    };
    return sendCachedJson(host, request, reply, { make });
  });
}

/** The first products of a collection, or of all. Throws the 404 answer. */
async function productsOf(reader: Reader, handle: string, sort: CollectionSort | null) {
  const collection = handle === 'all' ? null : await collectionOf(reader, handle);
  const query = { collectionId: collection?.id ?? null, filters: [], sort, offset: 0, limit: NEWEST };
  const { ids } = await reader.need('products', JSON.stringify(query));
  const { value } = await renderUntilLoaded(reader, () => ids.flatMap((id) => reader.get('product', id) ?? []));
  return { title: collection?.title, products: value };
}

function productEntry(product: Product, shop: Shop, base: PublicBase, absolute: (path: string) => string): Entry {
  const { preview } = product.media[0] ?? {};
  const picture =
    preview &&
    html`<p><img src="${pictureUrl(base, preview)}" alt="${preview.alt}" width="${preview.width}" height="${preview.height}"></p>`;
  const variants = product.variants.slice(0, MOST_VARIANTS).map(({ id, title, price, sku, grams }) => ({
    id: absolute(`${base.rootUrl}variants/${id}`),
    title,
    price: decimal(price),
    currency: shop.currency,
    sku,
    grams,
  }));
  return {
    id: absolute(`${base.rootUrl}products/${product.id}`),
    url: absolute(productUrl(base, product.handle)),
    title: product.title,
    published: jsonTime(product.publishedAt ?? product.createdAt, base.timezone),
    updated: jsonTime(product.updatedAt, base.timezone),
    author: product.vendor,
    content: html`${picture}${new Markup(product.description)}`.text,
    product: { type: product.type, vendor: product.vendor, tags: product.tags, variants },
  };
}

function addresses(host: Host, request: FastifyRequest) {
  const origin = originOf(host, request);
  return {
    base: publicBaseOf(host, request),
    absolute: (path: string) => origin + path,
    language: host.locales.of(request.raw).locale,
  };
}
