import { pageConfig } from '../../platform/page-config.ts';
import { WISHES_KEY } from './shown-wishes.ts';

let started = false;

/**
 * Reads what this browser stores and follows other tabs, once per page. What that takes is fetched only where there is something to
 * read, or where a customer is likely to have signed in or out: on a page of the account, or after one.
 */
export function startWishes(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  const isNearAccount = [location.href, document.referrer].some((address) =>
    address.startsWith(location.origin + pageConfig().routes.account_url),
  );
  let isStored = false;
  try {
    isStored = localStorage.getItem(WISHES_KEY) !== null;
  } catch {
    // Refused: the list lasts as long as the page.
  }
  // Where it cannot be fetched, the hearts follow at the next page.
  if (isStored || isNearAccount)
    import('./follow-wishes.ts').then(
      ({ followWishes }) => followWishes(isNearAccount),
      () => {},
    );
}
