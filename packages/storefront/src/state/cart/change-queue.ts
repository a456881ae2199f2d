/**
 * One thing at a time, in the order it was asked for: changes never race. Reading waits until no change is left, so
 * that overlapping changes end in one read; a change that comes while it runs stops it and goes first.
 */
export interface ChangeQueue {
  change(task: () => Promise<void>): void;
  /** Resolves when a read that began after this call, or `served`, has told what there is. */
  read(): Promise<void>;
  /** How many reads have been asked for: take it before a call, give it to `served` when its answer was as good as a read. */
  asked(): number;
  served(upTo: number): void;
}

/** `read` answers false when it was stopped by its signal. It must not throw. */
export function changeQueue(read: (signal: AbortSignal) => Promise<boolean>): ChangeQueue {
  const changes: (() => Promise<void>)[] = [];
  let waiting: { upTo: number; resolve: () => void }[] = [];
  let asked = 0;
  let done = 0;
  let running = false;
  let reading: AbortController | undefined;

  const served = (upTo: number) => {
    done = Math.max(done, upTo);
    for (const waiter of waiting) if (waiter.upTo <= done) waiter.resolve();
    waiting = waiting.filter((waiter) => waiter.upTo > done);
  };

  const readOnce = async () => {
    const upTo = asked;
    reading = new AbortController();
    const finished = await read(reading.signal);
    reading = undefined;
    if (finished) served(upTo);
  };

  const run = async () => {
    if (running) return;
    running = true;
    // What is wished for in the same breath goes out together.
    await Promise.resolve();
    for (;;) {
      const next = changes.shift();
      if (next) await next();
      else if (done < asked) await readOnce();
      else break;
    }
    running = false;
  };

  return {
    change(task) {
      changes.push(task);
      reading?.abort();
      void run();
    },
    read() {
      asked += 1;
      const upTo = asked;
      const result = new Promise<void>((resolve) => waiting.push({ upTo, resolve }));
      void run();
      return result;
    },
    asked: () => asked,
    served,
  };
}
