import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';

/** A newsletter subscriber. `locale` is empty where unknown; `name` where there is no account. */
export interface Subscriber {
  email: string;
  name: string;
  locale: string;
  /** ISO 8601; for customers, when their account was made. */
  since: string;
}

/** Subscribes an address once: in its account where it has one. Subscribing again changes nothing, and the result does not reveal it. */
export async function addSubscriber(
  tx: Tx,
  { email, locale, at }: { email: string; locale: string; at: string },
): Promise<void> {
  const address = email.trim().toLowerCase();
  const account = await tx
    .updateTable('customers')
    .set({ accepts_marketing: 1 })
    .where('email', '=', address)
    .executeTakeFirst();
  if (account.numUpdatedRows > 0n) return;
  await tx
    .insertInto('subscribers')
    .values({ email: address, locale, created_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** The newsletter form of a page (docs/platform.md: forms, `customer`). */
export async function subscribe(store: Store, email: string, locale: string): Promise<void> {
  await store.write((tx) => addSubscriber(tx, { email, locale, at: new Date().toISOString() }));
}

/** All subscribers, the newest last. An address with an account counts once, with the account's choice. */
export async function listSubscribers(store: Store): Promise<Subscriber[]> {
  const customers = await store.db
    .selectFrom('customers')
    .select(['email', 'first_name', 'last_name', 'accepts_marketing', 'created_at'])
    .orderBy('email')
    .execute();
  const others = await store.db.selectFrom('subscribers').selectAll().orderBy('email').execute();
  const own = new Map(customers.map((customer) => [customer.email, customer]));
  const localeOf = new Map(others.map(({ email, locale }) => [email, locale]));
  return [
    ...customers
      .filter(({ accepts_marketing }) => accepts_marketing === 1)
      .map((customer) => ({
        email: customer.email,
        name: `${customer.first_name} ${customer.last_name}`.trim(),
        locale: localeOf.get(customer.email) ?? '',
        since: customer.created_at,
      })),
    ...others
      .filter(({ email }) => !own.has(email))
      .map(({ email, locale, created_at }) => ({ email, name: '', locale, since: created_at })),
  ].sort((a, b) => a.since.localeCompare(b.since));
}
