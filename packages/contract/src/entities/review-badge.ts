import { z } from 'zod';

/** Stars of a product (`spec §3`); `badge` is the reviews app's HTML. */
export const ReviewBadge = z.object({ badge: z.string(), productId: z.int().min(1) });
export type ReviewBadge = z.infer<typeof ReviewBadge>;
