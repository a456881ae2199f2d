import { CHUNK, inChunks } from '../../store/in-chunks.ts';
import type { Store } from '../../store/open.ts';

const DAY = 86_400_000;
/** Days without a change after which a guest's cart goes: two more than its cookie lives (docs/platform.md: cookies), so that a clock that jumps takes none a browser still names. */
export const GUEST_DAYS = 16;
/** A customer's waits for them, on whatever device. */
export const CUSTOMER_DAYS = 365;

/** Deletes carts not changed for long, unless they have an active checkout. `now` is shop time. Returns how many. */
export async function sweepCarts(store: Store, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const guests = before(GUEST_DAYS);
  return inChunks(store, async (tx) => {
    const old = tx
      .selectFrom('carts')
      .select('id')
      .where('updated_at', '<', guests)
      .where((eb) => eb.or([eb('customer_id', 'is', null), eb('updated_at', '<', before(CUSTOMER_DAYS))]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('checkouts')
              .select('checkouts.id')
              .whereRef('checkouts.cart_id', '=', 'carts.id')
              .where('checkouts.status', '!=', 'completed')
              .where('checkouts.updated_at', '>=', guests),
          ),
        ),
      )
      .limit(CHUNK);
    const { numDeletedRows } = await tx.deleteFrom('carts').where('id', 'in', old).executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
