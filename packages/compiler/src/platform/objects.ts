/** The types of the platform's objects, as section files import them. */
import type { GlobalObjects, VariantObject } from './objects.generated.ts';

/** The shop and the request. */
/** Catalogue objects. Prices are in minor money units, weights in grams. */
/** Pictures and videos as Liquid knows them. Lengths are pixels, durations milliseconds. */
export type {
  AddressObject,
  BrandObject,
  CollectionObject,
  ColorObject,
  ColorSchemeObject,
  CountryObject,
  CurrencyObject,
  FontObject,
  GenericFileObject,
  ImageObject,
  LocalizationObject,
  LocationObject,
  MediaObject,
  ProductObject,
  ProductOptionObject,
  ProductOptionValueObject,
  RequestObject,
  RoutesObject,
  ShopLocaleObject,
  ShopObject,
  StoreAvailabilityObject,
  SwatchObject,
  TaxonomyCategoryObject,
  TemplateObject,
  UnitPriceMeasurementObject,
  VariantObject,
  VideoObject,
  VideoSourceObject,
} from './objects.generated.ts';

/** The variants that an image belongs to. */
export type VariantReference = Pick<VariantObject, 'id' | 'title'>;

/** Pages, blogs and menus. Dates are text for `date(x, format)`. */
/**
 * Metafields and metaobjects. `MetafieldObject<T>` has the type that the section expects of `value`; the platform does not check it,
 * the schema of the section's props does. Absent ones are nil in Liquid: read them with `metafield(x, 'ns', 'key')`.
 */
/** Carts, customers and orders. A section that reads one is private: no page cache. Amounts are minor money units. */
/** Search, its suggestions and recommendations. A result is a product, an article or a page: `object_type` tells which. */
/** Filters and orders of a collection or a search (docs/platform.md: filtering). */
/** Paging (docs/platform.md: filtering). */
/** The `form` object inside `{% form %}` (docs/platform.md: forms): the result of the last post, and the values to show again. */
export type {
  ArticleObject,
  BlogObject,
  CartObject,
  CommentObject,
  CustomerObject,
  DiscountAllocationObject,
  DiscountApplicationObject,
  FilterObject,
  FilterValueObject,
  FormErrorsObject,
  FormObject,
  FulfillmentObject,
  GiftCardObject,
  LineItemObject,
  LinklistObject,
  LinkObject,
  MetafieldObject,
  MetafieldsObject as Metafields,
  MetaobjectDefinitionObject,
  MetaobjectObject,
  MetaobjectSystemObject as MetaobjectSystem,
  OrderObject,
  PageObject,
  PaginateObject,
  PartObject,
  PolicyObject,
  PredictiveSearchObject,
  RatingObject,
  RecommendationsObject,
  SearchObject,
  SearchResultObject,
  SortOptionObject,
  TransactionObject,
} from './objects.generated.ts';

/**
 * A refused field and the reason, a sentence that continues the field's name ("can't be blank"). The platform has the two separately, in
 * `form.errors` and its `messages`: `errorsOf(form)` joins them.
 */
export interface FormErrorObject {
  field: string;
  message: string;
}

/**
 * The globals of a page besides `section`. The resource of the template (`product`, `collection` …) is present only on
 * its own template: declare that with `enabledOn`, or read it through `maybe`.
 */
export interface Globals extends Omit<GlobalObjects, 'settings'> {
  /** Settings of the theme, from `config/settings_schema.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: the settings' types are the theme's, known only to settings_schema.json
  settings: Record<string, any>;
}
