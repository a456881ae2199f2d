import type { Id } from '../types.ts';

/** As many as one query may name. */
const MOST = 50;

/** `id:12 OR id:34`: the products a theme asks for by their ids, in that order; null for every other query. */
export function askedIds(text: string): Id[] | null {
  if (!/^\s*id:\d{1,16}(\s+OR\s+id:\d{1,16})*\s*$/.test(text.slice(0, 2000))) return null;
  const ids = (text.match(/\d+/g) ?? []).map(Number).filter((id) => id > 0 && Number.isSafeInteger(id));
  return [...new Set(ids)].slice(0, MOST);
}
