import { z } from 'zod';

/** `GET /search` (`spec §2, §7`): a plain form; the answer is a page. */
export const SearchQuery = z.object({ type: z.literal('product'), q: z.string() });
export type SearchQuery = z.infer<typeof SearchQuery>;
