import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../campaign.ts';
import { openSocket, requestBytes } from '../client.ts';
import { type Flood, watchMemory } from './flood.ts';

/** Clients that ask and never read, in the full form. */
const READERS = 150;
/** Requests each of them sends at once. */
const REQUESTS = 100;
/** Others' pages while they are there, and ms between two. */
const PAGES = 40;
const PAUSE = 250;

/** Clients that ask for page after page on one connection and read nothing, from one address and from 15. */
export const slowReadersFlood: Flood = {
  name: 'slow readers',
  async run({ size, host, other, signal }): Promise<Figure[]> {
    const count = Math.max(3, Math.round(READERS * size));
    const figures: Figure[] = [];
    for (const addresses of [1, 15]) {
      const memory = watchMemory(host.pid());
      const requests = Math.max(4, Math.round(REQUESTS * Math.min(1, size)));
      const sockets = Array.from({ length: count }, (_, index) => {
        const socket = openSocket(host.origin(), `127.0.${5 + addresses}.${2 + (index % addresses)}`);
        socket.pause();
        const paths = ['/collections/all', `/search?q=r${index}`, '/sitemap.xml', '/products.json?limit=250'];
        const bytes = Array.from({ length: requests }, (_, number) =>
          requestBytes(host.origin(), { path: paths[number % paths.length] ?? '/', headers: { accept: '*/*' } }),
        );
        socket.write(Buffer.concat(bytes));
        return socket;
      });
      const times: number[] = [];
      const failed: string[] = [];
      for (let page = 0; page < Math.max(2, PAGES * size) && !signal.aborted; page++) {
        await wait(PAUSE * Math.min(1, size));
        const answer = await other.get(page % 2 === 0 ? '/' : `/search?q=o${page}`);
        times.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        if (answer?.status !== 200) failed.push(`page ${page}: ${answer?.status ?? 'no answer'}`);
      }
      const most = memory.most();
      memory.stop();
      for (const socket of sockets) socket.destroy();
      const what = `${count} from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`;
      figures.push(
        { what: `${what}, others' pages that did not come`, value: failed.length, most: 0, cases: failed },
        {
          what: `${what}, slowest page of others`,
          value: Math.max(...times) / 1000,
          unit: 's',
          most: 2,
          ofMachine: true,
        },
        { what: `${what}, memory`, value: most, unit: 'MB more', most: 100, ofMachine: true },
      );
    }
    return figures;
  },
};
