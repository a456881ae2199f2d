/** Places for a number of users at once; who finds none free waits in the order of asking. */
export interface Slots {
  /** Resolves to false where none was free in time. */
  take(): Promise<boolean>;
  giveBack(): void;
}

/** `patience`: ms. */
export function createSlots(count: number, patience: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();
  return {
    take() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const late = setTimeout(() => {
          waiting.delete(next);
          resolve(false);
        }, patience);
        const next = () => {
          clearTimeout(late);
          resolve(true);
        };
        waiting.add(next);
      });
    },
    giveBack() {
      const [next] = waiting;
      if (next === undefined) {
        free += 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
