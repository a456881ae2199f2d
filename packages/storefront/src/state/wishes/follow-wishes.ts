import { pageConfig } from '../../platform/page-config.ts';
import { viewedProducts } from '../browser-storage/viewed-products.ts';
import { wholeWishList } from './load-wish-list.ts';
import { showWishes } from './show-wishes.ts';
import { WISHES_KEY } from './shown-wishes.ts';
import { parseWishes, storedWishes } from './stored-wishes.ts';

/** ms a cached copy of a customer's list is used without asking the app. */
const FRESH = 60_000;

/**
 * Shows what this browser stores, and follows other tabs. The app is asked only where a customer is likely: near a page of the account,
 * or where the stored copy is a customer's and not fresh. It is told what product a customer looks at.
 */
export function followWishes(isNearAccount: boolean): void {
  const { owner, wishes, readAt } = storedWishes();
  showWishes(wishes);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === WISHES_KEY) showWishes(parseWishes(newValue).wishes);
  });
  // The product of the page is the newest: `REMEMBER` ran while it was parsed.
  const [seen] = owner !== null && pageConfig().template === 'product' ? viewedProducts(0) : [];
  const isStale = isNearAccount || (owner !== null && Date.now() - readAt > FRESH);
  if (!isStale && seen === undefined) return;
  wholeWishList().then(
    async (list) => {
      if (isStale) await list.refresh();
      if (seen !== undefined) await list.see(seen);
    },
    () => {},
  );
}
