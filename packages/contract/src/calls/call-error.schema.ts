import { z } from 'zod';

/**
 * What a call of the platform answers when it fails (docs/platform.md: cart/add). `status` is the HTTP status, or `bad_request` from
 * the line change. `errors` is a sentence, or sentences by field (a gift card's recipient).
 */
export const CallError = z.object({
  status: z.union([z.int(), z.string()]),
  message: z.string(),
  /** A sentence for the shopper. */
  description: z.string(),
  errors: z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]).optional(),
});
