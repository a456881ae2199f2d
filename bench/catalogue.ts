import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeCatalogue } from './made-catalogue.ts';
import type { Part, Row } from './report.ts';
import { residentMB, startShop } from './shop.ts';
import { client, measure } from './timing.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const COUNT = 40;

/** A first page as shoppers ask for it: filtered twice, so that every other filter is counted anew, and sorted. */
const LISTING =
  '/collections/everything?filter.v.option.color=Ink&filter.v.option.color=Moss&filter.v.availability=1&sort_by=price-ascending';
const SEARCH = '/search?type=product&q=silk+dress';

/** Imports a folder through the command line. Resolves to ms. */
function importFolder(folder: string, data: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['packages/host/src/cli.ts', 'import', '--shop', folder, '--data', data], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - began) : reject(new Error(`The import of ${folder} failed.`)),
    );
  });
}

interface Figures {
  importMs: number;
  listing: number;
  search: number;
  memory: number;
}

/** One catalogue: made, imported, served and asked. Every listing asked for has a price of its own, so that nothing of it is known: neither page nor counts. */
async function figuresOf(count: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-catalogue-'));
  try {
    const shopDir = join(folder, 'shop');
    const data = join(folder, 'data');
    await makeCatalogue(shopDir, count, readFileSync(join(root, 'shop/shop.json'), 'utf8'));
    const importMs = await importFolder(shopDir, data);
    const shop = await startShop(data, ['--shop', shopDir]);
    try {
      const http = client(shop.url);
      const ask = async (path: string) => {
        const { status } = await http.send(path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
      };
      const listing = await measure(COUNT, 1, (index) => ask(`${LISTING}&filter.v.price.gte=${100 + index}`));
      const search = await measure(COUNT, 1, (index) => ask(`${SEARCH}&fresh=${index}`));
      http.close();
      return { importMs, listing: listing.median, search: search.median, memory: residentMB(shop.pid) };
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a catalogue's size is felt: up to 10 000 products, with `--full` up to 100 000. */
export const benchCatalogue: Part = {
  title: `A larger catalogue (median of ${COUNT} pages never asked for before)`,
  async run() {
    const sizes = process.argv.includes('--full') ? [1000, 10_000, 100_000] : [1000, 10_000];
    const rows: Row[] = [];
    let first: Figures | undefined;
    for (const size of sizes) {
      const figures = await figuresOf(size);
      const smallest = first ?? figures;
      first = smallest;
      const beside = (value: number) => ({ baseline: { name: '1 000', value } });
      const products = `${new Intl.NumberFormat('en').format(size)} products`;
      rows.push(
        {
          what: `${products}: filtered, counted, sorted`,
          value: figures.listing,
          unit: 'ms',
          ...beside(smallest.listing),
          target: 60,
        },
        { what: `${products}: search`, value: figures.search, unit: 'ms', ...beside(smallest.search) },
        { what: `${products}: import`, value: figures.importMs, unit: 'ms', ...beside(smallest.importMs) },
        { what: `${products}: memory`, value: figures.memory, unit: 'MB', ...beside(smallest.memory) },
      );
    }
    return rows;
  },
};
