/** Search, its suggestions and recommendations. A result is a product, an article or a page: `object_type` tells which. */
export type {
  PredictiveSearchObject,
  RecommendationsObject,
  SearchObject,
  SearchResultObject,
} from './objects.generated.ts';
