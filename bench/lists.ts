import { Client } from 'pg';
import { createDatabase } from '../scripts/postgres/create-database.ts';
import { startPostgres } from '../scripts/postgres/start-postgres.ts';
import { makeTables } from './made-tables.ts';
import { CannotRun, type OwnPart, type Row } from './report.ts';
import { processorTime } from './scale/processor-time.ts';
import { residentMB, startShop } from './shop.ts';
import { client, measure } from './timing.ts';

const COUNT = 60;
/** ms of a filtered first page, of a million products too. */
const TARGET = 60;

/** First pages as shoppers ask for them. Each has a price of its own, so that neither page nor counts are known. */
const PAGES: Readonly<Record<string, (fresh: number) => string>> = {
  'one color of all products': (fresh) => `made-all?filter.v.option.color=Ink&filter.v.price.gte=${fresh / 100}`,
  'one color of a tenth': (fresh) => `made-tenth?filter.v.option.color=Ink&filter.v.price.gte=${fresh / 100}`,
  'two options, in stock, in a range of prices, by price': (fresh) =>
    `made-all?filter.v.option.color=Ink&filter.v.option.color=Moss&filter.v.option.size=M&filter.v.availability=1&filter.v.price.gte=${100 + fresh / 100}&filter.v.price.lte=600&sort_by=price-ascending`,
  'in stock, newest first': (fresh) =>
    `made-all?filter.v.availability=1&filter.v.price.gte=${fresh / 100}&sort_by=created-descending`,
  'in stock, best-selling first': (fresh) =>
    `made-all?filter.v.availability=1&filter.v.price.gte=${fresh / 100}&sort_by=best-selling`,
  'in stock, by title': (fresh) =>
    `made-all?filter.v.availability=1&filter.v.price.gte=${fresh / 100}&sort_by=title-ascending`,
  'one color of 250 products': (fresh) => `made-few?filter.v.option.color=Ink&filter.v.price.gte=${fresh / 100}`,
};

/** Filtered first pages of a large catalogue in PostgreSQL: 100 000 products, with `--full` 1 000 000. */
export const benchLists: OwnPart = {
  title: `A large catalogue in PostgreSQL (median of ${COUNT} pages never asked for before)`,
  async run(data) {
    const server = await startPostgres({ settings: { shared_buffers: '512MB', work_mem: '64MB' } }).catch(
      (error: unknown) => {
        throw new CannotRun(error instanceof Error ? error.message : String(error));
      },
    );
    try {
      const url = await createDatabase(server, 'lists');
      const options = ['--database', url];
      // The first start imports the demo shop, whose tables the catalogue is added to.
      await (await startShop(data, options)).stop();
      const tables = new Client({ connectionString: url });
      await tables.connect();
      const count = process.argv.includes('--full') ? 1_000_000 : 100_000;
      await makeTables(tables, count).finally(() => tables.end());
      return await measurePages(data, options, count);
    } finally {
      await server.stop();
    }
  },
};

async function measurePages(data: string, options: string[], count: number): Promise<Row[]> {
  const shop = await startShop(data, options);
  try {
    const http = client(shop.url);
    let fresh = 0;
    const ask = async (path: string) => {
      const { status } = await http.send(`/collections/${path}`);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const began = performance.now();
    // Waits for the index, which the shop builds where it finds none.
    await ask(`made-all?filter.v.price.gte=0.001`);
    const rows: Row[] = [{ what: 'building the index', value: performance.now() - began, unit: 'ms' }];
    for (const [what, pathOf] of Object.entries(PAGES)) {
      const before = processorTime(shop.pid);
      const timing = await measure(COUNT, 1, () => ask(pathOf(++fresh)));
      rows.push(
        { what, value: timing.median, unit: 'ms', target: TARGET },
        { what: `${what}: p99`, value: timing.p99, unit: 'ms' },
        // The warm-up is a tenth.
        {
          what: `${what}: processor time of the host`,
          value: (processorTime(shop.pid) - before) / (COUNT * 1.1),
          unit: 'ms',
        },
      );
    }
    http.close();
    const products = new Intl.NumberFormat('en').format(count);
    return [...rows, { what: `memory with ${products} products`, value: residentMB(shop.pid), unit: 'MB' }];
  } finally {
    await shop.stop();
  }
}
