import { z } from 'zod';

/** What a shopper says of a product (`spec §3`). Texts are plain, not HTML. */
export const Review = z.object({
  id: z.union([z.int(), z.string()]),
  /** 1 to 5 */
  rating: z.number().min(1).max(5),
  title: z.string(),
  body: z.string(),
  /** The shop's answer; null when none. */
  response: z.string().nullable(),
  /** ISO 8601 */
  created_at: z.string(),
  customer: z.object({ first_name: z.string() }),
  /** Addresses of the customer's own pictures. */
  photos: z.array(z.string()),
  attribute_records: z.array(z.object({ id: z.union([z.int(), z.string()]), name: z.string(), value: z.string() })),
});
export type Review = z.infer<typeof Review>;
