import { type Drop, defineDrop } from '@vitrine/liquid';
import { type ObjectScope, once } from './scope.ts';

/** Every route of the contract, by its path without the root. */
const PATHS: Record<string, string> = {
  account_url: 'account',
  account_login_url: 'account/login',
  account_logout_url: 'account/logout',
  account_recover_url: 'account/recover',
  account_register_url: 'account/register',
  account_addresses_url: 'account/addresses',
  account_profile_url: 'account',
  storefront_login_url: 'account/login',
  collections_url: 'collections',
  all_products_collection_url: 'collections/all',
  search_url: 'search',
  predictive_search_url: 'search/suggest',
  cart_url: 'cart',
  cart_add_url: 'cart/add',
  cart_change_url: 'cart/change',
  cart_clear_url: 'cart/clear',
  cart_update_url: 'cart/update',
  product_recommendations_url: 'recommendations/products',
};

const routesDrop = defineDrop<string>({
  kind: 'routes',
  fields: {
    root_url: (root) => (root === '/' ? '/' : root.slice(0, -1)),
    ...Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, (root: string) => root + path])),
  },
});

export const routesObject = (scope: ObjectScope): Drop => once(scope, 'routes', () => routesDrop(scope.rootUrl));
