import { type SqlBool, sql } from 'kysely';
import type { Store } from '../../store/open.ts';
import { StoreError } from '../../store/store-error.ts';
import { tokenHash } from '../tokens.ts';

/** Characters of all results together: anonymous posts must not fill the disk. */
export const MOST_CHARACTERS = 8_000_000;

/** Stores what a form said, under a token that its browser has. `until` in ms since 1970. */
export async function keepFlash(store: Store, flash: { token: string; body: string; until: number }): Promise<void> {
  const { token, body, until } = flash;
  await store.write((tx) =>
    tx
      .insertInto('flashes')
      .values({ token_hash: tokenHash(token), body, until })
      .execute(),
  );
}

/** What is stored under a token, once; null where there is nothing, or nothing any more. `now` in ms since 1970. */
export async function takeFlashRow(store: Store, token: string, now: number): Promise<string | null> {
  const hash = tokenHash(token);
  const known = await store.db
    .selectFrom('flashes')
    .where('token_hash', '=', hash)
    .where('until', '>', now)
    .select('body')
    .executeTakeFirst();
  // Without a write: a token that somebody made up costs the disk nothing.
  if (!known) return null;
  try {
    const taken = await store.write((tx) =>
      tx.deleteFrom('flashes').where('token_hash', '=', hash).returning('body').executeTakeFirst(),
    );
    return taken?.body ?? null;
  } catch (error) {
    // A page is shown also where nothing can be written; the cookie goes with it.
    if (error instanceof StoreError) return known.body;
    throw error;
  }
}

/** Deletes results that nobody has read in time, and the oldest above `MOST_CHARACTERS`. Returns how many. `now` in ms since 1970. */
export async function sweepFlashes(store: Store, now: number): Promise<number> {
  const { numDeletedRows } = await store.write((tx) =>
    tx
      .deleteFrom('flashes')
      .where((eb) =>
        eb.or([
          eb('until', '<=', now),
          sql<SqlBool>`token_hash in (select token_hash from (
            select token_hash, sum(length(body)) over (order by until desc, token_hash) as characters from flashes
          ) as newest where characters > ${MOST_CHARACTERS})`,
        ]),
      )
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
