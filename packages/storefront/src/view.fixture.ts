import type { Strings, ViewConfig } from '@vitrine/compiler/view.ts';
import english from '../theme/locales/en.default.json' with { type: 'json' };

/** What a page of the demo shop tells its views, with the theme's own English strings; for tests. */
export function viewFixture(): ViewConfig {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the platform's money formats
  return {
    locale: 'en',
    currency: 'USD',
    moneyFormat: '${{amount_no_decimals}}',
    moneyWithCurrencyFormat: '${{amount}} USD',
    routes: {
      root_url: '/',
      account_url: '/account',
      all_products_collection_url: '/collections/all',
      cart_url: '/cart',
      cart_add_url: '/cart/add',
      cart_change_url: '/cart/change',
      search_url: '/search',
    },
    strings: flat(english, ''),
  };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the platform's money formats
}

const isForms = (value: object): boolean => 'other' in value;

/** Keys with dots, as the platform names them. */
function flat(tree: unknown, path: string): Strings {
  if (typeof tree === 'string') return { [path]: tree };
  if (typeof tree !== 'object' || tree === null) return {};
  if (isForms(tree))
    return { [path]: Object.fromEntries(Object.entries(tree).map(([form, text]) => [form, String(text)])) };
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => flat(value, path ? `${path}.${key}` : key)));
}
