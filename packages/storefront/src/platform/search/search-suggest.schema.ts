import { SuggestedQuery, SuggestLink, SuggestProduct } from '@vitrine/contract/calls/search-suggest.schema.ts';
import { z } from 'zod';

const links = z.array(SuggestLink).default([]);

/** What the platform proposes while the shopper types (docs/platform.md: predictive search). */
export const Suggestions = z.object({
  queries: z.array(SuggestedQuery).default([]),
  products: z
    .array(
      SuggestProduct.pick({
        id: true,
        title: true,
        vendor: true,
        url: true,
        available: true,
        price: true,
        price_max: true,
        compare_at_price_max: true,
        image: true,
      }),
    )
    .default([]),
  collections: links,
  pages: links,
  articles: links,
});
export type Suggestions = z.infer<typeof Suggestions>;

/** What is read of the call's answer. */
export const SuggestAnswer = z.object({ resources: z.object({ results: Suggestions }) });
