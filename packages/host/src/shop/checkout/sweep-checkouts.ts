import { CHUNK, inChunks } from '../../store/in-chunks.ts';
import type { Store } from '../../store/open.ts';

const DAY = 86_400_000;
/** Days without a change after which a checkout that was not finished goes, with the name and address typed into it. */
export const OPEN_DAYS = 16;
/** Days after which the address of a finished one leads nowhere; the order has an address of its own. It holds nothing personal. */
export const COMPLETED_DAYS = 90;

/** Deletes abandoned checkouts, and completed ones after a while. `now` is shop time. Returns how many. */
export async function sweepCheckouts(store: Store, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  return inChunks(store, async (tx) => {
    const old = tx
      .selectFrom('checkouts')
      .select('id')
      .where('updated_at', '<', before(OPEN_DAYS))
      .where((eb) => eb.or([eb('status', '!=', 'completed'), eb('updated_at', '<', before(COMPLETED_DAYS))]))
      .limit(CHUNK);
    const { numDeletedRows } = await tx.deleteFrom('checkouts').where('id', 'in', old).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
