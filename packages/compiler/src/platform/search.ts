import type { CollectionObject, ProductObject } from './catalog.ts';
import type { FilterObject, SortOptionObject } from './filters.ts';
import type { ImageObject } from './media.ts';

/** Search, its suggestions and recommendations (platform contract §5.2 and appendix C). */
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
