import path from 'node:path';
import { type Campaign, exactly, type Figure, none } from '../campaign.ts';
import { type Answer, requestBytes } from '../client.ts';
import { residentMB } from '../host.ts';
import { inLanes } from '../in-lanes.ts';
import { createRandom } from '../random.ts';
import { register } from '../register.ts';
import { driftOf } from '../statistics.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import { discover, type Example, examplesOf } from './examples.ts';
import { type Mutated, mutate } from './mutate.ts';
import { type Route, readRoutes } from './routes.ts';
import { createShopper } from './shopper.ts';

/** Shoppers at the same time: one for so many requests, up to a number. */
const LANES = { most: 16, requests: 200 };
/** Requests of one shopper; the next one has a new bag, account and address. */
const REQUESTS = 400;
/** First addresses of the shoppers and of those who register. */
const ADDRESSES = { shoppers: 800_000, accounts: 700_000 };
/** Requests between two looks at the memory. */
const SAMPLE = 500;

/** What an answer has done wrong; null where it is a good one. A 503 with a time to come back is a refusal. */
function offence(mutated: Mutated, answer: Answer | null): 'fault' | 'silence' | 'leak' | 'away' | null {
  if (answer === null) return mutated.isFramingChanged ? null : 'silence';
  const { status, headers } = answer;
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) return 'fault';
  if (headers.location !== undefined && isElsewhere(headers.location)) return 'away';
  if (status >= 400 && /node_modules|\.ts:\d+|SQLITE_|at Object\./.test(answer.body.toString('latin1'))) return 'leak';
  return null;
}

/** Whether a browser that follows this leaves the shop. */
function isElsewhere(location: string): boolean {
  const shop = 'http://localhost';
  return !URL.canParse(location, shop) || new URL(location, shop).hostname !== 'localhost';
}

/** 1 000 000 requests over all registered routes: valid ones, mutated. Seeded; request N of a seed is always made the same way. */
export const fuzz: Campaign = {
  title: 'Fuzz: mutated requests over all registered routes',
  unit: 'requests',
  full: 1_000_000,
  short: 400,
  minutes: 180,
  needs: { preload: [path.join(import.meta.dirname, 'list-routes.ts')] },
  async run({ size, seed, open, progress, signal }): Promise<Figure[]> {
    const lanes = Math.min(LANES.most, Math.ceil(size / LANES.requests));
    await using opened = await open();
    const { host, data } = opened;
    const routes = (await readRoutes(data)).filter(({ method }) => method !== 'HEAD');
    const guide = createVisitor(host.origin);
    const known = await discover(guide);
    guide.close();
    const accounts = Array.from({ length: Math.ceil(lanes / 2) }, (_, index) => `fuzz-${index}@example.com`);
    await inLanes(accounts.length, 20, signal, async (index) => {
      const visitor = createVisitor(host.origin, { from: addressOf(ADDRESSES.accounts + index) });
      await register(visitor, data, accounts[index] ?? '');
      visitor.close();
    });
    const examples = new Map(routes.map((route) => [route, examplesOf(route, known)]));
    progress(`seed ${seed}, ${routes.length} routes, ${known.paths.length} addresses known`);

    const statuses = new Map<number, number>();
    const found = {
      fault: new Map<string, string>(),
      silence: new Map<string, string>(),
      leak: new Map<string, string>(),
      away: new Map<string, string>(),
    };
    const counts = { fault: 0, silence: 0, leak: 0, away: 0, refused: 0 };
    const reached = new Set<Route>();
    const memory: number[] = [];
    let next = 0;
    let shoppers = ADDRESSES.shoppers;

    const one = async (index: number, shopper: Awaited<ReturnType<typeof createShopper>>) => {
      const random = createRandom(seed, index);
      // Each route once in a row, so that none depends on luck.
      const route = routes[index % routes.length];
      const example = route && random.pick<Example>(examples.get(route) ?? []);
      if (!route || !example) return;
      const mutated = mutate(shopper.fill(example, random), random);
      let answer = await shopper.visitor.send(mutated.request);
      // What came before on this connection may have ended it: only on a new one is silence an offence.
      if (mutated.isFramingChanged || answer === null) shopper.visitor.close();
      if (!mutated.isFramingChanged) answer ??= await shopper.visitor.send(mutated.request);
      reached.add(route);
      statuses.set(answer?.status ?? 0, (statuses.get(answer?.status ?? 0) ?? 0) + 1);
      if (answer?.status === 503) counts.refused += 1;
      const wrong = offence(mutated, answer);
      if (wrong === null || signal.aborted) return;
      counts[wrong] += 1;
      const kind = `${route.method} ${route.url}`;
      if (!found[wrong].has(kind)) {
        const text = JSON.stringify(requestBytes(host.origin(), mutated.request).toString('latin1').slice(0, 2000));
        found[wrong].set(kind, `${kind} → ${answer?.status ?? 'no answer'}; request ${index} of seed ${seed}: ${text}`);
        progress(`${wrong}: ${found[wrong].get(kind)}`);
      }
    };
    const lane = async () => {
      while (next < size && !signal.aborted) {
        const shopper = await createShopper(host.origin, shoppers++, known, accounts);
        for (let count = 0; count < REQUESTS && next < size && !signal.aborted; count++) {
          const index = next++;
          if (index % SAMPLE === 0) memory.push(residentMB(host.pid()));
          if (index % 20_000 === 0) progress(`${index} requests, ${residentMB(host.pid()).toFixed(0)} MB`);
          await one(index, shopper);
        }
        shopper.visitor.close();
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const reported = host
      .output()
      .split('\n')
      .filter((line) => /\b(error|fault)\b/i.test(line)).length;
    const table = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    progress(`answers by status: ${table.join(', ')}; lines about errors: ${reported}`);
    return [
      exactly('requests sent', next, size),
      exactly('registered routes reached', reached.size, routes.length),
      {
        ...none('answers 5xx, refusals (503 with a time to come back) aside', [...found.fault.values()]),
        value: counts.fault,
      },
      { ...none('requests without an answer', [...found.silence.values()]), value: counts.silence },
      { ...none('answers that show the inside', [...found.leak.values()]), value: counts.leak },
      { ...none('redirects out of the shop', [...found.away.values()]), value: counts.away },
      { what: 'refusals (503)', value: counts.refused },
      {
        what: 'memory of the last quarter beside the one before',
        value: driftOf(memory),
        unit: '%',
        least: -10,
        most: 10,
        ofMachine: true,
      },
    ];
  },
};
