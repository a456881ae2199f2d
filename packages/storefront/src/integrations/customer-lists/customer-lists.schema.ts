import { z } from 'zod';
import { Wish } from '../../domain/wish.schema.ts';

/** What the app stores of a customer. */
export const CustomerLists = z.object({
  /** The id of who is signed in; null: nobody, and the lists are empty. */
  customer: z.string().nullable(),
  wishes: z.array(Wish),
  /** Ids of products looked at, newest first. */
  viewed: z.array(z.int().min(1)),
});
export type CustomerLists = z.infer<typeof CustomerLists>;
