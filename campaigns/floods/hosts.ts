import type { Figure } from '../campaign.ts';
import { residentMB } from '../host.ts';
import { createVisitor } from '../visitor.ts';
import type { Flood } from './flood.ts';

/** Made-up names in the full form. */
const NAMES = 4000;
const PATHS = ['/', '/collections/all', '/sitemap.xml', '/products.json'];

/** Pages asked for under thousands of made-up host names. */
export const hostsFlood: Flood = {
  name: 'hosts',
  async run({ size, host, other, signal }): Promise<Figure[]> {
    const names = Math.round(NAMES * size);
    const attacker = createVisitor(host.origin, { from: '127.0.3.2' });
    const before = residentMB(host.pid());
    const answered: string[] = [];
    for (let index = 0; index < names && !signal.aborted; index++) {
      const name = index % 2 === 0 ? `shop-${index}.example` : `localhost:${1 + (index % 65_000)}`;
      if (name === new URL(host.origin()).host) continue;
      const answer = await attacker.send({
        path: PATHS[index % PATHS.length] ?? '/',
        headers: { host: name, accept: 'text/html' },
      });
      if (answer?.status !== 421) answered.push(`${name}: ${answer?.status ?? 'no answer'}`);
    }
    attacker.close();
    const port = new URL(host.origin()).port;
    const refused: string[] = [];
    for (const name of [`localhost:${port}`, `127.0.0.1:${port}`]) {
      const answer = await other.send({ path: '/', headers: { host: name, accept: 'text/html' } });
      if (answer?.status !== 200) refused.push(`${name}: ${answer?.status ?? 'no answer'}`);
    }
    return [
      {
        what: `made-up names, of ${names}, that are not refused (421)`,
        value: answered.length,
        most: 0,
        cases: answered,
      },
      { what: 'names of this machine that are refused', value: refused.length, most: 0, cases: refused },
      { what: 'memory', value: residentMB(host.pid()) - before, unit: 'MB more', most: 50, ofMachine: true },
    ];
  },
};
