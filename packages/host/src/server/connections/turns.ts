export interface Turns<T> {
  take(client: string, item: T): void;
  /** Somebody has come who has not said yet what for: who stands in line behind is heard before the next item begins. */
  hear(): void;
  /** Items that wait for their turn. */
  waiting(): number;
}

/** Rounds of the event loop between two items at most: a round takes in one new connection. */
const HEARD = 32;

/**
 * Begins one item in each round of the event loop, clients in turn: a page is rendered in one go, so a hundred requests that
 * arrive together from one client would else all be begun before the next one of another client is even read.
 */
export function createTurns<T>(begin: (item: T) => void): Turns<T> {
  const lines = new Map<string, T[]>();
  let hasBegun = false;
  let isHearing = false;
  let waiting = 0;

  function pause(rounds: number): void {
    setImmediate(() => {
      const again = isHearing && rounds < HEARD;
      isHearing = false;
      if (again) return pause(rounds + 1);
      hasBegun = false;
      next();
    });
  }

  function next(): void {
    for (const [client, line] of lines) {
      const item = line.shift();
      lines.delete(client);
      if (line.length > 0) lines.set(client, line);
      if (item === undefined) continue;
      waiting -= 1;
      hasBegun = true;
      pause(0);
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
      if (!hasBegun) next();
    },
    hear() {
      isHearing = true;
    },
    waiting: () => waiting,
  };
}
