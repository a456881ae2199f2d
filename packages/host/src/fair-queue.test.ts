import { expect, test } from 'vitest';
import { createFairQueue, Dropped } from './fair-queue.ts';

function open(changed: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue<string>({ concurrency: 1, heavyFrom: 100, perClient: 50, total: 200, ...changed });
  const begun: string[] = [];
  const running = new Map<string, PromiseWithResolvers<string>>();
  /** Fake work: it ends when the test says so. */
  function ask(key: string, client: string, cost = 1, signal?: AbortSignal): Promise<string> {
    const asked = queue.ask(key, { client, cost, signal }, () => {
      begun.push(key);
      const work = Promise.withResolvers<string>();
      running.set(key, work);
      return work.promise;
    });
    asked.catch(() => undefined);
    return asked;
  }
  async function end(key: string) {
    running.get(key)?.resolve(`made ${key}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  async function endAll() {
    for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '');
  }
  return { queue, begun, running, ask, end, endAll };
}

const reasonOf = (asked: Promise<string>) =>
  asked.then(
    () => 'made',
    (error: unknown) => (error instanceof Dropped ? error.reason : 'failed'),
  );

test('clients take turns, however much one of them asks for', async () => {
  const { ask, begun, endAll } = open();
  for (const key of ['a1', 'a2', 'a3', 'a4']) ask(key, 'a');
  for (const key of ['b1', 'b2']) ask(key, 'b');
  ask('c1', 'c');
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('the cheapest of a client comes first, and in order among equals', async () => {
  const { ask, begun, endAll } = open();
  ask('first', 'a');
  for (const [key, cost] of [
    ['large', 9],
    ['small', 2],
    ['small too', 2],
    ['tiny', 1],
  ] as const)
    ask(key, 'a', cost);
  await endAll();
  expect(begun).toEqual(['first', 'tiny', 'small', 'small too', 'large']);
});

test('what costs more than all that its client asks for afterwards still has its turn', async () => {
  const { ask, begun, end } = open();
  ask('running', 'a');
  ask('large', 'a', 9);
  for (let turn = 0; turn < 40; turn += 1) {
    ask(`small ${turn}`, 'a');
    await end(begun.at(-1) ?? '');
  }
  expect(begun.indexOf('large')).toBe(17);
});

test('heavy work leaves a place to light work', async () => {
  const { ask, begun, end } = open({ concurrency: 2 });
  ask('heavy', 'a', 100);
  ask('heavy too', 'b', 100);
  ask('light', 'c', 1);
  expect(begun).toEqual(['heavy', 'light']);
  await end('light');
  expect(begun).toHaveLength(2);
  await end('heavy');
  expect(begun).toEqual(['heavy', 'light', 'heavy too']);
});

test('requests for one key share one run, in the turn of the first', async () => {
  const { ask, begun, end, queue } = open();
  ask('a1', 'a');
  ask('a2', 'a');
  const asked = [ask('shared', 'a', 9), ask('shared', 'b', 9)];
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'shared']);
  await end('shared');
  expect(await Promise.all(asked)).toEqual(['made shared', 'made shared']);
  expect(queue.has('shared')).toBe(false);
  expect(queue.figures()).toMatchObject({ waiting: 0, running: 0, clients: 0, done: 3 });
});

test('a client that has left takes its waiting work along, unless another waits for the same', async () => {
  const { ask, begun, end, endAll, queue } = open();
  ask('a1', 'a');
  const left = new AbortController();
  const [gone, shared, stays] = [
    ask('alone', 'a', 1, left.signal),
    ask('shared', 'a', 1, left.signal),
    ask('shared', 'b', 1),
  ];
  left.abort();
  expect([await reasonOf(gone), await reasonOf(shared)]).toEqual(['left', 'left']);
  expect(queue.has('alone')).toBe(false);
  await end('a1');
  await endAll();
  expect(begun).toEqual(['a1', 'shared']);
  expect(await stays).toBe('made shared');
  expect(await reasonOf(ask('late', 'a', 1, left.signal))).toBe('left');
  expect(queue.figures()['dropped.left']).toBe(3);
});

test('a client that leaves during its run does not affect the others', async () => {
  const { ask, end } = open();
  const left = new AbortController();
  const [gone, stays] = [ask('shared', 'a', 1, left.signal), ask('shared', 'b')];
  left.abort();
  expect(await reasonOf(gone)).toBe('left');
  await end('shared');
  expect(await stays).toBe('made shared');
});

test('beyond its places the dearest of a client is dropped, so that a small one always comes in', async () => {
  const { ask, queue } = open({ perClient: 2 });
  ask('running', 'a');
  const asked = [ask('large', 'a', 9), ask('larger', 'a', 10), ask('small', 'a', 1)];
  expect(await reasonOf(asked[1] ?? (asked[0] as Promise<string>))).toBe('client');
  expect(queue.figures()).toMatchObject({ waiting: 2, 'dropped.client': 1 });
  expect(await reasonOf(ask('as small', 'a', 9))).toBe('client');
});

test('beyond the places of all, the client with most waiting loses', async () => {
  const { ask, queue } = open({ total: 3 });
  ask('running', 'a');
  const greedy = ['a1', 'a2', 'a3'].map((key) => ask(key, 'a'));
  const modest = ask('b1', 'b');
  expect(await reasonOf(greedy[2] ?? modest)).toBe('total');
  expect(queue.has('b1')).toBe(true);
  expect(queue.figures()).toMatchObject({ waiting: 3, 'dropped.total': 1 });
});

test('work that fails tells its askers and frees its place', async () => {
  const { ask, begun, running, end, queue } = open();
  const failing = ask('broken', 'a');
  ask('next', 'a');
  running.get('broken')?.reject(new Error('no picture'));
  await expect(failing).rejects.toThrow('no picture');
  await end('next');
  expect(begun).toEqual(['broken', 'next']);
  expect(queue.figures()).toMatchObject({ failed: 1, done: 1, running: 0 });
});
