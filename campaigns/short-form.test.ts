import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAMPAIGNS } from './all.ts';
import { figureText, isWithin } from './campaign.ts';
import { prepare } from './prepare.ts';

let prepared = '';
beforeAll(async () => {
  prepared = await mkdtemp(path.join(tmpdir(), 'vitrine-campaign-'));
  await prepare(prepared);
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

// Loopback has many addresses on Linux alone.
const chosen = process.platform === 'linux' ? Object.entries(CAMPAIGNS) : [];

test.each(chosen)('%s, in its short form', async (_name, campaign) => {
  const figures = await campaign.run({
    size: campaign.short,
    seed: 14,
    prepared,
    progress: () => {},
    signal: new AbortController().signal,
  });
  const short = figures.filter((figure) => !figure.ofMachine && !isWithin(figure));
  expect(short.map(figureText)).toEqual([]);
});
