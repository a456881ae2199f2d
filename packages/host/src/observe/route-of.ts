import type { FastifyRequest } from 'fastify';

/** First parts of addresses that the storefront's one route serves; others are counted together. */
const PAGES: ReadonlySet<string> = new Set([
  'account',
  'blogs',
  'cart',
  'collections',
  'gift_cards',
  'pages',
  'policies',
  'products',
  'recommendations',
  'search',
]);

/**
 * The label a request is counted and logged under: the pattern of its route, never its address, which may contain a token and is unbounded.
 * All pages share one route, so the kind of page is used instead: `/products/*`.
 */
export function routeOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions.url ?? 'none';
  if (pattern !== '/*') return pattern;
  const [path = ''] = url.split('?', 1);
  const [, first = ''] = path.split('/', 2);
  if (first === '') return '/';
  return PAGES.has(first) ? `/${first}/*` : '/*';
}
