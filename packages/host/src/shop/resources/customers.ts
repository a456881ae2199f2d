import type { Store } from '../../store/open.ts';
import { type Entry, type Listed, type ListQuery, listOf } from './list-of.ts';

/** Customers by name, found by their e-mail addresses too; `value` is the id. */
export async function listCustomers(store: Store, query: ListQuery): Promise<Listed<Entry & { email: string }>> {
  const rows = await store.db.selectFrom('customers').select(['id', 'email', 'first_name', 'last_name']).execute();
  const entries = rows.map(({ id, email, first_name, last_name }) => {
    const name = `${first_name} ${last_name}`.trim();
    // The address is part of what is searched and sorted: names are not unique.
    return { value: String(id), title: `${name} ${email}`.trim(), name, email };
  });
  const { items, ...rest } = listOf(entries, query);
  return { items: items.map(({ name, ...entry }) => ({ ...entry, title: name || entry.email })), ...rest };
}
