import { z } from 'zod';

/** Addresses of the platform's pages and calls that the scripts use, each with the locale prefix (`/`, `/fr`, …), none with a trailing slash but the root. */
export const Routes = z.object({
  root_url: z.string(),
  cart_url: z.string(),
  cart_add_url: z.string(),
  cart_update_url: z.string(),
  search_url: z.string(),
  predictive_search_url: z.string(),
  product_recommendations_url: z.string(),
  all_products_collection_url: z.string(),
  account_url: z.string(),
});
export type Routes = z.infer<typeof Routes>;

/** Settings of the theme that scripts obey. */
export const PageSettings = z.looseObject({
  /** False: failures are logged but not told to the shopper, (rules error-1, error-2). */
  show_errors: z.boolean(),
  accounts_shown: z.boolean().optional(),
  search_shown: z.boolean().optional(),
  /** Name of the event told to the loop widget after the bag changed (rules cart-24, cart-25); empty: none. */
  loop_event_name: z.string().nullish(),
});
export type PageSettings = z.infer<typeof PageSettings>;

/** What the theme says of its apps; an empty address, key or name switches that app off. */
export const AppsConfig = z.object({
  /** Base address of the reviews service. */
  reviewsUrl: z.string(),
  reviewsVersion: z.enum(['v1', 'v2']),
  /** The store's public key there. */
  reviewsKey: z.string(),
  /** Reviews shown at once, and more with each 'View More' (rule review-5). */
  reviewsPageSize: z.int().min(1),
  /** Id of the sign-up form that links to `#size-request` open. */
  sizeRequestForm: z.string(),
  /** Where such a link goes when the form does not open. */
  sizeRequestFallback: z.string(),
  /** What the inventory app may call the two stores. */
  storeNames: z.object({ newYork: z.array(z.string()), sanFrancisco: z.array(z.string()) }),
  /** The page of the wish list; empty: the shop has none. */
  wishListUrl: z.string(),
  /** Path of the shop behind which the app answers that stores lists with the customer (an app proxy). */
  customerListsUrl: z.string(),
});
export type AppsConfig = z.infer<typeof AppsConfig>;

/** What the layout tells the scripts of a page, as JSON in the element `#vitrine-config`. */
export const PageConfig = z.object({
  /** BCP 47, e.g. `en` */
  locale: z.string(),
  /** ISO 4217 */
  currency: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  /** The shop's own format strings, e.g. `${{amount_no_decimals}}` and `${{amount}} USD`. */
  moneyFormat: z.string(),
  moneyWithCurrencyFormat: z.string(),
  routes: Routes,
  /** The shop's own public host; may carry a port; empty: leave addresses alone (rules start-5, start-6). */
  host: z.string(),
  /** The platform's default checkout host, whose addresses are rewritten to `host` (rules start-5, start-6). */
  checkoutHost: z.string(),
  settings: PageSettings,
  /** Name of the template, e.g. `product`, `collection`, `cart`. */
  template: z.string(),
  /** True inside the theme editor. */
  designMode: z.boolean(),
  /** The page has a cart drawer (also `data-cart-drawer` on the body). */
  hasCartDrawer: z.boolean(),
  /** Read apart, by those who need it. */
  apps: AppsConfig.optional(),
});
export type PageConfig = z.infer<typeof PageConfig>;
