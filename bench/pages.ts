import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Part, Row } from './report.ts';
import { residentMB } from './shop.ts';
import { client, measure } from './timing.ts';

const PAGES: [name: string, path: string, target?: number][] = [
  ['home', '/'],
  ['product', '/products/column-slip-dress', 8],
  ['collection, 24 products', '/collections/all', 25],
  ['cart, empty (never cached)', '/cart'],
];
const COUNT = 200;

/** The same bytes from a bare server: what HTTP itself costs here. */
async function bareServer(body: Buffer): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, answer) => answer.end(body)).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Pages as the shopper's browser gets them. An address never asked for before is rendered; a known one comes from the page cache. */
export const benchPages: Part = {
  title: 'Pages (one connection, median of 200)',
  async run(shop) {
    const rows: Row[] = [];
    const http = client(shop.url);
    for (const [name, path, target] of PAGES) {
      const { body, status } = await http.send(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      const bare = await bareServer(body);
      const raw = client(bare.url);
      const base = await measure(COUNT, 1, async () => void (await raw.send('/')));
      const baseline = { name: 'bare HTTP', value: base.median };
      const fresh = await measure(COUNT, 1, async (index) => void (await http.send(`${path}?fresh=${index}`)));
      const kept = await measure(COUNT, 1, async () => void (await http.send(path)));
      rows.push({ what: `${name}, rendered`, value: fresh.median, unit: 'ms', baseline, target });
      rows.push({ what: `${name}, again`, value: kept.median, unit: 'ms', baseline });
      raw.close();
      bare.close();
    }
    const many = client(shop.url, 10);
    const rendered = await measure(
      600,
      10,
      async (index) => void (await many.send(`/products/column-slip-dress?load=${index}`)),
    );
    const cached = await measure(2000, 10, async () => void (await many.send('/products/column-slip-dress')));
    rows.push({ what: 'product pages a second, rendered, 10 connections', value: rendered.perSecond, unit: '/s' });
    rows.push({ what: 'product pages a second, cached, 10 connections', value: cached.perSecond, unit: '/s' });
    rows.push({ what: 'memory after this', value: residentMB(shop.pid), unit: 'MB' });
    many.close();
    http.close();
    return rows;
  },
};
