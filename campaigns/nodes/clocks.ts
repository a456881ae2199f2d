import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lostFromBooks } from '../books.ts';
import { type Figure, none } from '../campaign.ts';
import { CLOCK_FILE } from '../clock/shifted-clock.ts';
import { countOrders, runSql } from '../database.ts';
import { logIn, register, SESSION } from '../register.ts';
import { variantOf } from '../shopping.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import { createLedger } from '../writes.ts';
import { givenUp, ledgerFigures } from './ledgers.ts';
import { startLoad } from './load.ts';
import type { NodesCampaign } from './nodes-campaign.ts';

const MINUTE = 60_000;
/** By how much the clocks of the nodes are wrong, ms. */
const OFFSETS = [0, 7 * MINUTE, -7 * MINUTE];
/** ms in which schedules run and shoppers shop. */
const LASTS = { full: 150_000, short: 300 };
const LANES = { full: 3, short: 1 };
/** Wrong passwords after which the right one is refused, too. */
const GUESSES = { full: 14, short: 0 };
const SHIFTED = path.join(path.dirname(import.meta.dirname), 'clock', 'shifted-clock.ts');

let addresses = 900_000;

/** Writes down each run of a job, by the server's clock. */
const WATCH = `
  CREATE TABLE IF NOT EXISTS campaign_runs (kind text, every bigint, at timestamptz DEFAULT clock_timestamp());
  CREATE OR REPLACE FUNCTION campaign_run() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO campaign_runs (kind, every) VALUES (NEW.kind, NEW.every); RETURN NULL; END $$;
  CREATE OR REPLACE TRIGGER campaign_run AFTER UPDATE OF last_run_at ON jobs FOR EACH ROW
    WHEN (NEW.every IS NOT NULL AND NEW.last_run_at IS DISTINCT FROM OLD.last_run_at) EXECUTE FUNCTION campaign_run()`;
const UNWATCH = 'DROP TRIGGER campaign_run ON jobs; DROP FUNCTION campaign_run; DROP TABLE campaign_runs';

/** Schedules that ran again before their time: within half of it. */
const TOO_SOON = `SELECT kind || ' ran ' || gap || ' s after it ran' AS text FROM (
    SELECT kind, every, extract(epoch FROM at - lag(at) OVER (PARTITION BY kind ORDER BY at)) AS gap FROM campaign_runs
  ) AS runs WHERE gap * 1000 < every / 2`;
/** Schedules whose next run is further away than their interval, or overdue. */
const ASTRAY = `SELECT kind || ' is due in ' || (run_at - now_ms) / 1000 || ' s, every ' || every / 1000 || ' s' AS text
  FROM jobs, (SELECT extract(epoch FROM now()) * 1000 AS now_ms) AS clock
  WHERE every IS NOT NULL AND (run_at - now_ms > every + 60000 OR now_ms - run_at > 120000)`;

const textsOf = async (database: string, query: string) =>
  (await runSql<{ text: string }>(database, query)).map(({ text }) => text);

/** The nodes' clocks are minutes apart: jobs run once, bags, sessions and limits are the same at each. */
export const clocks: NodesCampaign = {
  title: 'Nodes, clocks: they are 14 minutes apart',
  unit: 'rounds',
  full: 1,
  short: 0,
  minutes: 20,
  needs: { preload: [SHIFTED] },
  async run({ shop, size, seed, signal, progress }): Promise<Figure[]> {
    const { nodes, data, books, database } = shop;
    const isFull = size > 0;
    const figures: Figure[] = [];
    const fact = (what: string, wrong: readonly string[]) => figures.push(none(what, wrong));
    const setClocks = async (offsets: readonly number[]) => {
      for (const [index, folder] of data.entries())
        await writeFile(path.join(folder, CLOCK_FILE), String(offsets[index % offsets.length] ?? 0));
      // The nodes look at the file's time.
      await wait(100);
    };
    const variant = await variantOf(books.host.origin, 'campaign-scarf');
    const ledger = createLedger('clocks', await countOrders(books));
    await setClocks(OFFSETS);
    await runSql(database, WATCH);
    const lanes = isFull ? LANES.full : LANES.short;
    const load = startLoad({ shop, ledger, lanes, seed, variant, index: 910_000, signal });
    try {
      const home = addressOf(addresses++);
      const owner = createVisitor(shop.anyOrigin, { from: home });
      const email = `clocks${seed}@example.com`;
      await register(owner, data, email);
      await owner.json('/cart/add.js', { id: variant, quantity: 3 });
      const differing: string[] = [];
      for (const [index, { host }] of nodes.entries()) {
        const here = createVisitor(host.origin, { from: home });
        for (const [name, value] of owner.cookies) here.cookies.set(name, value);
        const account = await here.get('/account');
        const { item_count: count }: { item_count?: number } = JSON.parse(
          (await here.get('/cart.js'))?.body.toString() || '{}',
        );
        if (account?.status !== 200 || count !== 3)
          differing.push(`node ${index}: ${account?.status}, ${count} pieces`);
        here.close();
      }
      fact('nodes where a session or a bag is not what it is at another', differing);
      if (isFull) {
        const guesser = createVisitor(shop.anyOrigin, { from: addressOf(addresses++) });
        for (let count = 0; count < GUESSES.full; count++) await logIn(guesser, email, `wrong ${count}`);
        const entered: string[] = [];
        for (const [index, { host }] of nodes.entries()) {
          const here = createVisitor(host.origin, { from: addressOf(addresses - 1) });
          await logIn(here, email);
          if (here.cookies.has(SESSION)) entered.push(`node ${index}`);
          here.close();
        }
        guesser.close();
        fact('nodes where a guesser still gets in after too many wrong passwords', entered);
      }
      owner.close();
      const until = performance.now() + (isFull ? LASTS.full : LASTS.short);
      while (performance.now() < until && !signal.aborted) await wait(Math.min(1000, LASTS.short));
      progress(`${load.written()} writes`);
      fact('acknowledged writes that are not there', await load.stop());
      figures.push(...(await lostFromBooks(books, ledger)), ...(await ledgerFigures(database, variant)));
      const [runs] = await runSql<{ count: string }>(database, 'SELECT count(*) FROM campaign_runs');
      figures.push({ what: 'runs of schedules', value: Number(runs?.count) });
      fact('schedules that ran twice', await textsOf(database, TOO_SOON));
      fact('schedules whose next run is astray', await textsOf(database, ASTRAY));
      figures.push(await givenUp(database));
      return figures;
    } finally {
      await load.stop();
      await runSql(database, UNWATCH);
      await setClocks([0]);
    }
  },
};
