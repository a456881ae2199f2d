import { listAudit } from '../shop/audit/list-audit.ts';
import type { Store } from '../store/open.ts';
import { openExisting } from './open-existing.ts';
import type { Settings } from './settings.ts';

/** `vitrine audit` prints the newest entries of the audit log, the newest last. */
export async function auditCommand(settings: Settings): Promise<number> {
  const store = await openExisting(settings);
  try {
    const { about, ...filter } = settings.audit;
    const subjects = about === undefined ? undefined : await subjectsOf(store, about);
    const entries = await listAudit(store.db, { ...filter, about: subjects });
    if (entries.length === 0) console.log('The log has no such entry.');
    const columns = entries.reverse().map((entry) => ({ ...entry, at: entry.at.slice(0, 19).replace('T', ' ') }));
    const width = (name: 'event' | 'actor' | 'network') =>
      columns.reduce((most, entry) => Math.max(most, entry[name].length), 0);
    const [event, actor, network] = [width('event'), width('actor'), width('network')];
    for (const entry of columns) {
      const cells = [entry.at, entry.event.padEnd(event), entry.actor.padEnd(actor), entry.network.padEnd(network)];
      console.log([...cells, entry.subject].join('  ').trimEnd());
    }
    return 0;
  } finally {
    await store.close();
  }
}

/** What the log calls a person or an order: an e-mail address and an order's name are not in it. */
async function subjectsOf({ db }: Store, about: string): Promise<string[]> {
  if (about.startsWith('#')) {
    const order = await db.selectFrom('orders').where('name', '=', about).select('id').executeTakeFirst();
    return order ? [`order:${order.id}`] : [];
  }
  if (!about.includes('@')) return [about];
  const email = about.trim().toLowerCase();
  const customers = await db.selectFrom('customers').where('email', '=', email).select('id').execute();
  const orders = await db.selectFrom('orders').where('email', '=', email).select('id').execute();
  return [...customers.map(({ id }) => `customer:${id}`), ...orders.map(({ id }) => `order:${id}`)];
}
