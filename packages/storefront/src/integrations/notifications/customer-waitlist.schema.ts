import { z } from 'zod';

/** A sign-up of the signed-in customer. */
export const WaitlistEntry = z.object({
  product_id: z.int().min(1),
  variant_id: z.int().min(1),
  /** ISO 8601 */
  created_at: z.string(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** What the back-in-stock app answers of its customer; null: nobody is signed in. */
export const CustomerWaitlist = z.object({ customer: z.string().nullable(), notifications: z.array(WaitlistEntry) });
