import type { CartObject, CustomerObject, GiftCardObject, OrderObject } from './cart.ts';
import type { CollectionObject, ProductObject, VariantObject } from './catalog.ts';
import type { ArticleObject, BlogObject, LinklistObject, PageObject } from './content.ts';
import type { ImageObject } from './media.ts';
import type { MetaobjectObject } from './metafields.ts';
import type { PredictiveSearchObject, RecommendationsObject, SearchObject } from './search.ts';
import type { LocalizationObject, RequestObject, RoutesObject, ShopObject, TemplateObject } from './shop.ts';

/**
 * What Liquid knows on a page besides `section`. The resource of the template (`product`, `collection` …) is there
 * only on its own template: say so with `enabledOn`, or read it through `maybe`.
 */
export interface Globals {
  shop: ShopObject;
  request: RequestObject;
  routes: RoutesObject;
  template: TemplateObject;
  localization: LocalizationObject;
  /** Settings of the theme, from `config/settings_schema.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: the settings' types are the theme's, known only to settings_schema.json
  settings: Record<string, any>;
  linklists: Record<string, LinklistObject>;
  /** By handle, and all of them in a loop or page by page. */
  collections: Record<string, CollectionObject> & readonly CollectionObject[];
  all_products: Record<string, ProductObject>;
  pages: Record<string, PageObject>;
  blogs: Record<string, BlogObject>;
  articles: Record<string, ArticleObject>;
  images: Record<string, ImageObject>;
  metaobjects: Record<string, Record<string, MetaobjectObject>>;
  page_title: string;
  page_description: string | null;
  page_image: ImageObject | null;
  canonical_url: string;
  handle: string;
  current_page: number;
  current_tags: string[];
  all_country_option_tags: string;
  country_option_tags: string;
  powered_by_link: string;
  product: ProductObject;
  product_variant: VariantObject;
  collection: CollectionObject;
  article: ArticleObject;
  blog: BlogObject;
  page: PageObject;
  search: SearchObject;
  predictive_search: PredictiveSearchObject;
  recommendations: RecommendationsObject;
  metaobject: MetaobjectObject;
  gift_card: GiftCardObject;
  order: OrderObject;
  /** Private: a section that reads it makes its page uncacheable. */
  cart: CartObject;
  /** Private, and null when nobody is signed in. */
  customer: CustomerObject | null;
}
