import { EVERYTHING } from './changes.ts';
import { fromJson, toJson } from './json.ts';
import type { Store } from './open.ts';

/** Changed facts that a CDN is still to be told of. */
export interface PendingPurges {
  facts: Set<string>;
  /** Of the rows they are in. */
  ids: number[];
}

/** In `meta`: there where the shop has a CDN that is told of changes. */
const SWITCH = 'purges';
/** Facts of one write that are stored one by one. */
const MOST_FACTS = 1000;
/** Rows that are told together. */
const MOST_ROWS = 1000;

/** Whether a CDN is told of this shop's changes: every process that writes stores them from then on. */
export async function switchPurges(store: Store, isOn: boolean): Promise<void> {
  if ((await arePurgesOn(store)) === isOn) return;
  await store.write(async (tx) => {
    if (!isOn) {
      await tx.deleteFrom('meta').where('key', '=', SWITCH).execute();
      await tx.deleteFrom('purges').execute();
      return;
    }
    await tx
      .insertInto('meta')
      .values({ key: SWITCH, value: 'on' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  });
}

async function arePurgesOn({ db }: Pick<Store, 'db'>): Promise<boolean> {
  return (await db.selectFrom('meta').where('key', '=', SWITCH).select('key').executeTakeFirst()) !== undefined;
}

const rowOf = (node: string, facts: ReadonlySet<string>, at: number) => ({
  node,
  at,
  facts: toJson(facts.has(EVERYTHING) || facts.size > MOST_FACTS ? [EVERYTHING] : [...facts]),
});

/**
 * The store, which now also stores the facts of each write in its transaction, so that a CDN is told of them whatever happens to this process.
 * @param node names the process
 */
export function storePurges(store: Store, node: string, now: () => number = Date.now): Store {
  return {
    ...store,
    write: (job, options) =>
      store.write(async (tx, changed) => {
        const facts = new Set<string>();
        const value = await job(tx, (...some) => {
          for (const fact of some) facts.add(fact);
          changed(...some);
        });
        if (facts.size > 0)
          await tx
            .insertInto('purges')
            .values(rowOf(node, facts, now()))
            .execute();
        return value;
      }, options),
  };
}

/** For a command beside an open shop: the store as it is, or one that stores purges where the shop has a CDN. Its nodes tell the CDN. */
export async function withPurges(store: Store): Promise<Store> {
  return (await arePurgesOn(store)) ? storePurges(store, 'command') : store;
}

/** Has everything purged, as for another theme. */
export async function purgeEverything(store: Store, node: string, now: () => number = Date.now): Promise<void> {
  await store.write((tx) =>
    tx
      .insertInto('purges')
      .values(rowOf(node, new Set([EVERYTHING]), now()))
      .execute(),
  );
}

/**
 * The oldest changes to be told: those of `node` from before `own`, and those of others, which may have ended, from before `left` (ms since 1970).
 * Of very many only that everything may have changed.
 */
export async function pendingPurges(
  { db }: Pick<Store, 'db'>,
  { node, own, left }: { node: string; own: number; left: number },
): Promise<PendingPurges> {
  const rows = await db
    .selectFrom('purges')
    .where((or) => or.or([or.and([or('node', '=', node), or('at', '<=', own)]), or('at', '<=', left)]))
    .select(['id', 'facts'])
    .orderBy('id')
    .limit(MOST_ROWS)
    .execute();
  const facts = new Set(rows.flatMap((row) => fromJson<string[]>(row.facts)));
  return { facts: facts.has(EVERYTHING) ? new Set([EVERYTHING]) : facts, ids: rows.map(({ id }) => id) };
}

/** They have been told. */
export async function removePurges(store: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await store.write((tx) =>
    tx
      .deleteFrom('purges')
      .where('id', 'in', [...ids])
      .execute(),
  );
}

/** Puts one row for everything in the place of all rows so far, where there are more than `most`. */
export async function shortenPurges(store: Store, node: string, most: number, now: number): Promise<void> {
  const latest = await store.db
    .selectFrom('purges')
    .select('id')
    .orderBy('id')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!latest) return;
  await store.write(async (tx) => {
    await tx.deleteFrom('purges').where('id', '<=', latest.id).execute();
    await tx
      .insertInto('purges')
      .values(rowOf(node, new Set([EVERYTHING]), now))
      .execute();
  });
}
