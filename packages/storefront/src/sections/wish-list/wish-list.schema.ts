import { z } from 'zod';

/** The page of the wish list. What is in it only the browser and the customer's app know. */
export const WishListProps = z.object({
  title: z.string(),
  /** HTML of the page; empty: none. */
  text: z.string(),
  columns_desktop: z.int().min(1).max(6),
  columns_mobile: z.int().min(1).max(3),
  /** Shown while the list is empty, with a link; empty: the theme's own words. */
  empty_text: z.string(),
  link: z.string(),
  link_label: z.string(),
  /** The shop has accounts, and an app that stores the list with the customer. */
  has_accounts: z.boolean(),
});
export type WishListProps = z.infer<typeof WishListProps>;
