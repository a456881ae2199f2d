import { sql } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Tx } from '../writer.ts';

/** The number of a shop's first order. */
export const FIRST_NUMBER = 1001;

/**
 * The number of the next order. SQLite: one more than the last. PostgreSQL: of a sequence, as orders are made beside each other; one that fails
 * leaves a gap.
 */
export async function nextOrderNumber(tx: Tx): Promise<number> {
  if (engineOf(tx) === 'postgres') {
    const { rows } = await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(tx);
    return rows[0]?.number ?? FIRST_NUMBER;
  }
  const last = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Math.max(FIRST_NUMBER, (last?.number ?? 0) + 1);
}

/** Numbers that are left out one by one; more of them at once, as no order can be made that fast beside it. */
const FAR = 10_000;

/** Numbers that orders were given otherwise, by an import or with the whole database, are not given again. */
export async function leaveOutNumbers(tx: Tx): Promise<void> {
  if (engineOf(tx) !== 'postgres') return;
  await sql`select setval('order_numbers', last.number) from order_numbers, (select max(number) as number from orders) as last
    where last.number > order_numbers.last_value + ${FAR}`.execute(tx);
  // One by one: an order that is made meanwhile has its number from the same sequence, which so never goes back.
  await sql`select count(nextval('order_numbers')) from order_numbers, generate_series(
    order_numbers.last_value + case when order_numbers.is_called then 1 else 0 end,
    (select max(number) from orders)) as missing`.execute(tx);
}
