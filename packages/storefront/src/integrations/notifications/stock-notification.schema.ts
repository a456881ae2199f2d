import { z } from 'zod';

/** What the back-in-stock client's `create` is given (rule call-9). */
export const StockNotificationRequest = z.object({
  /** Matches rule waitlist-11: text, an at sign, text, a dot, text, no spaces. */
  email: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  variantId: z.int().min(1),
  productId: z.int().min(1),
  options: z.object({ accepts_marketing: z.boolean() }),
});
export type StockNotificationRequest = z.infer<typeof StockNotificationRequest>;

/** `OK` means success; otherwise the first of `errors.base` says why. */
export const StockNotificationResponse = z.looseObject({
  status: z.string(),
  message: z.string().optional(),
  errors: z.looseObject({ base: z.array(z.string()).optional() }).optional(),
});
export type StockNotificationResponse = z.infer<typeof StockNotificationResponse>;
