import { CHUNK, inChunks } from '../../store/in-chunks.ts';
import type { Store } from '../../store/open.ts';
import { startsWith } from '../../store/sql/starts-with.ts';
import { ACCOUNT_CHANGES, SIGN_INS } from './record-audit.ts';

const DAY = 86_400_000;
/** Days that log-ins and log-outs are stored. */
const SIGN_IN_DAYS = 90;
/** Days that all other entries are stored. */
const KEPT_DAYS = 730;
/** Most refused log-ins stored: guessing passwords must not fill the disk. */
const MAX_REFUSED = 100_000;

/** Most log-ins, log-outs and account changes stored for one customer: a program must not fill the log. */
const MAX_OF_CUSTOMER = 5000;

interface Most {
  refused?: number;
  ofCustomer?: number;
}

/**
 * Takes away the entries that are too old, the oldest refused log-ins beyond `most.refused`, and of each customer the oldest log-ins,
 * log-outs and changes of the account beyond `most.ofCustomer`; orders and refunds never count. Returns how many.
 */
export async function sweepAuditLog(
  store: Store,
  now: Date,
  { refused = MAX_REFUSED, ofCustomer = MAX_OF_CUSTOMER }: Most = {},
): Promise<number> {
  const gone = await sweepOld(store, now, refused);
  return gone + (await sweepBusy(store, ofCustomer));
}

async function sweepOld(store: Store, now: Date, maxRefused: number): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return store.write(async (tx) => {
    const old = await tx
      .deleteFrom('audit_log')
      .where('at', '<', before(SIGN_IN_DAYS))
      .where((eb) => eb.or([eb('event', 'in', SIGN_INS), eb('at', '<', before(KEPT_DAYS))]))
      .executeTakeFirstOrThrow();
    const newest = tx
      .selectFrom('audit_log')
      .select('id')
      .where('event', '=', 'login_refused')
      .orderBy('id', 'desc')
      .offset(maxRefused)
      .limit(1);
    const more = await tx
      .deleteFrom('audit_log')
      .where('event', '=', 'login_refused')
      .where('id', '<=', newest)
      .executeTakeFirstOrThrow();
    return Number(old.numDeletedRows + more.numDeletedRows);
  });
}

async function sweepBusy(store: Store, most: number): Promise<number> {
  // Read from the index alone; only of these few is looked at what the entries are.
  const busy = await store.db
    .selectFrom('audit_log')
    .where((eb) => startsWith(eb.ref('actor'), 'customer:'))
    .groupBy('actor')
    .having(({ fn }) => fn.countAll(), '>', most)
    .select('actor')
    .execute();
  let gone = 0;
  for (const { actor } of busy) {
    const own = store.db
      .selectFrom('audit_log')
      .where('actor', '=', actor)
      .where('event', 'in', [...SIGN_INS, ...ACCOUNT_CHANGES]);
    const last = await own.orderBy('id', 'desc').offset(most).limit(1).select('id').executeTakeFirst();
    if (!last) continue;
    const oldest = own.where('id', '<=', last.id).select('id').limit(CHUNK);
    gone += await inChunks(store, async (tx) => {
      const { numDeletedRows } = await tx.deleteFrom('audit_log').where('id', 'in', oldest).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
  return gone;
}
