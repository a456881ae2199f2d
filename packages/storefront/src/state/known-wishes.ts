import { createStore } from 'zustand/vanilla';
import { pageConfig } from '../platform/page-config.ts';
import type { Wish } from './wish.ts';

/** Where a browser stores the wish list: JSON of a `StoredWishes`. */
export const WISHES_KEY = 'vitrine:wishes';

/** Id of the style element that fills the hearts of what is in the list, also in islands that are not hydrated yet. */
export const WISH_MARKS = 'wish-marks';

/** What the browser stores. With an owner it is a cached copy of that customer's list. */
export interface StoredWishes {
  /** The customer's id; null: nobody was signed in. */
  owner: string | null;
  wishes: readonly Wish[];
  /** When the app was last asked, ms since 1970. */
  readAt: number;
}

/** ms a cached copy of a customer's list is used without asking the app. */
const FRESH = 60_000;

const NOTHING: StoredWishes = { owner: null, wishes: [], readAt: 0 };

const isWish = (value: Partial<Wish> | null): value is Wish =>
  typeof value?.chosen === 'boolean' &&
  [value.product, value.variant, value.quantity, value.at].every((part) => Number.isSafeInteger(part));

/** Parses what the browser stores; entries that cannot be read are left out. */
export function parseWishes(json: string | null): StoredWishes {
  try {
    const { owner, wishes, readAt } = JSON.parse(json ?? '{}');
    return {
      owner: typeof owner === 'string' ? owner : null,
      wishes: Array.isArray(wishes) ? wishes.filter(isWish) : [],
      readAt: Number(readAt) || 0,
    };
  } catch {
    return NOTHING;
  }
}

/** Reads what this browser stores; nothing where storage is refused. */
export function storedWishes(): StoredWishes {
  try {
    return parseWishes(localStorage.getItem(WISHES_KEY));
  } catch {
    return NOTHING;
  }
}

/** Rules that fill the hearts of these products. */
export const wishMarks = (wishes: readonly Pick<Wish, 'product'>[]): string =>
  wishes.map(({ product }) => `[data-wish="${product}"]{--heart:currentColor}`).join('');

/** The wish list as every page shows it: which hearts are filled, how many entries there are. */
export const knownWishes = createStore<{ wishes: readonly Wish[] }>(() => ({ wishes: [] }));

/** Shows a list on this page. */
export function showWishes(wishes: readonly Wish[]): void {
  const marks = document.getElementById(WISH_MARKS);
  if (marks) marks.textContent = wishMarks(wishes);
  knownWishes.setState({ wishes });
}

let started = false;

/** The whole wish list, which can be changed; fetched when it is first needed. */
export const wholeWishList = () => import('./wish-list.ts').then(({ wishList }) => wishList);

/**
 * Reads what this browser stores, once per page, and follows other tabs. The app is asked (in the whole list) only where a customer is
 * likely: on a page of the account, after one, or where the list was a customer's.
 */
export function startWishes(): void {
  if (started || typeof document === 'undefined') return;
  started = true;
  const { owner, wishes, readAt } = storedWishes();
  showWishes(wishes);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === WISHES_KEY) showWishes(parseWishes(newValue).wishes);
  });
  const account = new URL(pageConfig().routes.account_url, location.origin).href;
  const isNearAccount = [location.href, document.referrer].some((address) => address.startsWith(account));
  // The list follows at the next page where it cannot be fetched.
  if (isNearAccount || (owner !== null && Date.now() - readAt > FRESH))
    wholeWishList().then(
      (list) => list.refresh(),
      () => {},
    );
}
