import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAMPAIGNS } from './all.ts';
import { figureText, isWithin } from './campaign.ts';
import { type SharedHost, sharedHost } from './open-host.ts';
import { prepare } from './prepare.ts';

/** ms, below the limit of a test: the figures say more than its end does. */
const LIMIT = 100_000;

let prepared = '';
let shared: SharedHost;
beforeAll(async () => {
  prepared = await mkdtemp(path.join(tmpdir(), 'vitrine-campaign-'));
  await prepare(prepared);
  shared = sharedHost(
    prepared,
    Object.values(CAMPAIGNS).flatMap(({ needs }) => needs ?? []),
  );
});
afterAll(async () => {
  await shared.close();
  await rm(prepared, { recursive: true, force: true });
});

// Loopback has many addresses on Linux alone.
const chosen = process.platform === 'linux' ? Object.entries(CAMPAIGNS) : [];

test.each(chosen)('%s, in its short form', async (_name, campaign) => {
  const figures = await campaign.run({
    size: campaign.short,
    seed: 14,
    prepared,
    open: shared.open,
    progress: () => {},
    signal: AbortSignal.timeout(LIMIT),
  });
  const short = figures.filter((figure) => !figure.ofMachine && !isWithin(figure));
  expect(short.map(figureText)).toEqual([]);
});
