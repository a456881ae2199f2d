import { join } from 'node:path';
import { readThemeTexts, stringsOf } from '@vitrine/compiler/texts/theme-texts.ts';
import type { ViewConfig } from '@vitrine/compiler/view.ts';

const texts = readThemeTexts(join(import.meta.dirname, '..'));

/** What a page of the demo shop tells its views, with the theme's own texts in a language; for tests. */
export function viewFixture(language: 'en' | 'fr' = 'en'): ViewConfig {
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
    strings: stringsOf(texts, language),
  };
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the platform's money formats
}
