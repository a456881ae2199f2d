export interface Turns<T> {
  take(client: string, item: T): void;
  /** Somebody has come who has not said yet what for: who stands in line behind is heard before the next item begins. */
  hear(): void;
  /** Items that wait for their turn. */
  waiting(): number;
}

/** Rounds of the event loop between two items at most: a round takes in one new connection. */
const HEARD = 32;

/** ms of a round after which the next item waits for the next round. */
const ROUND = 2;

/**
 * Begins items by clients in turn. What an item does at once is done before the next one begins, and once a round of the event loop has taken
 * `ROUND` ms, others are read first: a page is rendered in one go, so a hundred requests that arrive together from one client would else all be
 * begun before the next one of another client is even read. Short ones share a round, and so changes of carts a commit.
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
    // A tick asked for by a microtask comes after all that the item's own microtasks do without waiting.
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
