import { articleUrl, blogUrl, pageUrl, policyUrl } from '../../objects/urls.ts';
import { collectionIdsByHandles, productIdsByHandles } from '../../shop/catalogue/catalogue.ts';
import {
  articlesByHandles,
  articlesByIds,
  blogsByHandles,
  pagesByHandles,
  policies,
} from '../../shop/content/content.ts';
import type { Article, Blog, Menu, MenuLink, Page, Policy } from '../../shop/content/types-content.ts';
import { translators } from '../../shop/languages/translations.ts';
import type { Id } from '../../shop/types.ts';
import { connection, gid, image, pageAddress, plainText, type Source } from './answers.ts';
import type { Shopper } from './context.ts';

type Window = Parameters<typeof connection>[1];
const seo = (row: { seoTitle: string; seoDescription: string }) => ({
  title: row.seoTitle || null,
  description: row.seoDescription || null,
});

export function pageAnswer(shopper: Shopper, stored: Page): object {
  const page = shopper.translation ? translators.page(stored, shopper.translation) : stored;
  return {
    __typename: 'Page',
    id: gid('Page', page.id),
    handle: page.handle,
    title: page.title,
    body: page.content,
    bodySummary: plainText(page.content, { truncateAt: 150 }),
    seo: seo(page),
    createdAt: page.publishedAt,
    updatedAt: page.updatedAt,
    onlineStoreUrl: pageAddress(shopper, pageUrl(shopper.base, page.handle)),
    trackingParameters: null,
  };
}

export function articleAnswer(shopper: Shopper, stored: Article): object {
  const article = shopper.translation ? translators.article(stored, shopper.translation) : stored;
  const [firstName = '', ...names] = article.author.split(' ');
  return {
    __typename: 'Article',
    id: gid('Article', article.id),
    handle: article.handle,
    title: article.title,
    content: (options: { truncateAt?: number | null }) => plainText(article.content, options),
    contentHtml: article.content,
    excerpt: (options: { truncateAt?: number | null }) =>
      article.excerpt ? plainText(article.excerpt, options) : null,
    excerptHtml: article.excerpt || null,
    publishedAt: article.publishedAt,
    tags: article.tags,
    image: article.image && image(shopper, article.image, undefined, article.title),
    seo: seo(article),
    blog: () => blogByHandle(shopper, article.blogHandle),
    authorV2: { name: article.author, firstName, lastName: names.join(' '), email: '' },
    onlineStoreUrl: pageAddress(shopper, articleUrl(shopper.base, article.blogHandle, article.handle)),
    trackingParameters: null,
  };
}

/** Articles by id, in that order. */
export async function articlesOf(shopper: Shopper, ids: readonly Id[]): Promise<object[]> {
  const found = await articlesByIds(shopper.host.store, ids, shopper.host.now());
  return ids.flatMap((id) => {
    const article = found.get(id);
    return article ? [articleAnswer(shopper, article)] : [];
  });
}

export function blogAnswer(shopper: Shopper, stored: Blog): object {
  const blog = shopper.translation ? translators.blog(stored, shopper.translation) : stored;
  const articles: Source<object> = {
    total: blog.articleIds.length,
    slice: (offset, limit) => articlesOf(shopper, blog.articleIds.slice(offset, offset + limit)),
  };
  return {
    id: gid('Blog', blog.id),
    handle: blog.handle,
    title: blog.title,
    seo: seo(blog),
    onlineStoreUrl: pageAddress(shopper, blogUrl(shopper.base, blog.handle)),
    articles: (window: Window) => connection(articles, window),
    async articleByHandle({ handle }: { handle: string }) {
      const key = `${blog.handle}/${handle}`;
      const article = (await articlesByHandles(shopper.host.store, [key], shopper.host.now())).get(key);
      return article ? articleAnswer(shopper, article) : null;
    },
  };
}

export async function blogByHandle(shopper: Shopper, handle: string): Promise<object | null> {
  const blog = (await blogsByHandles(shopper.host.store, [handle], shopper.host.now())).get(handle);
  return blog ? blogAnswer(shopper, blog) : null;
}

/** The resource that a menu's path leads to, or null. */
async function resourceId({ host: { store } }: Shopper, link: MenuLink): Promise<string | null> {
  const [, handle = ''] = /\/([^/?#]+)(?:[?#].*)?$/.exec(link.url) ?? [];
  switch (link.type) {
    case 'collection_link': {
      const id = (await collectionIdsByHandles(store, [handle])).get(handle);
      return id === undefined ? null : gid('Collection', id);
    }
    case 'product_link': {
      const id = (await productIdsByHandles(store, [handle])).get(handle);
      return id === undefined ? null : gid('Product', id);
    }
    case 'page_link': {
      const page = (await pagesByHandles(store, [handle])).get(handle);
      return page ? gid('Page', page.id) : null;
    }
    default:
      return null;
  }
}

function linkAnswer(shopper: Shopper, link: MenuLink, id: string): object {
  const isPath = link.url.startsWith('/');
  return {
    id: gid('MenuItem', id),
    title: link.title,
    type: link.type === 'catalog_link' ? 'CATALOG' : link.type.replace(/_link$/, '').toUpperCase(),
    url: isPath ? pageAddress(shopper, shopper.base.rootUrl.slice(0, -1) + link.url) : link.url || null,
    tags: [],
    resourceId: () => resourceId(shopper, link),
    items: link.links.map((inner, index) => linkAnswer(shopper, inner, `${id}-${index + 1}`)),
  };
}

const countLinks = (links: readonly MenuLink[]): number =>
  links.reduce((sum, link) => sum + 1 + countLinks(link.links), 0);

export function menuAnswer(shopper: Shopper, stored: Menu): object {
  const menu = shopper.translation ? translators.menu(stored, shopper.translation) : stored;
  return {
    id: gid('Menu', menu.handle),
    handle: menu.handle,
    title: menu.title,
    itemsCount: countLinks(menu.links),
    items: menu.links.map((link, index) => linkAnswer(shopper, link, `${menu.handle}-${index + 1}`)),
  };
}

/** Policies by handle, as they are in the shopper's language. */
export async function policiesOf(shopper: Shopper): Promise<Map<string, object>> {
  const stored = await policies(shopper.host.store);
  const rows: Policy[] = shopper.translation ? translators.policies(stored, shopper.translation) : stored;
  return new Map(
    rows.map((policy) => [
      policy.handle,
      {
        id: gid('ShopPolicy', policy.handle),
        handle: policy.handle,
        title: policy.title,
        body: policy.body,
        url: pageAddress(shopper, policyUrl(shopper.base, policy.handle)),
      },
    ]),
  );
}
