export interface Turns<T> {
  take(client: string, item: T): void;
  /** A client that has connected but not sent its request yet: its request is read before the next item begins. */
  hear(): void;
  /** Items that wait for their turn. */
  waiting(): number;
}

/** Rounds of the event loop between two items at most: a round takes in one new connection. */
const HEARD = 32;

/** ms of a round after which the next item waits for the next round. */
const ROUND = 2;

/**
 * Starts items by client in turn. What an item does synchronously is done before the next one starts, and once a round of the event loop
 * has taken `ROUND` ms, sockets are read first: a page is rendered in one go, so a hundred simultaneous requests of one client would
 * otherwise all start before the next request of another client is read. Short items share a round, so that cart changes share a commit.
 * @param now ms
 */
export function createTurns<T>(begin: (item: T) => void, now: () => number = () => performance.now()): Turns<T> {
  const lines = new Map<string, T[]>();
  let isPaused = false;
  let isHearing = false;
  let waiting = 0;

  /** Gives the event loop a round, and longer while others come. */
  function pause(rounds = 0): void {
    isPaused = true;
    setImmediate(() => {
      const again = isHearing && rounds < HEARD;
      isHearing = false;
      if (again) return pause(rounds + 1);
      isPaused = false;
      if (waiting === 0) return;
      // Before anything that the items ask for at the end of this round: a commit that they share.
      pause();
      beginSome(now());
    });
  }

  /** Begins one, and others after it until the round that began at `since` is over. */
  function beginSome(since: number): void {
    beginOne();
    // A tick queued by a microtask runs after all microtasks of the item that do not wait.
    queueMicrotask(() =>
      process.nextTick(() => {
        if (waiting > 0 && !isHearing && now() - since < ROUND) beginSome(since);
      }),
    );
  }

  function beginOne(): void {
    for (const [client, line] of lines) {
      const item = line.shift();
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      if (item === undefined) continue;
      waiting -= 1;
      begin(item);
      return;
    }
  }

  return {
    take(client, item) {
      const line = lines.get(client);
      if (line) line.push(item);
      else lines.set(client, [item]);
      waiting += 1;
      if (isPaused) return;
      pause();
      beginOne();
    },
    hear() {
      isHearing = true;
    },
    waiting: () => waiting,
  };
}
