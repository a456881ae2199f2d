import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { type ListedJob, listJobs, retryJob, runSchedule } from '../jobs/list.ts';
import { shop as readShop } from '../shop/content/content.ts';
import type { Store } from '../store/open.ts';
import { openExisting } from './open-existing.ts';
import { runJobs } from './run-jobs.ts';
import type { Settings } from './settings.ts';

const LISTED = 200;

/** `vitrine jobs` lists background jobs, `jobs retry ID` retries one, `jobs run NAME` runs a schedule now. */
export async function jobsCommand(settings: Settings): Promise<number> {
  const store = await openExisting(settings);
  try {
    const [word, what = ''] = settings.rest;
    if (word === undefined || word === 'list') return await list(store);
    if (word === 'retry') {
      if (!(await retryJob(store, Number(what)))) return wrong(`There is no job ${what}.`);
      await runJobs(store, settings, await readShop(store), []);
      return await list(store);
    }
    if (!(await runSchedule(store, what))) {
      const names = (await schedules(store)).map(({ kind }) => kind);
      const there = names.length === 0 ? 'The shop makes them when it opens.' : `There are: ${names.join(', ')}.`;
      return wrong(`There is no schedule "${what}". ${there}`);
    }
    await runJobs(store, settings, await readShop(store), [what]);
    const done = (await schedules(store)).find(({ kind }) => kind === what);
    if (done?.lastError) return wrong(done.lastError);
    console.log(done?.state === 'running' ? `${what} is running in the open shop.` : `${what} is done.`);
    return 0;
  } finally {
    await store.close();
  }
}

function wrong(sentence: string): number {
  console.error(terminalText(sentence));
  return 1;
}

const schedules = async (store: Store) =>
  (await listJobs(store, Date.now(), LISTED)).filter(({ payload }) => payload === '');

async function list(store: Store): Promise<number> {
  const jobs = await listJobs(store, Date.now(), LISTED);
  for (const job of jobs) console.log(terminalText(row(job)));
  console.log(
    `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}${jobs.length === LISTED ? ', and maybe more' : ''}.`,
  );
  return 0;
}

function time(at: number | null): string {
  if (at === null) return '-';
  return at <= Date.now() ? 'due' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

/** What an account's mail is about is not printed: it names a person. */
function row({ id, kind, payload, state, nextRun, attempts, lastError }: ListedJob): string {
  const name = /^\d+$/.test(payload) ? `${kind} ${payload}` : kind;
  const failed = attempts === 0 ? '' : `${attempts} failed: ${lastError ?? 'not known why'}`;
  return `${String(id).padStart(6)}  ${name.padEnd(20)}  ${state.padEnd(8)}  ${time(nextRun).padEnd(19)}  ${failed}`.trimEnd();
}
