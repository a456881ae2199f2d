/**
 * `npm run campaign -- NAME [--size N] [--seed S]`: attacks on a running host, from outside. Each campaign prints its figures with their
 * bounds; the exit code is 1 where one falls short. `npm run campaign -- all` runs them one after the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CAMPAIGNS, PARTS } from './all.ts';
import { type Campaign, type Figure, figureText, isWithin } from './campaign.ts';
import { ownHosts } from './open-host.ts';
import { prepare } from './prepare.ts';

const MINUTE = 60_000;

const { values, positionals } = parseArgs({
  options: { size: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const names = positionals.includes('all') ? Object.keys(CAMPAIGNS) : positionals;
const known = { ...CAMPAIGNS, ...PARTS };
const unknown = names.filter((name) => !(name in known));
if (names.length === 0 || unknown.length > 0) {
  console.error(
    `There are: all, ${Object.keys(known).join(', ')}. For example: npm run campaign -- buyers --size 1000`,
  );
  process.exit(2);
}

/** Ctrl-C ends what runs as its time limit does, with its figures and without leaving a process behind; twice ends it at once. */
const interrupted = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    if (interrupted.signal.aborted) process.exit(1);
    interrupted.abort();
  });
}

async function runFull(campaign: Campaign, prepared: string): Promise<Figure[]> {
  const limit = AbortSignal.any([AbortSignal.timeout(campaign.minutes * MINUTE), interrupted.signal]);
  const running = campaign.run({
    size: Number(values.size ?? campaign.full),
    seed,
    prepared,
    open: ownHosts(prepared, campaign.needs),
    progress: (line) => console.log(`  … ${line}`),
    signal: limit,
  });
  const late = new Promise<never>((_, reject) => {
    // A minute to stop by itself with the figures it has.
    const stop = () => setTimeout(() => reject(new Error('It did not stop at its time limit.')), MINUTE).unref();
    limit.addEventListener('abort', stop);
  });
  return Promise.race([running, late]);
}

const prepared = await mkdtemp(path.join(tmpdir(), 'vitrine-campaign-'));
let isReached = true;
try {
  await prepare(prepared);
  for (const name of names) {
    const campaign = known[name];
    if (!campaign || interrupted.signal.aborted) continue;
    const began = performance.now();
    console.log(`\n${campaign.title} (${values.size ?? campaign.full} ${campaign.unit}, seed ${seed})`);
    const figures = await runFull(campaign, prepared).catch((error: unknown): Figure[] => [
      { what: 'ran to its end', value: 0, least: 1, cases: [String(error instanceof Error ? error.stack : error)] },
    ]);
    for (const figure of figures) console.log(figureText(figure));
    if (!figures.every(isWithin)) isReached = false;
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
} finally {
  await rm(prepared, { recursive: true, force: true });
}
// Children of a campaign that did not stop end with this process.
process.exit(isReached ? 0 : 1);
