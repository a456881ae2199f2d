/** What is sold: products, their variants, collections and the lists of them. Units as in `types.ts`. */
import type { FileImage, Id, Media, Metafield } from '../types.ts';

export interface ProductOption {
  name: string;
  /** In the shop's own language, where the name is translated. */
  ownName?: string;
  position: number;
  values: ProductOptionValue[];
  /** The metafield its values are entries of, as the product export names it: `product.metafields.shopify.color-pattern`. */
  linkedTo?: string;
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
  /** What one variant holds and what its unit price is for; null where it has none. */
  unitMeasurement: UnitMeasurement | null;
  fulfillmentService: string;
}

/** 500 ml, priced by 100 ml. Both units measure the same thing. */
export interface UnitMeasurement {
  measuredType: MeasuredType;
  quantityValue: number;
  quantityUnit: string;
  referenceValue: number;
  referenceUnit: string;
}

export type MeasuredType = 'volume' | 'weight' | 'length' | 'area' | 'count';

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

/** Stock of a variant by location, in the order of the locations. */
export interface InventoryLevel {
  locationId: Id;
  available: number;
}
