import { CHUNK, inChunks } from '../../store/in-chunks.ts';
import type { Store } from '../../store/open.ts';

/** Takes away the sessions that are over, and the tokens of mailed links that are too old. `now` is shop time. Returns how many. */
export async function sweepSessions(store: Store, now: Date): Promise<number> {
  const time = now.toISOString();
  let sum = 0;
  for (const table of ['sessions', 'customer_tokens'] as const) {
    sum += await inChunks(store, async (tx) => {
      const over = tx.selectFrom(table).select('token_hash').where('expires_at', '<=', time).limit(CHUNK);
      const { numDeletedRows } = await tx.deleteFrom(table).where('token_hash', 'in', over).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    });
  }
  return sum;
}
