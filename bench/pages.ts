import { bareServer } from './bare-server.ts';
import { renderedRows } from './rendered.ts';
import type { Part, Row } from './report.ts';
import { residentMB } from './shop.ts';
import { client, measure } from './timing.ts';

const PAGES: [name: string, path: string, target?: number][] = [
  ['home', '/'],
  ['product', '/products/column-slip-dress', 3],
  ['collection, 24 products', '/collections/all', 6],
  ['search', '/search?q=dress', 5],
  ['cart, empty (never cached)', '/cart'],
];
const COUNT = 200;
/** What browsers ask for. */
const BROWSER = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } };

/** Pages as the shopper's browser gets them, compressed. An address never asked for before is rendered, of sections that other pages may share; a known one comes from the page cache. */
export const benchPages: Part = {
  title: 'Pages (one connection, median of 200 after as many)',
  async run(shop) {
    const rows: Row[] = [];
    const http = client(shop.url);
    for (const [name, path, target] of PAGES) {
      const { body, status } = await http.send(path, BROWSER);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      const bare = await bareServer(body);
      const raw = client(bare.url);
      const base = await measure(COUNT, 1, async () => void (await raw.send('/')));
      const baseline = { name: 'bare HTTP', value: base.median };
      let asked = 0;
      const fresh = () => `${path}${path.includes('?') ? '&' : '?'}fresh=${++asked}`;
      await measure(COUNT, 1, async () => void (await http.send(fresh(), BROWSER)));
      const made = await measure(COUNT, 1, async () => void (await http.send(fresh(), BROWSER)));
      const repeated = await measure(COUNT, 1, async () => void (await http.send(path, BROWSER)));
      rows.push({ what: `${name}, rendered`, value: made.median, unit: 'ms', baseline, target });
      rows.push({ what: `${name}, again`, value: repeated.median, unit: 'ms', baseline });
      raw.close();
      bare.close();
    }
    const many = client(shop.url, 10);
    const rendered = await measure(
      600,
      10,
      async (index) => void (await many.send(`/products/column-slip-dress?load=${index}`, BROWSER)),
    );
    const cached = await measure(2000, 10, async () => void (await many.send('/products/column-slip-dress', BROWSER)));
    rows.push({ what: 'product pages a second, rendered, 10 connections', value: rendered.perSecond, unit: '/s' });
    rows.push({ what: 'product pages a second, cached, 10 connections', value: cached.perSecond, unit: '/s' });
    rows.push({ what: 'memory after this', value: residentMB(shop.pid), unit: 'MB' });
    many.close();
    http.close();
    return [...rows, ...(await renderedRows())];
  },
};
