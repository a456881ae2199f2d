import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareServer } from './bare-server.ts';
import type { Row } from './report.ts';
import { startShop } from './shop.ts';
import { client, measure } from './timing.ts';

/** What is asked of a shop that caches this much of its pages, and the most it may take, ms on a quiet machine. */
const CASES: readonly { cache: 'rows' | 'none'; pages: readonly [name: string, path: string, target: number][] }[] = [
  {
    cache: 'rows',
    pages: [
      ['product', '/products/column-slip-dress?', 3],
      ['collection, 24 products', '/collections/all?', 6],
      ['search', '/search?q=dress&', 5],
      ['a card by Section Rendering', '/products/column-slip-dress?section_id=card-product&', 1],
    ],
  },
  { cache: 'none', pages: [['product', '/products/column-slip-dress?', 9]] },
];
const COUNT = 150;

/** Pages and sections of which nothing is cached but their rows, or nothing at all; each beside the same bytes from a bare server. */
export async function renderedRows(): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const rows: Row[] = [];
  try {
    for (const { cache, pages } of CASES) {
      const shop = await startShop(data, ['--cache', cache]);
      const http = client(shop.url);
      for (const [name, path, target] of pages) {
        const { body, status } = await http.send(path);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        const bare = await bareServer(body);
        const raw = client(bare.url);
        const base = await measure(COUNT, 1, async () => void (await raw.send('/')));
        let asked = 0;
        const fresh = async () => void (await http.send(`${path}fresh=${++asked}`));
        await measure(COUNT, 1, fresh);
        const made = await measure(COUNT, 1, fresh);
        const baseline = { name: 'bare HTTP', value: base.median };
        const what = `${name}, nothing cached${cache === 'rows' ? ' but rows' : ''}`;
        rows.push({ what, value: made.median, unit: 'ms', baseline, target });
        raw.close();
        bare.close();
      }
      http.close();
      await shop.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  return rows;
}
