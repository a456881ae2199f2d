import { within } from '../../observe/within.ts';
import { pause } from './pause.ts';

/** A process that serves the shop, or will. */
export interface WorkerProcess {
  pid: number;
  /** Resolves when it accepts connections. */
  ready: Promise<void>;
  /** Resolves when it is gone, with how it ended: `code 1`, `SIGKILL`. */
  ended: Promise<string>;
  /** Asks it to end: with the whole command, or because another one has taken over from it. */
  order(order: 'stop' | 'retire'): void;
  kill(): void;
}

export interface SupervisorOptions {
  /** Workers that serve at the same time. */
  count: number;
  /** Starts the process of a place, 1 to `count`. */
  start(place: number): WorkerProcess;
  report(line: string): void;
  /** ms a worker may take to end when the command stops. */
  stopLimit: number;
  /** ms a worker may take to end when it is replaced. */
  retireLimit: number;
}

export interface Supervisor {
  /** Starts all workers. Resolves when each has been ready; false where the command is to end instead. */
  start(): Promise<boolean>;
  /** Replaces all workers, one after the other. False where one did not start: it and those after it stay as they are. */
  restart(): Promise<boolean>;
  /** Resolves when no worker can be started, with a sentence. */
  failed: Promise<string>;
  /** Ends all workers and starts none any more. */
  stop(): Promise<void>;
  /** Ends all workers at once. */
  kill(): void;
}

interface Place {
  number: number;
  /** Undefined between the end of one and the start of the next. */
  worker: WorkerProcess | undefined;
  isServing: boolean;
  /** Resolves when the first one serves. */
  served: PromiseWithResolvers<void>;
  /** Workers in a row that ended soon after their start. */
  failures: number;
}

/** ms that a worker has to live for its end to be an accident, not the way that it starts. */
const STABLE = 10_000;
/** ms before the second attempt; each further one waits for twice as long. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 30_000;
/** Attempts in a row of one place, while no other worker serves. */
const MOST_FAILURES = 3;
/** ms that a worker may take to be ready in a restart. */
const START_LIMIT = 120_000;

/**
 * Holds a number of worker processes: starts each again that ends, later and later where it ends at once, and replaces them without a gap.
 * While one of them serves, it tries for ever; otherwise it gives up after a few attempts, so that whoever started the command is told.
 */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { count, start, report } = options;
  const places: Place[] = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    worker: undefined,
    isServing: false,
    served: Promise.withResolvers(),
    failures: 0,
  }));
  /** All that have not ended: those that start and those that retire, too. */
  const alive = new Set<WorkerProcess>();
  const stopping = new AbortController();
  const failure = Promise.withResolvers<string>();

  function begin({ number }: Place): WorkerProcess {
    const worker = start(number);
    alive.add(worker);
    void worker.ended.then(() => alive.delete(worker));
    return worker;
  }

  function install(place: Place, worker: WorkerProcess): void {
    const since = performance.now();
    place.worker = worker;
    place.isServing = false;
    void worker.ready.then(() => {
      if (place.worker !== worker) return;
      place.isServing = true;
      place.served.resolve();
    });
    void worker.ended.then((how) => {
      if (place.worker !== worker) return;
      place.worker = undefined;
      const wasServing = place.isServing;
      place.isServing = false;
      place.failures = wasServing && performance.now() - since >= STABLE ? 0 : place.failures + 1;
      void replace(place, worker, how);
    });
  }

  async function replace(place: Place, { pid }: WorkerProcess, how: string): Promise<void> {
    if (stopping.signal.aborted) return;
    const { number, failures } = place;
    const line = `Worker ${number} (process ${pid}) has ended with ${how}.`;
    if (failures >= MOST_FAILURES && !places.some(({ isServing }) => isServing)) {
      failure.resolve(`${line} ${failures} in a row have ended soon after their start, so the shop closes.`);
      return;
    }
    const wait = failures === 0 ? 0 : Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
    report(`${line} Another one starts ${wait === 0 ? 'now' : `in ${wait / 1000} s`}.`);
    await pause(wait, stopping.signal);
    // A restart may have begun one.
    if (!stopping.signal.aborted && place.worker === undefined) install(place, begin(place));
  }

  /** How a worker that was just begun turned out: `ready`, or why it is not. */
  const outcome = ({ ready, ended }: WorkerProcess): Promise<string> =>
    within(
      START_LIMIT,
      Promise.race([ready.then(() => 'ready'), ended.then((how) => `another one has ended with ${how}`)]),
      `another one was not ready in ${START_LIMIT / 1000} s`,
    );

  async function endWithin(worker: WorkerProcess, ms: number): Promise<void> {
    if ((await within(ms, worker.ended, null)) === null) worker.kill();
    await worker.ended;
  }

  async function replaceInTurn(place: Place): Promise<boolean> {
    const next = begin(place);
    const turnedOut = await outcome(next);
    if (stopping.signal.aborted) return false;
    if (turnedOut !== 'ready') {
      next.kill();
      report(
        `Worker ${place.number} is not replaced: ${turnedOut}. The restart ends here, and those that serve go on.`,
      );
      return false;
    }
    const { worker } = place;
    install(place, next);
    if (!worker) return true;
    worker.order('retire');
    await endWithin(worker, options.retireLimit);
    return true;
  }

  return {
    failed: failure.promise,
    async start() {
      for (const place of places) install(place, begin(place));
      const stopped = new Promise<boolean>((resolve) => {
        stopping.signal.addEventListener('abort', () => resolve(false));
      });
      const served = Promise.all(places.map(({ served: { promise } }) => promise));
      return Promise.race([served.then(() => true), failure.promise.then(() => false), stopped]);
    },
    async restart() {
      for (const place of places) if (!(await replaceInTurn(place))) return false;
      return true;
    },
    async stop() {
      stopping.abort();
      for (const worker of alive) worker.order('stop');
      await Promise.all([...alive].map((worker) => endWithin(worker, options.stopLimit)));
    },
    kill() {
      stopping.abort();
      for (const worker of alive) worker.kill();
    },
  };
}
