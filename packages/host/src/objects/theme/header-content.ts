import { alternates, placesOf } from '../../shop/markets/places.ts';
import type { AppScript } from '../../theme/app-scripts.ts';
import type { ObjectScope } from '../scope.ts';
import { marketFor } from '../shop/country.ts';

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

/** Where the platform's customer-privacy API is served (`surfaces/platform-scripts/platform-scripts.ts`). */
const CONSENT_API = '/cdn/shopifycloud/consent-tracking-api/v0.1/consent-tracking-api.js';

/** Id of the element with the data of the script below. */
const BOOTSTRAP_ID = 'shopify-bootstrap';

/**
 * The only script the host prints into a theme's page. It is the same on every page and reads its data from JSON next to it, so that a
 * content security policy can allow it by hash. `Shopify.actions` is left out: a theme that finds none brings its own.
 * `Shopify.loadFeatures` loads the customer-privacy API once; other platform features resolve at once without an error, so that themes
 * degrade (docs/platform.md: content_for_header).
 */
export const HEADER_SCRIPT = `window.Shopify=Object.assign(window.Shopify||{},JSON.parse(document.getElementById('${BOOTSTRAP_ID}').textContent));\
Shopify.modules=true;Shopify.loadFeatures=function(list,done){\
var wanted=(list||[]).some(function(feature){return feature.name==='consent-tracking-api'});\
var end=function(error){if(done)setTimeout(function(){done(error)})};if(!wanted||Shopify.customerPrivacy)return end(null);\
var script=document.createElement('script');script.src='${CONSENT_API}';script.onload=function(){end(null)};\
script.onerror=function(){end(new Error('consent-tracking-api'))};document.head.appendChild(script)};\
Shopify.autoloadFeatures=Shopify.loadFeatures;Shopify.captcha={protect:function(form,done){if(done)done()}};\
Shopify.PaymentButton={init:function(){}};\
Shopify.postLink=function(path,options){var form=document.createElement('form');form.method=(options&&options.method)||'post';form.action=path;\
var values=(options&&options.parameters)||{};for(var name in values){var field=document.createElement('input');field.type='hidden';field.name=name;field.value=values[name];form.appendChild(field)}\
document.body.appendChild(form);form.submit();document.body.removeChild(form)};`;

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
    `<script id="${BOOTSTRAP_ID}" type="application/json">${scriptJson(bootstrap)}</script>`,
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
