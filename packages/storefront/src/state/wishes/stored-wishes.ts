import { WISHES_KEY } from './shown-wishes.ts';
import type { Wish } from './wish.ts';

/** What the browser stores. With an owner it is a cached copy of that customer's list. */
export interface StoredWishes {
  /** The customer's id; null: nobody was signed in. */
  owner: string | null;
  wishes: readonly Wish[];
  /** When the app was last asked, ms since 1970. */
  readAt: number;
}

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
