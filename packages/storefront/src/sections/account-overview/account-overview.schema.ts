import { z } from 'zod';
import { OrderFacts, PostalAddress } from '../../components/account/orders/order.schema.ts';
import { Image } from '../../domain/image.schema.ts';

/** The start page of the account area (rules route-4, account-1): what there is in short, and the ways on. */
export const AccountOverviewProps = z.object({
  /** What the customer is greeted by; empty where the platform knows no first name. */
  first_name: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** The newest; null: nothing was ordered yet. */
  order: OrderFacts.extend({
    /** The first pieces, for the eye. */
    pieces: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        /** Null: the product comes in one kind only. */
        variant_title: z.string().nullable(),
        image: Image.nullable(),
      }),
    ),
  }).nullable(),
  orders_count: z.int().min(0),
  /** The default one; null: none was kept. */
  address: PostalAddress.nullable(),
  addresses_count: z.int().min(0),
  help: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Where every session of the customer is ended; null where the platform cannot. */
  sign_out_all_url: z.string().nullable(),
  /** Path of the shop behind which the back-in-stock app lists the customer's sign-ups; empty: it does not. */
  waitlist_url: z.string(),
  /** Empty where the shop has no wish list. */
  wish_list_url: z.string(),
});
export type AccountOverviewProps = z.infer<typeof AccountOverviewProps>;
