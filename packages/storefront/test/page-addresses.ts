/** Sorts a collection page offers (contract: `sort_by`). */
const SORTS = ['manual', 'title-ascending', 'price-ascending', 'price-descending', 'created-descending'];

/** Pages that no sitemap names; the ones of an account without a visitor signed in. */
const FURTHER = [
  '/',
  '/collections',
  '/collections/all?page=2',
  '/collections/all?page=999',
  ...SORTS.map((sort) => `/collections/dresses?sort_by=${sort}`),
  '/collections/dresses?filter.v.availability=1',
  '/collections/dresses?filter.v.price.gte=100000',
  '/collections/sale?page=2&sort_by=price-ascending',
  '/search',
  '/search?type=product&q=dress',
  '/search?type=product&q=dress&page=2',
  '/search?q=silk',
  '/search?q=zzzzzz',
  '/search?q=%3Cscript%3E%22%27%26',
  '/cart',
  '/policies/refund-policy',
  '/policies/privacy-policy',
  '/pages/look/hedgerow',
  '/pages/look/home-by-midnight',
  '/blogs/journal?page=2',
  '/blogs/journal/tagged/silk',
  '/account/login',
  '/account/register',
  '/nothing-here',
  '/products/nothing-here',
];

/** Products whose every variant is looked at. */
const EVERY_VARIANT = ['column-slip-dress', 'utility-jumpsuit', 'silk-twill-scarf', 'gift-card'];

/** Links that change something or lead out of the pages. */
const NO_PAGE = /^\/(cdn|cart\/|checkout|account\/logout|discount|_host)|\.(atom|xml|json|js)$/;

/** Paths of a page's links to other pages of the shop. Of links with a query only the pages of a list. */
export function linksOf(html: string, origin: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = '']) => {
    const url = URL.parse(href.replaceAll('&amp;', '&'), origin);
    if (url?.origin !== origin || NO_PAGE.test(url.pathname)) return [];
    return /^(\?page=[1-9])?$/.test(url.search) ? [url.pathname + url.search] : [];
  });
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));

/** Paths of the variants of the products of which every variant is looked at. `choose` takes those of one product it wants. */
export async function variantAddresses(
  origin: string,
  choose: (variants: { id: number; available: boolean }[]) => { id: number }[] = (variants) => variants,
): Promise<string[]> {
  const paths = await Promise.all(
    EVERY_VARIANT.map(async (handle) => {
      const { variants } = JSON.parse(await text(`${origin}/products/${handle}.js`)) as {
        variants: { id: number; available: boolean }[];
      };
      return choose(variants).map(({ id }) => `/products/${handle}?variant=${id}`);
    }),
  );
  return paths.flat();
}

/** Paths of every page of a shop: what its sitemap names, variants of some products, and the pages no sitemap names. */
export async function pageAddresses(origin: string): Promise<string[]> {
  const maps = await Promise.all(locations(await text(`${origin}/sitemap.xml`)).map(text));
  const named = maps.flatMap(locations).map((url) => url.slice(new URL(url).origin.length) || '/');
  return [...new Set([...named, ...(await variantAddresses(origin)), ...FURTHER])];
}
