import { alternates, placesOf } from '../../shop/markets/places.ts';
import type { AppScript } from '../../theme/app-scripts.ts';
import type { ObjectScope } from '../scope.ts';
import { marketFor } from '../shop/country.ts';
import { analyticsMeta } from './analytics-meta.ts';
import { BOOTSTRAP_ID, HEADER_SCRIPT } from './header-script.ts';

/**
 * Countries that require consent before non-essential storage, unless `shop.json` names others: the European Economic Area, the United
 * Kingdom and Switzerland (ISO 3166-1 alpha-2).
 */
const CONSENT_COUNTRIES: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** As the platform writes it: always with a point. */
const rateText = (rate: number) => (Number.isInteger(rate) ? rate.toFixed(1) : String(rate));

/** JSON escaped for a script element. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * `content_for_header`: the `window.Shopify` bootstrap, the theme's bundles, languages, the scripts of the shop's apps. No other
 * address outside the shop (docs/platform.md: content_for_header).
 */
export function headerContent(scope: ObjectScope, assetUrl: (name: string) => string): string {
  const { shop, theme } = scope;
  const schema = theme.config.info;
  const bootstrap = {
    shop: shop.permanentDomain,
    locale: scope.locale,
    currency: { active: shop.currency, rate: rateText(marketFor(scope, scope.country).rate) },
    country: scope.country,
    theme: {
      name: schema.name || 'Theme',
      id: 1,
      schema_name: schema.name,
      schema_version: schema.version,
      theme_store_id: null,
      role: 'main',
      handle: 'null',
      style: { id: null, handle: null },
    },
    cdnHost: scope.host,
    routes: { root: scope.rootUrl },
    ...(scope.designMode ? { designMode: true } : {}),
    ...(scope.visualPreviewMode ? { visualPreviewMode: true } : {}),
  };
  const asked = (shop.consentCountries ?? CONSENT_COUNTRIES).includes(scope.country);
  const features = {
    domain: scope.host,
    predictiveSearch: true,
    shopId: shop.id,
    locale: scope.locale,
    consent: { asked, region: scope.country },
  };
  const parts = [
    ...appScripts(scope, 'head-start'),
    `<script id="${BOOTSTRAP_ID}" type="application/json">${scriptJson({ shopify: bootstrap, meta: analyticsMeta(scope) })}</script>`,
    `<script>${HEADER_SCRIPT}</script>`,
    `<script id="shopify-features" type="application/json">${scriptJson(features)}</script>`,
  ];
  if (theme.bundles.has('compiled_styles.css'))
    parts.push(`<link rel="stylesheet" href="${assetUrl('compiled_styles.css')}">`);
  for (const name of ['compiled_scripts.js', 'compiled_block-scripts.js', 'compiled_snippet-scripts.js']) {
    if (theme.bundles.has(name)) parts.push(`<script src="${assetUrl(name)}" defer></script>`);
  }
  if (shop.locales.length > 1 || placesOf(shop).length > 0) {
    const bare = scope.rootUrl === '/' ? scope.path : scope.path.slice(scope.rootUrl.length - 1) || '/';
    for (const { hreflang, href } of alternates(shop, scope.mainOrigin, bare))
      parts.push(`<link rel="alternate" hreflang="${hreflang}" href="${escapeAttribute(href)}">`);
  }
  parts.push(...appScripts(scope, 'header'));
  return parts.join('\n');
}

/** The platform passes the shop to each script that it loads asynchronously. */
function appScripts({ theme, shop }: ObjectScope, placement: AppScript['placement']): string[] {
  return theme.appScripts.flatMap((script) => {
    if (script.placement !== placement) return [];
    if (placement === 'head-start') return [`<script src="${escapeAttribute(script.src)}"></script>`];
    const names = /[?&]shop=/.test(script.src);
    const src = names ? script.src : `${script.src}${script.src.includes('?') ? '&' : '?'}shop=${shop.permanentDomain}`;
    return [`<script src="${escapeAttribute(src)}" async></script>`];
  });
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
