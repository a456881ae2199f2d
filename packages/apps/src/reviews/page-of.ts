/** A place in a list: the review the next page begins behind. */
export interface Cursor {
  id: number;
}

export function writeCursor({ id }: Cursor): string {
  return Buffer.from(`r:${id}`).toString('base64url');
}

/** Undefined for what this service never gave. */
export function readCursor(text: string): Cursor | undefined {
  const id = /^r:(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString())?.[1];
  return id === undefined ? undefined : { id: Number(id) };
}

/** A page of a list and the cursor of the next, null at the end. Undefined when the list does not contain the cursor. */
export function pageOf<T extends { id: number }>(
  list: readonly T[],
  size: number,
  after: Cursor | null,
): { items: T[]; after: string | null } | undefined {
  const start = after === null ? 0 : list.findIndex(({ id }) => id === after.id) + 1;
  if (after !== null && start === 0) return undefined;
  const items = list.slice(start, start + size);
  const last = items.at(-1);
  return { items, after: last && start + size < list.length ? writeCursor(last) : null };
}
