import { type Drop, defineDrop, drop } from '@vitrine/liquid';
import { collectionsObject } from './catalogue/collection.ts';
import { predictiveSearchObject } from './catalogue/predictive-search.ts';
import { recommendationsObject } from './catalogue/recommendations.ts';
import { searchObject } from './catalogue/search.ts';
import { cartObject } from './commerce/cart.ts';
import { customerObject } from './commerce/customer.ts';
import { blogsObject } from './content/blog.ts';
import { metaobjectsObject } from './content/metaobjects.ts';
import { pagesObject } from './content/page.ts';
import { allProductsObject, articlesObject, imagesObject, linklistsObject } from './handles.ts';
import { requestObject } from './request.ts';
import { routesObject } from './routes.ts';
import type { ObjectScope } from './scope.ts';
import { allCountryOptionTags, countryOptionTags } from './shop/country-options.ts';
import { localizationObject } from './shop/localization.ts';
import { shopObject } from './shop/shop.ts';
import { templateDrop, themeDrop } from './theme/template.ts';

/** What is particular to one page. */
export interface PageSubject {
  scope: ObjectScope;
  /** `product.tall`, `customers/login` */
  templateName: () => string;
  /** The page's own objects: `product`, `collection`, `article` … */
  resources: () => Readonly<Record<string, unknown>>;
  settings: () => Drop;
  title: () => string;
  description: () => string | null;
  image: () => Drop | null;
  canonicalUrl: () => string;
  handle: () => string | null;
  currentTags: () => string[] | null;
  header: () => string;
  /** The rendered template; empty until it is. */
  layoutContent: () => string;
  /** The sections of a home page without a JSON template. */
  indexContent: () => string;
}

const scripts = drop({ kind: 'scripts', fields: { cart_calculate_line_items: () => null } });

const currentPage = ({ scope }: PageSubject) => {
  const page = Number.parseInt(scope.address.parameter('page') ?? '1', 10);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

const ofScope = (make: (scope: ObjectScope) => unknown) => (page: PageSubject) => make(page.scope);

/** Every variable of a page that is not a template's own (docs/platform.md: routes). */
export const globalsDrop: (page: PageSubject) => Drop = defineDrop<PageSubject>({
  kind: 'globals',
  fields: {
    shop: ofScope(shopObject),
    request: ofScope(requestObject),
    routes: ofScope(routesObject),
    localization: ofScope(localizationObject),
    cart: ofScope(cartObject),
    customer: ofScope(customerObject),
    collections: ofScope(collectionsObject),
    all_products: ofScope(allProductsObject),
    pages: ofScope(pagesObject),
    blogs: ofScope(blogsObject),
    articles: ofScope(articlesObject),
    linklists: ofScope(linklistsObject),
    images: ofScope(imagesObject),
    metaobjects: ofScope(metaobjectsObject),
    recommendations: ofScope(recommendationsObject),
    predictive_search: ofScope(predictiveSearchObject),
    search: ofScope(searchObject),
    theme: ({ scope }) => themeDrop(scope.theme),
    template: ({ templateName }) => templateDrop(templateName()),
    settings: ({ settings }) => settings(),
    page_title: ({ title }) => title(),
    page_description: ({ description }) => description(),
    page_image: ({ image }) => image(),
    canonical_url: ({ canonicalUrl }) => canonicalUrl(),
    handle: ({ handle }) => handle(),
    current_tags: ({ currentTags }) => currentTags(),
    current_page: currentPage,
    powered_by_link: ({ scope }) => `<span>${scope.translate('shopify.links.powered_by_shopify', {})}</span>`,
    country_option_tags: ofScope(countryOptionTags),
    all_country_option_tags: ofScope(allCountryOptionTags),
    content_for_header: ({ header }) => header(),
    content_for_layout: ({ layoutContent }) => layoutContent(),
    content_for_index: ({ indexContent }) => indexContent(),
    additional_checkout_buttons: () => false,
    content_for_additional_checkout_buttons: () => '',
    scripts: () => scripts,
  },
  lookup: ({ resources }, name) => {
    const own = resources();
    return Object.hasOwn(own, name) ? own[name] : undefined;
  },
});
