import { z } from 'zod';

const FeaturedImage = z.looseObject({
  alt: z.string().nullable(),
  aspect_ratio: z.number().nullable(),
  height: z.int().nullable(),
  url: z.string().nullable(),
  width: z.int().nullable(),
});

export const SuggestProduct = z.looseObject({
  id: z.int().min(1),
  title: z.string(),
  handle: z.string(),
  vendor: z.string(),
  url: z.string(),
  available: z.boolean(),
  /** Decimal text in major units, e.g. `128.00`. */
  price: z.string(),
  price_max: z.string(),
  /** `0.00` where nothing is compared at. */
  compare_at_price_max: z.string(),
  image: z.string().nullable(),
  featured_image: FeaturedImage.nullable(),
});

export const SuggestLink = z.looseObject({ id: z.int().min(1), title: z.string(), url: z.string() });
export type SuggestLink = z.infer<typeof SuggestLink>;

/** `styled_text` is HTML in which the completed part is wrapped. */
export const SuggestedQuery = z.looseObject({ text: z.string(), styled_text: z.string(), url: z.string() });

/**
 * `GET /search/suggest.json` (docs/platform.md: predictive search), asked by `q`, `resources[type]` (a comma list of `product`, `page`, `article`,
 * `collection` and `query`), `resources[limit]` (1 to 10) and `resources[limit_scope]` (`all` or `each`). Only the types that were asked for
 * are present.
 */
export const SuggestResponse = z.object({
  resources: z.object({
    results: z.object({
      queries: z.array(SuggestedQuery).optional(),
      products: z.array(SuggestProduct).optional(),
      collections: z.array(SuggestLink).optional(),
      pages: z.array(SuggestLink).optional(),
      articles: z.array(SuggestLink).optional(),
    }),
  }),
});
export type SuggestResponse = z.infer<typeof SuggestResponse>;
