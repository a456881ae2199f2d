import { isAllowed } from '../../integrations/consent/customer-privacy.ts';
import { createCustomerLists, noCustomerLists } from '../../integrations/customer-lists/customer-lists.ts';
import { appsConfig } from '../../platform/apps-config.ts';
import { VIEWED_KEY, viewedProducts } from '../browser-storage/viewed-products.ts';
import { showWishes } from './show-wishes.ts';
import { WISHES_KEY } from './shown-wishes.ts';
import { storedWishes } from './stored-wishes.ts';
import { createWishList, type WishList } from './wish-store.ts';

/** Answers whether it could be stored. */
function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const { customerListsUrl } = appsConfig();

/** The wish list of this page. Views read what is known of it with `useWishes` and fetch this to change it. */
export const wishList: WishList = createWishList({
  port: customerListsUrl === '' ? noCustomerLists : createCustomerLists(customerListsUrl),
  storage: { read: storedWishes, write: (stored) => store(WISHES_KEY, stored) },
  viewed: {
    read: () => viewedProducts(0),
    write: (ids) => store(VIEWED_KEY, ids),
    isAllowed: () => isAllowed('preferences'),
  },
  now: Date.now,
});

wishList.subscribe(({ wishes }) => showWishes(wishes));
window.addEventListener('storage', ({ key }) => {
  if (key === WISHES_KEY) wishList.follow();
});
