import { escapeHtml } from '../../http/html.ts';
import { collectionsObject } from '../../objects/catalogue/collection.ts';
import { searchObject } from '../../objects/catalogue/search.ts';
import { cartKey } from '../../objects/commerce/cart.ts';
import { blogsObject } from '../../objects/content/blog.ts';
import { defaultRobots, robotsDrop } from '../../objects/robots.ts';
import type { ObjectScope } from '../../objects/scope.ts';
import { redirectPath } from '../../shop/content/redirects.ts';
import { handleize } from '../../shop/fold.ts';
import type { PageRequest } from '../page-request.ts';
import type { Reader } from '../rows/reader.ts';
import { notFound, type Plan, pagePlan } from './plan.ts';
import { planAccount, planGiftCard } from './plan-account.ts';
import { planCollection, planTerms, searchListing } from './plan-collection.ts';
import { planArticle, planBlog, planMetaobject, planPolicy, planTextPage } from './plan-content.ts';
import { planProduct, planVariant } from './plan-product.ts';
import { planSitemap } from './sitemap.ts';

const LONGEST_PART = 500;

/** Decoded parts of a path, or null where it cannot be one of ours. */
function partsOf(path: string): string[] | null {
  try {
    const parts = path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
    return parts.every((part) => part.length <= LONGEST_PART && !part.includes('\0')) ? parts : null;
  } catch {
    return null;
  }
}

const tagsOf = (text: string) =>
  text
    .split(/[+ ]/)
    .map(handleize)
    .filter((tag) => tag !== '')
    .slice(0, 20);
const system = (key: string) => (scope: ObjectScope) => scope.translate(`shopify.page_titles.${key}`, {});

/** Title of the search page, with the number of results once there were search terms. */
function searchTitle(scope: ObjectScope): string {
  const search = searchObject(scope);
  const terms = search.get('terms');
  if (terms === '') return scope.translate('shopify.page_titles.search', {});
  return scope.translate('shopify.page_titles.search_results', {
    count: search.get('results_count'),
    // Themes print the title as it is.
    terms: escapeHtml(String(terms)),
  });
}

async function planCollections(reader: Reader, parts: string[], query: URLSearchParams): Promise<Plan> {
  const [handle, second, third] = parts;
  if (handle === undefined) {
    return pagePlan('list-collections', {
      resources: (scope) => ({ collections: collectionsObject(scope) }),
      title: system('collections'),
    });
  }
  if (second === 'products' && third !== undefined && parts.length === 3) {
    const id = await reader.need('collectionId', handle);
    return planProduct(reader, third, query, id === null ? null : await reader.need('collection', id));
  }
  if (parts.length > 2) return notFound();
  if ((handle === 'vendors' || handle === 'types') && second === undefined) return planTerms(reader, handle, query);
  const constraint = query.get('constraint');
  return planCollection(reader, handle, tagsOf(second ?? constraint ?? ''), query);
}

async function planBlogs(reader: Reader, parts: string[]): Promise<Plan> {
  const [handle, second, third] = parts;
  if (handle === undefined || parts.length > 3) return notFound();
  if (second === undefined) return planBlog(reader, handle, []);
  if (second === 'tagged') return third === undefined ? notFound() : planBlog(reader, handle, tagsOf(third));
  return parts.length === 2 ? planArticle(reader, handle, second) : notFound();
}

/** Plain-text pages that a theme may have, and the host's defaults. */
function planText(path: string): Plan | null {
  const plain = { kind: 'text', contentType: 'text/plain; charset=utf-8' } as const;
  if (path === '/robots.txt') {
    return {
      ...plain,
      template: 'robots.txt',
      resources: (scope) => ({ robots: robotsDrop(scope) }),
      body: defaultRobots,
    };
  }
  const name = /^\/(agents\.md|llms\.txt|llms-full\.txt)$/.exec(path)?.[1];
  if (name === undefined) return null;
  return {
    ...plain,
    template: name,
    resources: (scope) => ({ agents: null, blogs: blogsObject(scope) }),
    body: ({ shop, origin }) =>
      `# ${shop.name}\n\n${shop.description}\n\n- [Products](${origin}/collections/all)\n- [Search](${origin}/search)\n- [Sitemap](${origin}/sitemap.xml)\n`,
  };
}

async function planAddress(reader: Reader, request: PageRequest): Promise<Plan> {
  const { path, query } = request;
  const parts = partsOf(path);
  if (!parts) return notFound();
  const [first, ...rest] = parts;
  const [second = ''] = rest;
  const only = rest.length === 1;
  switch (first) {
    case undefined:
      return pagePlan('index', {
        title: ({ shop }) => shop.name,
        description: (await reader.need('shop', '')).description || null,
        canonicalPath: '/',
      });
    case 'products':
      if (rest.length === 0) return { kind: 'redirect', status: 302, to: `${request.rootUrl}collections/all` };
      return only ? planProduct(reader, second, query, null) : notFound();
    case 'variants':
      return only ? planVariant(reader, second) : notFound();
    case 'collections':
      return planCollections(reader, rest, query);
    case 'pages':
      return only
        ? planTextPage(reader, second)
        : rest.length === 2
          ? planMetaobject(reader, second, rest[1] ?? '')
          : notFound();
    case 'blogs':
      return planBlogs(reader, rest);
    case 'policies':
      return only ? planPolicy(reader, second) : notFound();
    case 'search':
      if (second === 'suggest') return pagePlan('search', { pageType: 'predictive-search' });
      if (rest.length > 0) return notFound();
      return pagePlan('search', {
        listing: searchListing(query),
        resources: (scope) => ({ search: searchObject(scope) }),
        title: searchTitle,
      });
    case 'recommendations':
      return second === 'products' && only ? pagePlan('product', { pageType: 'recommendations' }) : notFound();
    case 'cart':
      if (rest.length > 0) return notFound();
      // No cart is cached: every page of one would be rendered twice.
      await reader.need('cart', cartKey(request));
      return pagePlan('cart', { title: system('shopping_cart') });
    case 'account':
      return planAccount(reader, rest, request);
    case 'password':
      return rest.length === 0 ? pagePlan('password') : notFound();
    case 'gift_cards':
      return rest.length === 2 ? planGiftCard(reader, rest[1] ?? '') : notFound();
    default:
      if (/^\/sitemap[\w]*\.xml$/.test(path)) return planSitemap(reader, path, request.origin);
      return planText(path) ?? notFound();
  }
}

/**
 * Plans the page of a path and query (docs/platform.md: routes). An old address redirects to its new one; any other unknown address is the 404 page.
 */
export async function planPage(reader: Reader, request: PageRequest): Promise<Plan> {
  const plan = await planAddress(reader, request);
  if (plan.kind !== 'page' || plan.status !== 404) return plan;
  const target = await reader.need('redirect', redirectPath(request.path));
  return target === null ? plan : { kind: 'redirect', status: 301, to: request.rootUrl + target.slice(1) };
}
