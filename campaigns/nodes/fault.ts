import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, none } from '../campaign.ts';
import type { Answer } from '../client.ts';
import { addressOf, createVisitor, type Visitor } from '../visitor.ts';
import type { Node, Nodes } from './open-nodes.ts';

/** Something that goes wrong with the database, or the way to it. */
export interface Fault {
  /** E.g. "stopped". */
  name: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
  /** Nodes that it concerns; the others must go on as if nothing were. All where absent. */
  nodes?: readonly Node[];
  /** ms it lasts at least. */
  lasts: number;
}

/** ms within which an older page, and any other answer, must come while the database is away. */
const MOST = { cached: 2000, other: 15_000 };
/** ms within which everything is well again by itself. */
const HEALING = 15_000;
/** Pages that are warm: nothing on them changes by what is bought. */
const CACHED = ['/', '/products/campaign-belt'];

let addresses = 700_000;
let searches = 0;

interface Probe {
  node: Node;
  visitor: Visitor;
}

/** A page that no cache has. */
const unknownPage = () => `/search?q=nowhere${searches++}`;

const isRefused = (answer: Answer | null) => answer?.status === 503 && Number(answer.headers['retry-after']) > 0;

function openProbes(nodes: readonly Node[]): Probe[] {
  return nodes.map((node) => ({
    node,
    visitor: createVisitor(node.host.origin, { from: addressOf(addresses++), patience: 60_000 }),
  }));
}

/** ms until this node takes writes and renders pages; NaN where that takes too long. */
async function healing({ node }: Probe, variant: number): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 2 * HEALING) {
    // A bag of its own each time: one that was not answered may have been made.
    const visitor = createVisitor(node.host.origin, { from: addressOf(addresses++), patience: 60_000 });
    const added = await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
    const page = await visitor.get(unknownPage());
    visitor.close();
    if (added?.status === 200 && page?.status === 200) return performance.now() - began;
    await wait(100);
  }
  return Number.NaN;
}

/**
 * Lets a fault happen. Meanwhile cached pages go on, everything else is answered or refused with 503 and `Retry-After` within a bounded time;
 * afterwards every node is well again without a restart.
 */
export async function through(fault: Fault, shop: Nodes, variant: number): Promise<Figure[]> {
  const concerned = fault.nodes ?? shop.nodes;
  const probes = openProbes(concerned);
  const others = openProbes(shop.nodes.filter((node) => !concerned.includes(node)));
  const pids = shop.nodes.map(({ host }) => host.pid());
  for (const { visitor } of probes) for (const path of CACHED) await visitor.get(path);
  const wrong: string[] = [];
  const times = { cached: [] as number[], other: [] as number[] };
  let refused = 0;
  await fault.begin();
  const until = performance.now() + fault.lasts;

  async function pages({ node }: Probe): Promise<void> {
    const reader = createVisitor(node.host.origin, { from: addressOf(addresses++), patience: 60_000 });
    do {
      for (const path of CACHED) {
        const answer = await reader.get(path);
        times.cached.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        if (answer?.status !== 200) wrong.push(`${path}: ${answer?.status ?? 'no answer'}`);
      }
      const health = await reader.get('/_host/health');
      if (health?.status !== 200) wrong.push(`/_host/health: ${health?.status ?? 'no answer'}`);
      await wait(50);
    } while (performance.now() < until);
    reader.close();
  }
  async function changes({ visitor }: Probe): Promise<void> {
    do {
      for (const send of [
        () => visitor.get(unknownPage()),
        () => visitor.json('/cart/add.js', { id: variant, quantity: 1 }),
        () => visitor.get('/account/login'),
      ]) {
        const answer = await send();
        times.other.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        if (isRefused(answer)) refused += 1;
        else if (answer === null || answer.status !== 200)
          wrong.push(`${answer?.status ?? 'no answer'}: ${answer?.body.toString().slice(0, 200)}`);
      }
      await wait(50);
    } while (performance.now() < until);
  }
  async function unconcerned({ visitor }: Probe): Promise<void> {
    do {
      for (const answer of [
        await visitor.get(unknownPage()),
        await visitor.json('/cart/add.js', { id: variant, quantity: 1 }),
      ])
        if (answer?.status !== 200) wrong.push(`at another node: ${answer?.status ?? 'no answer'}`);
      await wait(50);
    } while (performance.now() < until);
  }
  await Promise.all([...probes.flatMap((probe) => [pages(probe), changes(probe)]), ...others.map(unconcerned)]);
  await fault.end();
  const healed = await Promise.all(probes.map((probe) => healing(probe, variant)));
  for (const { visitor } of [...probes, ...others]) visitor.close();
  const restarted = shop.nodes.filter(({ host }, index) => !host.isRunning() || host.pid() !== pids[index]);
  return [
    none('answers that were neither right nor 503 with Retry-After', wrong),
    { what: 'answers that were 503', value: refused },
    { what: 'slowest cached page', value: Math.max(...times.cached), unit: 'ms', most: MOST.cached, ofMachine: true },
    { what: 'slowest other answer', value: Math.max(...times.other), unit: 'ms', most: MOST.other, ofMachine: true },
    { what: 'well again after', value: Math.max(...healed), unit: 'ms', most: HEALING },
    none(
      'nodes that have ended',
      restarted.map(({ host }) => host.output().slice(-300)),
    ),
  ].map((figure) => ({ ...figure, what: `${fault.name}: ${figure.what}` }));
}
