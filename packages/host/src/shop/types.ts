/**
 * The shop's own records, as the rules in this folder load them and the Liquid objects wrap them.
 *
 * Units: money is in minor units (cents) of the shop's currency, weights in grams, times in ISO 8601 UTC strings.
 * Ids are positive integers below 2^53, stable across imports of the same data.
 */

export type Id = number;

export interface Metafield {
  namespace: string;
  key: string;
  /** A metafield type of the platform, e.g. `single_line_text_field`, `list.metaobject_reference`, `json`. */
  type: string;
  /** As stored: text; JSON for `json` and `list.*`. */
  value: string;
}

/** A picture or other file of the shop, addressed as `/cdn/shop/files/{name}`. */
export interface FileImage {
  /** File name below the shop's `files/`, e.g. `silk-slip-dress-ink-1.jpg`. */
  name: string;
  alt: string;
  width: number;
  height: number;
  /** Changes when the file does: the `v=` of its address. */
  version: string;
  /** Per cent from the left and the top; 50/50 when none is set. */
  focalPoint: { x: number; y: number };
}

export interface VideoSource {
  url: string;
  mimeType: string;
  format: string;
  width: number;
  height: number;
}

export interface Media {
  id: Id;
  position: number;
  type: 'image' | 'video' | 'external_video' | 'model';
  alt: string;
  /** The picture itself, or the poster of a video or model. */
  preview: FileImage;
  sources: VideoSource[];
  /** ms; 0 for pictures. */
  duration: number;
  /** For `external_video`. */
  host?: 'youtube' | 'vimeo';
  externalId?: string;
}

export interface ProductOption {
  name: string;
  /** In the shop's own language, where the name is translated. */
  ownName?: string;
  position: number;
  values: ProductOptionValue[];
}

export interface ProductOptionValue {
  id: Id;
  name: string;
  /** In the shop's own language, where the name is translated. */
  ownName?: string;
  /** CSS colour and/or a picture. */
  swatch: { color: string | null; image: FileImage | null } | null;
}

export interface Variant {
  id: Id;
  productId: Id;
  position: number;
  /** Option values joined by ` / `, or `Default Title`. */
  title: string;
  /** One value for each option of the product, in order. */
  options: string[];
  sku: string;
  barcode: string;
  price: number;
  compareAtPrice: number | null;
  grams: number;
  /** The unit the merchant thinks in; `grams` holds the weight itself. */
  weightUnit: 'g' | 'kg' | 'oz' | 'lb';
  requiresShipping: boolean;
  taxable: boolean;
  /** `shopify` when stock is counted, null when it is not. */
  inventoryManagement: 'shopify' | null;
  inventoryPolicy: 'deny' | 'continue';
  /** Sum over the locations; may be below zero only where the policy is `continue`. */
  inventoryQuantity: number;
  /** Can be bought now: not counted, or in stock, or policy `continue`. */
  available: boolean;
  mediaId: Id | null;
  metafields: Metafield[];
}

export interface Product {
  id: Id;
  handle: string;
  title: string;
  /** HTML, as the merchant wrote it. */
  description: string;
  vendor: string;
  type: string;
  /** Path in the platform's product taxonomy, e.g. `Apparel & Accessories > Clothing > Dresses`; '' if none. */
  category: string;
  tags: string[];
  status: 'active' | 'draft' | 'archived';
  giftCard: boolean;
  templateSuffix: string;
  createdAt: string;
  publishedAt: string | null;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  options: ProductOption[];
  variants: Variant[];
  media: Media[];
  metafields: Metafield[];
  /** Ids of the published collections it is in. */
  collectionIds: Id[];
}

export type CollectionSort =
  | 'manual'
  | 'best-selling'
  | 'title-ascending'
  | 'title-descending'
  | 'price-ascending'
  | 'price-descending'
  | 'created-ascending'
  | 'created-descending';

export interface Collection {
  id: Id;
  handle: string;
  title: string;
  description: string;
  image: FileImage | null;
  sortOrder: CollectionSort;
  templateSuffix: string;
  publishedAt: string;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  /** All published products in it, before any filter. */
  productsCount: number;
  metafields: Metafield[];
}

/** One page of a product list, with what the platform's filter objects need. */
export interface ProductPage {
  products: Product[];
  /** Products after filtering. */
  total: number;
  /** Products before filtering. */
  totalUnfiltered: number;
}

/** A filter of the platform's URL grammar, as parsed from the query (`filter.v.option.color=Red`). */
export interface ActiveFilter {
  /** e.g. `filter.v.option.color`, `filter.v.price.gte`. */
  param: string;
  value: string;
}

export interface FilterValueCount {
  value: string;
  label: string;
  count: number;
  swatch: { color: string | null; image: FileImage | null } | null;
}

export interface Facet {
  /** e.g. `filter.v.option.color`; for prices `filter.v.price`. */
  param: string;
  label: string;
  type: 'list' | 'price_range' | 'boolean';
  values: FilterValueCount[];
  /** Highest price in minor units; price_range only. */
  rangeMax: number;
}

export interface ProductQuery {
  /** Null: all published products. */
  collectionId: Id | null;
  /** Full text, for search. */
  terms?: string;
  /** Handleised tags, all of which must match (`/collections/x/tag+tag`). */
  tags?: string[];
  vendor?: string;
  type?: string;
  filters: ActiveFilter[];
  sort: CollectionSort | 'relevance' | null;
  offset: number;
  limit: number;
  /** Search only: what becomes of products that cannot be bought; `last` when absent. */
  unavailable?: 'show' | 'hide' | 'last';
  /** Search only: whether the last word may be the start of one; true when absent. */
  prefix?: boolean;
  /** Search only: a language the shop is translated to; its own when absent. */
  locale?: string;
}

