/**
 * One page for each JSON template and for each state that renders it differently, by the template's path within `theme/templates`. The
 * whole crawl (`npm run test:full`) sees every page there is.
 */
export const VISITOR_PAGES: Record<string, string[]> = {
  index: ['/', '/fr'],
  '404': ['/nothing-here'],
  article: ['/blogs/journal/notes-on-a-slip-dress', '/fr/blogs/atelier/what-teasels-do'],
  blog: ['/blogs/journal', '/blogs/journal/tagged/silk'],
  cart: ['/cart', '/fr/cart'],
  collection: [
    '/collections/dresses?sort_by=price-descending',
    '/collections/all?page=2',
    '/collections/all?page=999',
    '/collections/dresses?filter.v.availability=1',
    '/collections/dresses?filter.v.price.gte=100000',
  ],
  'collection.editorial': ['/collections/linen'],
  'collection.sale': ['/collections/sale?page=2&sort_by=price-ascending'],
  'customers/activate_account': ['/account/activate/1/abc'],
  'customers/login': ['/account/login'],
  'customers/register': ['/account/register'],
  'customers/reset_password': ['/account/reset/1/abc'],
  'list-collections': ['/collections'],
  'metaobject/look': ['/pages/look/hedgerow'],
  page: ['/pages/accessibility'],
  'page.about': ['/pages/about'],
  'page.care': ['/pages/care'],
  'page.contact': ['/pages/contact'],
  'page.faq': ['/pages/faq'],
  'page.journal': ['/pages/journal'],
  'page.lookbook': ['/pages/lookbook'],
  'page.size-guide': ['/pages/size-guide'],
  'page.stores': ['/pages/stores'],
  'page.styleguide': ['/pages/styleguide'],
  'page.wish-list': ['/pages/wish-list'],
  product: ['/products/shearling-aviator', '/products/gift-card', '/fr/products/silk-twill-scarf'],
  'product.review': ['/products/column-slip-dress?view=review', '/fr/products/gift-card?view=review'],
  search: ['/search', '/search?type=product&q=dress', '/search?q=zzzzzz', '/search?q=%3Cscript%3E%22%27%26'],
};

/** The same for a customer who is signed in; `customers/order` comes from the list of orders. */
export const CUSTOMER_PAGES: Record<string, string[]> = {
  'customers/account': ['/account'],
  'customers/account.orders': ['/account?view=orders'],
  'customers/account.profile': ['/account?view=profile'],
  'customers/addresses': ['/account/addresses'],
  index: ['/'],
  cart: ['/cart'],
};

/** Pages with amounts, as a visitor of another market sees them. */
export const MARKET_PAGES = ['/', '/products/column-slip-dress', '/collections/sale', '/search?q=silk'];

/** Templates no page of these tests shows, with the reason. */
export const NOT_SHOWN: Record<string, string> = {
  password: 'the front door of a closed shop has a layout of its own, without islands',
};

/** Sections whose island has no server markup to compare: their payload is held to its schema. */
export const WITHOUT_MARKUP: Record<string, string> = {
  consent: 'drawn where a market asks for consent',
  popups: 'drawn when one is due',
  waitlist: 'drawn when it opens',
};
