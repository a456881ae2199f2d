import type { WishList } from './wish-store.ts';

/** The whole wish list, which can be changed; fetched when it is first needed. Rejects where it cannot be had. */
export const wholeWishList = (): Promise<WishList> => import('./wish-list.ts').then(({ wishList }) => wishList);
