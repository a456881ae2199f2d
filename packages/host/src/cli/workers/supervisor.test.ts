import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSupervisor, type SupervisorOptions, type WorkerProcess } from './supervisor.ts';

/** A process that does what the test says. */
class FakeWorker implements WorkerProcess {
  readonly #ready = Promise.withResolvers<void>();
  readonly #ended = Promise.withResolvers<string>();
  readonly ready = this.#ready.promise;
  readonly ended = this.#ended.promise;
  readonly orders: string[] = [];
  readonly place: number;
  readonly pid: number;

  constructor(place: number, pid: number) {
    this.place = place;
    this.pid = pid;
  }

  serve = () => this.#ready.resolve();
  end = (how: string) => this.#ended.resolve(how);
  kill = () => this.end('SIGKILL');
  order(order: 'stop' | 'retire'): void {
    this.orders.push(order);
  }
}

let workers: FakeWorker[];
let reported: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  workers = [];
  reported = [];
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Two workers, started and serving. `workers[2]` is the next that is started. */
async function running(options: Partial<SupervisorOptions> = {}) {
  const supervisor = createSupervisor({
    count: 2,
    start(place) {
      const worker = new FakeWorker(place, 100 + workers.length);
      workers.push(worker);
      return worker;
    },
    report: (line) => reported.push(line),
    stopLimit: 20_000,
    retireLimit: 100_000,
    ...options,
  });
  const started = supervisor.start();
  for (const worker of workers) worker.serve();
  expect(await started).toBe(true);
  return supervisor;
}

const begun = () => workers.map(({ place }) => place);
/** Lets promises that are settled be heard, without time passing. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function stopped(supervisor: ReturnType<typeof createSupervisor>): Promise<void> {
  const stop = supervisor.stop();
  for (const worker of workers) worker.end('code 0');
  await stop;
}

test('a worker that dies after it served for a while is started again at once', { tags: ['scale-9'] }, async () => {
  const supervisor = await running();
  await vi.advanceTimersByTimeAsync(20_000);
  workers[1]?.end('SIGKILL');
  await settle();
  expect(begun()).toEqual([1, 2, 2]);
  expect(reported).toEqual(['Worker 2 (process 101) has ended with SIGKILL. Another one starts now.']);
  await stopped(supervisor);
});

test('one that dies at once again and again is started later and later, as long as another one serves', async () => {
  const supervisor = await running();
  for (const ms of [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    workers.at(-1)?.end('code 1');
    const before = workers.length;
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(workers).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(workers).toHaveLength(before + 1);
  }
  workers.at(-1)?.serve();
  await vi.advanceTimersByTimeAsync(10_000);
  workers.at(-1)?.end('code 1');
  await settle();
  expect(reported.at(-1)).toMatch(/starts now/);
  await stopped(supervisor);
});

test('it gives up where none serves, with the reason', async () => {
  const supervisor = createSupervisor({
    count: 2,
    start(place) {
      const worker = new FakeWorker(place, workers.length);
      workers.push(worker);
      worker.end('code 1');
      return worker;
    },
    report: () => {},
    stopLimit: 1,
    retireLimit: 1,
  });
  const started = supervisor.start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await started).toBe(false);
  expect(await supervisor.failed).toMatch(/^Worker 1 \(process \d\) has ended with code 1\. 3 in a row/);
  await stopped(supervisor);
});

test('a restart replaces one after the other, each once the next one is ready', { tags: ['scale-9'] }, async () => {
  const supervisor = await running();
  const restarted = supervisor.restart();
  await settle();
  expect(begun()).toEqual([1, 2, 1]);
  expect(workers.flatMap(({ orders }) => orders)).toEqual([]);
  workers[2]?.serve();
  await settle();
  expect(workers.map(({ orders }) => orders)).toEqual([['retire'], [], []]);
  workers[0]?.end('code 0');
  await settle();
  expect(begun()).toEqual([1, 2, 1, 2]);
  workers[3]?.serve();
  await settle();
  workers[1]?.end('code 0');
  expect(await restarted).toBe(true);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun()).toEqual([1, 2, 1, 2]);
  await stopped(supervisor);
});

test('a restart whose first worker does not start leaves all that serve', async () => {
  const supervisor = await running();
  const restarted = supervisor.restart();
  await settle();
  workers[2]?.end('code 1');
  expect(await restarted).toBe(false);
  expect(reported).toEqual([
    'Worker 1 is not replaced: another one has ended with code 1. The restart ends here, and those that serve go on.',
  ]);
  const again = supervisor.restart();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await again).toBe(false);
  expect(reported[1]).toMatch(/not ready in 120 s/);
  expect(begun()).toEqual([1, 2, 1, 1]);
  expect(workers.flatMap(({ orders }) => orders)).toEqual([]);
  await stopped(supervisor);
});

test('a worker that dies during a restart is not started twice, and one that does not retire is killed', async () => {
  const supervisor = await running();
  await vi.advanceTimersByTimeAsync(20_000);
  const restarted = supervisor.restart();
  await settle();
  workers[2]?.serve();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await workers[0]?.ended).toBe('SIGKILL');
  await settle();
  expect(begun()).toEqual([1, 2, 1, 2]);
  // The one that is to be replaced, while the next one starts.
  workers[1]?.end('SIGSEGV');
  await settle();
  workers[3]?.serve();
  await settle();
  expect(begun()).toEqual([1, 2, 1, 2, 2]);
  workers[4]?.end('code 0');
  workers[4]?.serve();
  expect(await restarted).toBe(true);
  await stopped(supervisor);
});

test('a stop asks all workers to end, starts none, and kills what does not end', async () => {
  const supervisor = await running();
  await vi.advanceTimersByTimeAsync(1000);
  workers[1]?.end('code 1');
  await settle();
  const stop = supervisor.stop();
  expect(workers[0]?.orders).toEqual(['stop']);
  await vi.advanceTimersByTimeAsync(20_000);
  await stop;
  expect(await workers[0]?.ended).toBe('SIGKILL');
  expect(begun()).toEqual([1, 2]);
});
