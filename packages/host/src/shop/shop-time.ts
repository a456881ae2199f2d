import { sql } from 'kysely';
import type { Store } from '../store/open.ts';
import { greatest } from '../store/sql/greatest.ts';
import type { Tx, WriteJob } from '../store/writer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** ms shop time may advance between two looks, whatever the clock did. A shop that is closed at night loses none by it. */
const MOST = DAY;
/** The part by which shop time goes faster while it is behind the clock, after the shop was closed for longer. */
const CATCH_UP = 1 / 4;

/** Of both times: their keys in the table `meta`. ISO 8601. */
const SHOP_TIME = 'shop_time';
const CLOCK = 'shop_time_clock';

/**
 * Shop time: what the age of carts, checkouts, sessions and other things that are swept is counted by. It goes with the clock, but
 * never back, and between two looks no further than a day: a clock that is set wrong, or right again, takes nothing away that
 * is in use. Looked at before every sweep. `clock` is what the shop's clock says now (`store/clock.ts`): of machines whose clocks differ each look would
 * count the difference.
 */
export async function shopTime(store: Store, clock: Date): Promise<Date> {
  const look: WriteJob<Date> = async (tx) => {
    const [shop, before] = [await read(tx, SHOP_TIME), await read(tx, CLOCK)];
    const now =
      shop === null || before === null ? clock.getTime() : advanced(shop, clock.getTime() - before, clock.getTime());
    await keep(tx, SHOP_TIME, now);
    await keep(tx, CLOCK, clock.getTime());
    return new Date(now);
  };
  return store.write(look, { locks: [SHOP_TIME] });
}

/** All in ms; `passed` is how far the clock went since the last look, back where it is negative. */
function advanced(shop: number, passed: number, clock: number): number {
  const step = Math.min(Math.max(passed, 0), MOST);
  const behind = clock - (shop + step);
  return shop + step + Math.max(0, Math.min(behind, step * CATCH_UP));
}

/** The time to stamp a row with that is swept by its age: the clock's, but never before shop time as it was last looked at. */
export const stamp = (clock: string) =>
  greatest(
    sql<string>`${clock}`,
    sql<string>`coalesce((select value from meta where key = ${sql.lit(SHOP_TIME)}), '')`,
  );

async function read(tx: Tx, key: string): Promise<number | null> {
  const row = await tx.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst();
  const time = Date.parse(row?.value ?? '');
  return Number.isNaN(time) ? null : time;
}

async function keep(tx: Tx, key: string, time: number): Promise<void> {
  const value = new Date(time).toISOString();
  await tx
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
