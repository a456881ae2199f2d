/** Where a device keeps the ids of the products it looked at, newest first: a JSON list. */
export const VIEWED_KEY = 'vitrine:viewed';

/** Most products shown; the one that is looked at is kept beside them. */
export const MOST_VIEWED = 12;

/** Ids of what was looked at on this device, newest first, without `current`. None where the storage is blocked or spoilt. */
export function viewedProducts(
  current: number,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): number[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(VIEWED_KEY) ?? '[]');
    const ids = (Array.isArray(kept) ? kept : []).filter((id): id is number => Number.isSafeInteger(id) && id > 0);
    return [...new Set(ids)].filter((id) => id !== current).slice(0, MOST_VIEWED);
  } catch {
    return [];
  }
}
