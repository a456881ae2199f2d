import type { PageConfig } from '@vitrine/contract';
import { type Decoder, decode, fallback, flag, object, text } from './decode.ts';

const settings = object<PageConfig['settings']>({
  show_errors: fallback(flag, true),
  accounts_shown: fallback(flag, true),
  search_shown: fallback(flag, true),
  loop_event_name: fallback(text, ''),
});

const routes = object<PageConfig['routes']>({
  root_url: fallback(text, '/'),
  cart_url: fallback(text, '/cart'),
  cart_add_url: fallback(text, '/cart/add'),
  cart_change_url: fallback(text, '/cart/change'),
  cart_update_url: fallback(text, '/cart/update'),
  cart_clear_url: fallback(text, '/cart/clear'),
  search_url: fallback(text, '/search'),
  predictive_search_url: fallback(text, '/search/suggest'),
  product_recommendations_url: fallback(text, '/recommendations/products'),
  collections_url: fallback(text, '/collections'),
  all_products_collection_url: fallback(text, '/collections/all'),
  account_url: fallback(text, '/account'),
  account_login_url: fallback(text, '/account/login'),
  account_logout_url: fallback(text, '/account/logout'),
  account_register_url: fallback(text, '/account/register'),
  account_recover_url: fallback(text, '/account/recover'),
  account_addresses_url: fallback(text, '/account/addresses'),
});

/** Every field has a default, so that a page whose layout prints less still works. */
const config: Decoder<PageConfig> = object<PageConfig>({
  locale: fallback(text, 'en'),
  currency: fallback(text, 'USD'),
  country: fallback(text, 'US'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholders
  moneyFormat: fallback(text, '${{amount_no_decimals}}'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholders
  moneyWithCurrencyFormat: fallback(text, '${{amount}} USD'),
  routes: (value, path) => routes(value ?? {}, path),
  host: fallback(text, ''),
  checkoutHost: fallback(text, ''),
  settings: (value, path) => settings(value ?? {}, path),
  template: fallback(text, ''),
  designMode: fallback(flag, false),
  hasCartDrawer: fallback(flag, false),
});

/** Reads the JSON of `#vitrine-config`; what is missing or unreadable has the platform's defaults. */
export function parsePageConfig(json: string): PageConfig {
  let value: unknown = {};
  try {
    value = JSON.parse(json);
  } catch {
    console.warn('[vitrine] the page config is not JSON; defaults are used');
  }
  const read = decode(config, value);
  if (read.ok) return read.value;
  console.warn('[vitrine] the page config has an unexpected shape; defaults are used', read.error);
  return config({}, '$');
}

let current: PageConfig | undefined;

/** What the layout tells this page's scripts. Read once; outside a browser the defaults. */
export function pageConfig(): PageConfig {
  if (typeof document === 'undefined') return parsePageConfig('{}');
  current ??= parsePageConfig(document.getElementById('vitrine-config')?.textContent || '{}');
  return current;
}
