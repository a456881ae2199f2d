import type { ViewConfig } from '../src/view.ts';

/** What a page would say, for tests. */
export const config: ViewConfig = {
  locale: 'en',
  currency: 'USD',
  moneyFormat: `$\{{amount_no_decimals}}`,
  moneyWithCurrencyFormat: `$\{{amount}} USD`,
  routes: { cart_url: '/cart', root_url: '/' },
  strings: {
    'cart.count': { one: '{{ count }} piece', other: '{{ count }} pieces' },
    'cart.hello': 'Hello "{{ name }}" & co',
  },
};
