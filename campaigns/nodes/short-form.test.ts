import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureText, isWithin } from '../campaign.ts';
import { runSql } from '../database.ts';
import { prepareShop } from '../prepare.ts';
import { NODES_CAMPAIGNS } from './nodes.ts';
import { importInto, type Nodes, openNodes } from './open-nodes.ts';

/** ms, below the limit of a test: the figures say more than its end does. */
const LIMIT = 100_000;
/** Nodes of the short forms: each costs as much as they do. */
const COUNT = 2;
/** Products of one piece. */
const SINGLES = 8;

// The server of the run, which all tests on PostgreSQL share: what ends or copies a server is left to the full form.
const server = process.env.VITRINE_TEST_DATABASE ?? '';
const name = `nodes_${process.pid}`;

let dir = '';
let shop: Nodes;
beforeAll(async () => {
  if (server === '') return;
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-nodes-'));
  const folder = await prepareShop(dir, { isSmall: true, singles: SINGLES });
  const database = await importInto(server, name, folder, path.join(dir, 'import'));
  const needs = Object.values(NODES_CAMPAIGNS).flatMap((campaign) => campaign.needs ?? []);
  shop = await openNodes({
    count: COUNT,
    shop: folder,
    dir,
    database,
    needs: {
      preload: needs.flatMap(({ preload = [] }) => preload),
      args: needs.flatMap(({ args = [] }) => args),
    },
  });
});
afterAll(async () => {
  if (server === '') return;
  await shop[Symbol.asyncDispose]();
  await runSql(server, `DROP DATABASE ${name} WITH (FORCE)`);
  await rm(dir, { recursive: true, force: true });
});

/** Those of every run: with the import and the nodes' starts, the others would cost more than all other short forms together. */
const ALWAYS = new Set(['notify']);
const isFull = process.env.VITRINE_FULL === '1';
// Loopback has many addresses on Linux alone.
const chosen = Object.entries(NODES_CAMPAIGNS).filter(
  ([campaign]) => process.platform === 'linux' && (isFull || ALWAYS.has(campaign)),
);

test.each(chosen)('nodes:%s, in its short form', async (_name, campaign) => {
  const figures = await campaign.run({
    size: campaign.short,
    seed: 14,
    shop,
    progress: () => {},
    signal: AbortSignal.timeout(LIMIT),
  });
  const short = figures.filter((figure) => !figure.ofMachine && !isWithin(figure));
  expect(short.map(figureText)).toEqual([]);
});
