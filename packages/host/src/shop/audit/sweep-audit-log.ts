import type { Store } from '../../store/open.ts';
import { SIGN_INS } from './record-audit.ts';

const DAY = 86_400_000;
/** Days log-ins and log-outs are kept. */
const SIGN_IN_DAYS = 90;
/** Days everything else is kept. */
const KEPT_DAYS = 730;
/** Refused log-ins kept at most: whoever guesses passwords must not fill the disk. */
const MAX_REFUSED = 100_000;

/** Takes away the entries that are too old, and the oldest refused log-ins beyond `maxRefused`. Returns how many. */
export async function sweepAuditLog(store: Store, now: Date, maxRefused = MAX_REFUSED): Promise<number> {
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
