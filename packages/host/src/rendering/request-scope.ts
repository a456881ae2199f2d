import { links } from '../objects/links.ts';
import type { ObjectScope, PageAddress } from '../objects/scope.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import type { Theme } from '../theme/load.ts';
import { translatorOf } from '../theme/translate.ts';
import type { PageRequest } from './page-request.ts';
import type { PagePlan } from './plan/plan.ts';
import type { Reader } from './rows/reader.ts';

/** Not part of a page's content: whoever adds these gets the same page. */
const TRACKING =
  /^(utm_\w+|gclid|fbclid|msclkid|_ga|_gl|mc_[ce]id|pr_(prod_strat|rec_id|rec_pid|ref_pid|seq)|_(pos|psq|ss|v|sid|fid))$/;

/** Of the section rendering call: the section shows the page's own address. */
const CALL = /^(section_id|sections(\[\])?)$/;

/** The query as pages and the page cache see it. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const pageParameters = new URLSearchParams();
  for (const [name, value] of query) if (!TRACKING.test(name) && !CALL.test(name)) pageParameters.append(name, value);
  return pageParameters;
}

/** Themes print paths and hosts into attributes as they are: nothing in them may end one. */
const safePath = (path: string) =>
  path.replace(/["'<>`\\{}|^\s]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
const safeOrigin = (origin: string) => origin.replace(/[^\w.:/[\]-]/g, '');

function addressOf(plan: PagePlan | null, path: string, query: URLSearchParams): PageAddress {
  const { listing = null, chosen = null } = plan ?? {};
  const own = path.replace(/(.)\/$/, '$1');
  return {
    variantOf: (productId) => (chosen?.productId === productId ? chosen.variantId : null),
    listingOf: (collectionId) =>
      listing && listing.terms === undefined && (listing.collectionId ?? 0) === collectionId ? listing : null,
    filters: () => listing?.filters ?? [],
    isAt: (other) => other === own,
    isBelow: (other) => path.startsWith(`${other}/`),
    parameter: (name) => query.get(name),
  };
}

/** What the objects of one attempt share. */
export function requestScope(
  request: PageRequest,
  plan: PagePlan | null,
  theme: Theme,
  shop: Shop,
  reader: Reader,
): ObjectScope {
  const { rootUrl, locale } = request;
  const origin = safeOrigin(request.origin);
  const bare = safePath(request.path);
  const query = pageQuery(request.query);
  const path = rootUrl === '/' ? bare : rootUrl.slice(0, -1) + (bare === '/' ? '' : bare);
  return {
    rows: reader,
    links,
    shop,
    theme,
    origin,
    host: origin.replace(/^https?:\/\//, ''),
    rootUrl,
    place: request.place ?? null,
    mainOrigin: safeOrigin(request.mainOrigin ?? request.origin),
    timezone: shop.timezone,
    path,
    query,
    locale,
    country: request.country,
    designMode: request.designMode,
    visualPreviewMode: request.preview?.isVisual ?? false,
    pageType: plan?.pageType ?? 'index',
    listing: plan?.listing ?? null,
    address: addressOf(plan, path, query),
    chosen: plan?.chosen ?? null,
    cartToken: request.cartToken,
    customerId: request.customerId,
    translate: translatorOf(theme.locales, locale),
    fileVersions: new Map(),
    memo: new Map(),
  };
}
