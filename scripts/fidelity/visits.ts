import type { Found } from './probes.ts';

/** What is looked at of a shop: a page, what is read on it beyond the globals, and by whom. */
export interface Visit {
  address: string;
  /** Paths that are read first. */
  paths: readonly string[];
  /** Read as a page with its own template (`index`, `robots.txt`); else as a section of the page. */
  template?: 'index' | 'index.design' | 'robots.txt';
  /** As in the editor. */
  design?: boolean;
  /** With a form that was just posted with an error. */
  refused?: boolean;
}

/** The object that a path leads to: by `path as object`, else its last name. */
export function found(text: string): Found {
  const [path = '', object = path.split('.').at(-1) ?? ''] = text.split(' as ');
  return { path, object };
}

/** Objects that a setting of the section leads to. */
const SETTINGS = [
  'section.settings.font as font',
  'section.settings.colour as color',
  'section.settings.scheme as color_scheme',
  'section.settings.film as video',
];

const places = (length: number) => Array.from({ length }, (_, at) => at);

/** Of the demo shop; `{order}`, `{card}` and `{product}` are its first ones. */
export const DEMO_VISITS: readonly Visit[] = [
  {
    address: '/',
    template: 'index',
    paths: ['section', 'section.blocks[0] as block', ...SETTINGS, 'form', 'paginate', 'paginate.parts[0] as part'],
  },
  { address: '/?view=design', template: 'index.design', design: true, paths: ['section.blocks[0] as block'] },
  {
    address: '/?page=2',
    paths: [
      'paginate',
      'paginate.next as part',
      'paginate.previous as part',
      "linklists['main-menu'] as linklist",
      'forloop',
      'tablerowloop',
      "metaobjects['look'] as metaobject_definition",
      "metaobjects['look'].values[0] as metaobject",
      "metaobjects['look'].values[0].system as metaobject_system",
      'shop.metafields.delivery.promise as metafield',
    ],
  },
  { address: '/pages/look/greene-street-eight-am', paths: ['metaobject', 'closest'] },
  { address: '/', refused: true, paths: ['form', 'form.errors as form_errors'] },
  { address: '/products/ankle-boot?variant={variant}', paths: ['product', 'closest'] },
  { address: '/products/{handle}?variant={variant}', paths: ['product', 'product.variants[0] as variant'] },
  { address: '/collections/dresses/products/bias-midi-skirt', paths: ['collection', 'product'] },
  {
    address: '/products/meadow-wrap-dress',
    paths: ['product.options_with_values[0].values[0] as product_option_value'],
  },
  { address: '/collections/dresses', paths: ['collection', 'closest'] },
  {
    address: '/collections/dresses?sort_by=manual&filter.v.price.gte=10&filter.p.m.custom.final_sale=1',
    paths: [
      'collection',
      ...places(8).map((at) => `collection.filters[${at}] as filter`),
      ...places(8).map((at) => `collection.filters[${at}].values[0] as filter_value`),
      ...places(60).map((at) => `collection.filters[2].values[${at}] as filter_value`),
    ],
  },
  { address: '/collections/vendors?q=Vitrine', paths: ['collection'] },
  { address: '/collections/types?q=Dresses', paths: ['collection'] },
  { address: '/search?q=silk&sort_by=price-ascending', paths: ['search'] },
  { address: '/search/suggest?q=dress', paths: ['predictive_search'] },
  { address: '/recommendations/products?product_id={product}', paths: ['recommendations'] },
  { address: '/blogs/journal', paths: ['blog', 'closest'] },
  { address: '{article}', paths: ['article', 'blog', 'closest', 'article.comments[0] as comment'] },
  { address: '/pages/about', paths: ['page', 'closest'] },
  { address: '/cart', paths: ['cart', 'cart.items[0] as line_item'] },
  { address: '/account', paths: ['customer'] },
  { address: '/account/orders/{order}', paths: ['order'] },
  { address: '/account/orders/{cancelled}', paths: ['order'] },
  { address: '{card}', paths: ['gift_card', 'gift_card.recipient as recipient'] },
  { address: '/robots.txt', template: 'robots.txt', paths: ['robots'] },
];

/** Of the shop that the documentation shows its examples with, and more of what a merchant may fill. */
export const FILLED_VISITS: readonly Visit[] = [
  {
    address: '/',
    paths: [
      'shop.brand as brand',
      'shop.brand.colors.primary[0] as brand_color',
      "all_products['health-potion'] as product",
      'blogs.potion-notions as blog',
      ...['potion-beats', 'potion-bottle'].map((handle) => `all_products['${handle}'] as product`),
      "all_products['potion-beats'].media[0] as external_video",
      "all_products['potion-beats'].media[1] as video",
      "all_products['potion-beats'].media[1].sources[0] as video_source",
      "all_products['potion-bottle'].media[0] as model",
      "all_products['potion-bottle'].media[0].sources[0] as model_source",
      'shop.metafields.facts.size as metafield',
      'shop.metafields.facts.size.value as measurement',
      'shop.metafields.facts.score.value as rating',
      'shop.metafields.facts.sheet.value as generic_file',
      'shop.metafields.facts.price.value as money',
    ],
  },
];
