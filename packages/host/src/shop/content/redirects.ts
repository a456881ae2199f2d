import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';

/** A path in the form redirects are stored: lower case, no trailing slash, no query. */
export function redirectPath(address: string): string {
  const path = (address.split(/[?#]/, 1)[0] ?? '').toLowerCase().replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** Where old addresses lead, by path as `redirectPath` writes it. */
export async function redirectsByPaths(store: Store, paths: readonly string[]): Promise<Map<string, string>> {
  const rows = await store.db.selectFrom('redirects').where('path', 'in', oneOf(paths)).selectAll().execute();
  return new Map(rows.map((row) => [row.path, row.target]));
}
