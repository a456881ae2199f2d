import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../src/store/open.ts';

/** ms after which mails that are not sent are not waited for any longer. */
const PATIENCE = 20_000;

/** Jobs that are due and not done, schedules aside. */
function dueJobs(store: Store) {
  return store.db
    .selectFrom('jobs')
    .where('every', 'is', null)
    .where('is_dead', '=', 0)
    .where('run_at', '<=', Date.now())
    .select(['kind', 'payload', 'last_error'])
    .execute();
}

/** The mails of a shop by file name, oldest first, once every job that is due has been done. `dir` holds its data folder. */
export async function outboxOf({ store, dir }: { store: Store; dir: string }): Promise<Map<string, string>> {
  const deadline = Date.now() + PATIENCE;
  for (let due = await dueJobs(store); due.length > 0; due = await dueJobs(store)) {
    if (Date.now() > deadline) throw new Error(`These jobs were not done: ${JSON.stringify(due.slice(0, 10))}`);
    await wait(5);
  }
  const outbox = path.join(dir, 'data', 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  const files = names.map(async (name) => [name, await readFile(path.join(outbox, name), 'utf8')] as const);
  return new Map(await Promise.all(files));
}
