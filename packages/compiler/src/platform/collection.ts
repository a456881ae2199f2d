import type { ImageObject, SwatchObject } from './media.ts';
import type { Metafields } from './metafields.ts';
import type { ProductObject } from './product.ts';

/** Collections, their filters and paging (platform contract §5.2 and appendix C). */
export interface CollectionObject {
  id: number;
  handle: string;
  title: string;
  /** HTML. */
  description: string;
  url: string;
  template_suffix: string | null;
  image: ImageObject | null;
  featured_image: ImageObject | null;
  products: ProductObject[];
  products_count: number;
  all_products_count: number;
  all_tags: string[];
  tags: string[];
  all_types: string[];
  all_vendors: string[];
  current_vendor: string | null;
  current_type: string | null;
  filters: FilterObject[];
  sort_options: SortOptionObject[];
  sort_by: string | null;
  default_sort_by: string;
  next_product: ProductObject | null;
  previous_product: ProductObject | null;
  published_at: string;
  metafields: Metafields;
}

export interface SortOptionObject {
  name: string;
  value: string;
}

export interface FilterObject {
  param_name: string;
  label: string;
  operator: 'AND' | 'OR';
  /** `boolean`, `list` or `price_range`. */
  type: string;
  /** `image`, `swatch` or `text`. */
  presentation: string;
  values: FilterValueObject[];
  active_values: FilterValueObject[];
  inactive_values: FilterValueObject[];
  true_value: FilterValueObject | null;
  false_value: FilterValueObject | null;
  min_value: FilterValueObject;
  max_value: FilterValueObject;
  /** Highest price, minor money units. */
  range_max: number;
  url_to_remove: string;
}

export interface FilterValueObject {
  param_name: string;
  value: string;
  label: string;
  active: boolean;
  count: number;
  url_to_add: string;
  url_to_remove: string;
  swatch: SwatchObject | null;
  image: ImageObject | null;
}

export interface PaginateObject {
  page_size: number;
  current_offset: number;
  current_page: number;
  /** Items over all pages. */
  items: number;
  pages: number;
  page_param: string;
  parts: PartObject[];
  next: PartObject | null;
  previous: PartObject | null;
}

export interface PartObject {
  is_link: boolean;
  title: string;
  url: string;
}

export interface SearchObject {
  terms: string;
  performed: boolean;
  results: SearchResultObject[];
  results_count: number;
  types: string[];
  filters: FilterObject[];
  sort_options: SortOptionObject[];
  sort_by: string | null;
  default_sort_by: string;
}

/** A product, article or page found: `object_type` tells which. */
export type SearchResultObject = ProductObject & {
  object_type: 'product' | 'article' | 'page';
  content: string;
  excerpt: string;
  image: ImageObject | null;
};

export interface RecommendationsObject {
  'performed?': boolean;
  products: ProductObject[];
  products_count: number;
  intent: string;
}

export interface PredictiveSearchObject {
  performed: boolean;
  terms: string;
  types: string[];
  resources: {
    products: ProductObject[];
    collections: CollectionObject[];
    pages: { title: string; url: string }[];
    articles: { title: string; url: string; image: ImageObject | null }[];
    queries: { text: string; styled_text: string; url: string }[];
  };
}
