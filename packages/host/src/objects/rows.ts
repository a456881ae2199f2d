import type { Collection, Facet, InventoryLevel, Product, ProductIds } from '../shop/catalogue/types-products.ts';
import type { Article, Blog, Menu, Metaobject, Page, Policy } from '../shop/content/types-content.ts';
import type { Translation } from '../shop/languages/translations.ts';
import type { FilterValueGroup } from '../shop/listing/filter-value-groups.ts';
import type { Location, Shop } from '../shop/markets/types-shop.ts';
import type { Customer, GiftCard, Order, PricedCart } from '../shop/orders/types-commerce.ts';
import type { SearchKind, Suggestions } from '../shop/search/search.ts';
import type { FileImage, Id } from '../shop/types.ts';

/** The rows that objects read, by kind. The comment describes the key; null means that there is no such row. */
export interface Rows {
  /** language: what the merchant wrote in it */
  translation: Translation | null;
  /** `''` */
  shop: Shop;
  /** product id */
  product: Product | null;
  /** handle */
  productId: Id | null;
  /** variant id */
  variantProduct: Id | null;
  /** collection id */
  collection: Collection | null;
  /** handle */
  collectionId: Id | null;
  /** `''`: all published collections by title */
  collectionIds: Id[];
  /** ProductQuery as JSON */
  products: ProductIds;
  /** ProductQuery as JSON */
  facets: Facet[];
  /** `{version of the theme} {name}`: a `*.css.liquid` as it is rendered now */
  asset: { text: string; version: string } | null;
  /** `''`: values of options that filters show as one */
  filterGroups: FilterValueGroup[];
  /** `{productId}:{limit}:{intent}` */
  recommendations: Id[];
  /** handle */
  menu: Menu | null;
  /** handle */
  page: Page | null;
  /** page id */
  pageById: Page | null;
  /** handle */
  blog: Blog | null;
  /** `blog/handle` */
  article: Article | null;
  /** article id */
  articleById: Article | null;
  /** metaobject type */
  metaobjects: Metaobject[];
  /** file name */
  file: FileImage | null;
  /** `''` */
  policies: Policy[];
  /** `''` */
  locations: Location[];
  /** variant id */
  stock: InventoryLevel[];
  /** collection id, or `''` for the whole shop */
  terms: { tags: string[]; types: string[]; vendors: string[] };
  /** `{collectionId}:{productId}` */
  neighbours: { previous: Id | null; next: Id | null };
  /** `''` */
  counts: { products: number; collections: number };
  /** SearchRequest as JSON */
  search: { items: { kind: SearchKind; id: Id }[]; total: number };
  /** SuggestRequest as JSON */
  suggestions: Suggestions;
  /** `{offset}:{limit}`: addresses of published products */
  productAddresses: { handle: string; updatedAt: string }[];
  /** path: where an old address leads */
  redirect: string | null;
  /** `''` */
  pageHandles: string[];
  /** `''` */
  blogHandles: string[];
  /** `{cart token} {country} {locale}`, the token empty without a cart; private */
  cart: PricedCart | null;
  /** customer id; private */
  customer: Customer | null;
  /** `{customerId}:{offset}:{limit}:{locale}`; private */
  orders: { orders: Order[]; total: number };
  /** `{customerId}:{locale}:{order id or token}`: an order of that customer; private */
  order: Order | null;
  /** token; private */
  giftCard: GiftCard | null;
}

/** Kinds that belong to one visitor: a page that reads one is never cached. */
export const PRIVATE_KINDS: ReadonlySet<keyof Rows> = new Set(['cart', 'customer', 'orders', 'order', 'giftCard']);
