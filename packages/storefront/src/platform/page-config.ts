import { isRecord } from '@vitrine/compiler/client/is-record.ts';
import { readConfig } from '@vitrine/compiler/client/read-config.ts';
import type { PageConfig } from './page-config.schema.ts';

/** What a page has whose layout prints less: the platform's own. */
const DEFAULTS: PageConfig = {
  locale: 'en',
  currency: 'USD',
  country: 'US',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholders
  moneyFormat: '${{amount_no_decimals}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the platform's own placeholders
  moneyWithCurrencyFormat: '${{amount}} USD',
  routes: {
    root_url: '/',
    cart_url: '/cart',
    cart_add_url: '/cart/add',
    cart_update_url: '/cart/update',
    search_url: '/search',
    predictive_search_url: '/search/suggest',
    product_recommendations_url: '/recommendations/products',
    all_products_collection_url: '/collections/all',
    account_url: '/account',
  },
  host: '',
  checkoutHost: '',
  settings: { show_errors: true, accounts_shown: true, search_shown: true, loop_event_name: '' },
  template: '',
  designMode: false,
  hasCartDrawer: false,
};

/** The fields of `defaults`, each as `value` has it where that is of the same type. */
function like<T extends object>(defaults: T, value: unknown): T {
  if (!isRecord(value)) return defaults;
  const result = { ...defaults };
  for (const key in defaults) {
    const [standard, given]: [unknown, unknown] = [defaults[key], value[key]];
    if (isRecord(standard)) Object.assign(result, { [key]: like(standard, given) });
    else if (typeof given === typeof standard) Object.assign(result, { [key]: given });
  }
  return result;
}

/** What is missing or of another type has the platform's defaults. */
export const pageConfigOf = (value: unknown): PageConfig => like(DEFAULTS, value);

let current: PageConfig | undefined;

/** What the layout tells this page's scripts. Read once; outside a browser the defaults. */
export function pageConfig(): PageConfig {
  if (typeof document === 'undefined') return DEFAULTS;
  current ??= pageConfigOf(readConfig(document));
  return current;
}