/** One page of ids, best first. */
export interface ProductIds {
  ids: Id[];
  /** Products after filtering. */
  total: number;
  /** Products before filtering. */
  totalUnfiltered: number;
}

/** Stock of a variant by place, in the order of the locations. */
export interface InventoryLevel {
  locationId: Id;
  available: number;
}

export type LinkType =
  | 'article_link'
  | 'blog_link'
  | 'catalog_link'
  | 'collection_link'
  | 'collections_link'
  | 'customer_account_page_link'
  | 'frontpage_link'
  | 'http_link'
  | 'metaobject_link'
  | 'page_link'
  | 'policy_link'
  | 'product_link'
  | 'search_link';

export interface MenuLink {
  title: string;
  url: string;
  type: LinkType;
  links: MenuLink[];
}

export interface Menu {
  handle: string;
  title: string;
  links: MenuLink[];
}

export interface Page {
  id: Id;
  handle: string;
  title: string;
  content: string;
  author: string;
  templateSuffix: string;
  publishedAt: string;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  metafields: Metafield[];
}

export interface Blog {
  id: Id;
  handle: string;
  title: string;
  templateSuffix: string;
  comments: 'no' | 'moderate' | 'yes';
  articleIds: Id[];
  allTags: string[];
  seoTitle: string;
  seoDescription: string;
  metafields: Metafield[];
}

export interface Comment {
  id: Id;
  author: string;
  email: string;
  content: string;
  status: 'pending' | 'published';
  createdAt: string;
}

export interface Article {
  id: Id;
  blogId: Id;
  blogHandle: string;
  handle: string;
  title: string;
  content: string;
  excerpt: string;
  author: string;
  image: FileImage | null;
  tags: string[];
  templateSuffix: string;
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  comments: Comment[];
  metafields: Metafield[];
}

export interface MetaobjectField {
  key: string;
  type: string;
  value: string;
}

export interface Metaobject {
  id: Id;
  type: string;
  handle: string;
  fields: MetaobjectField[];
}

export interface Address {
  id: Id;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  province: string;
  provinceCode: string;
  zip: string;
  country: string;
  countryCode: string;
  phone: string;
}

export interface Location {
  id: Id;
  name: string;
  address: Address;
  latitude: number | null;
  longitude: number | null;
  pickup: boolean;
  pickupTime: string;
}

export interface Policy {
  handle: string;
  title: string;
  body: string;
}

/** Countries where prices are shown and charged in another currency. */
export interface Market {
  handle: string;
  name: string;
  /** ISO 3166-1 alpha-2 */
  countries: string[];
  currency: string;
  /** As `Shop.moneyFormat`. */
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
  /** Units of this currency for one of the shop's. */
  rate: number;
  /** Prices are rounded up to a multiple of this, in hundredths of a unit: 500 makes them end in 0 or 5. */
  rounding: number;
}

/** The two formats of a currency, as `Shop.moneyFormat` and `Shop.moneyWithCurrencyFormat`. */
export interface MoneyFormats {
  moneyFormat: string;
  moneyWithCurrencyFormat: string;
}

/** What the merchant says of the shop as a whole: `shop.json`. */
export interface Shop {
  id: Id;
  name: string;
  description: string;
  email: string;
  phone: string;
  /** The shop's own public host, e.g. `vitrine.example`. Links to the checkout host are pointed here. */
  domain: string;
  /** The platform's default host of the shop, e.g. `vitrine-demo.myshopify.com`. */
  permanentDomain: string;
  currency: string;
  /** e.g. `${{amount_no_decimals}}`. */
  moneyFormat: string;
  /** e.g. `${{amount}} USD`. */
  moneyWithCurrencyFormat: string;
  timezone: string;
  weightUnit: 'g' | 'kg' | 'oz' | 'lb';
  address: Address;
  customerAccounts: 'disabled' | 'optional' | 'required';
  paymentTypes: string[];
  /** Absent: every country pays in the shop's currency. */
  markets?: Market[];
  /** How languages other than the shop's own write money: by language (ISO code), then by currency. Absent: as the shop and its markets do. */
  moneyFormatsByLanguage?: Record<string, Record<string, MoneyFormats>>;
  /** The shop's own, where the record is shown in a market's currency. */
  own?: Pick<Shop, 'currency' | 'moneyFormat' | 'moneyWithCurrencyFormat'>;
  /** Texts of the theme's settings in the language of the page, by what they are in the shop's own. */
  themeTexts?: Record<string, string>;
  locales: { isoCode: string; name: string; endonymName: string; primary: boolean }[];
  countries: string[];
  /** Countries whose visitors are asked for consent before anything is stored that the shop can do without; absent: `CONSENT_COUNTRIES`. */
  consentCountries?: string[] | undefined;
  passwordMessage: string;
  password: string | null;
  /** Filters of collection and search pages, by parameter; absent: availability, price, options, type, vendor. */
  filters?: string[];
  brand: { slogan: string; shortDescription: string };
  /** Per cent, e.g. 8.875, by `US-NY` or `US`; taxes are added unless `taxesIncluded`. */
  taxRates: Record<string, number>;
  taxesIncluded: boolean;
  shippingRates: { handle: string; title: string; price: number; countries: string[] }[];
  metafields: Metafield[];
}

export type LineProperties = Record<string, string>;

export interface CartLine {
  /** `{variantId}:{hash}`, unique in its cart. */
  key: string;
  variantId: Id;
  quantity: number;
  properties: LineProperties | null;
}

/** A cart with its lines, newest first. Prices are not stored: they are the catalogue's at the time of reading. */
export interface Cart {
  token: string;
  note: string | null;
  attributes: Record<string, string>;
  discountCodes: string[];
  lines: CartLine[];
}
