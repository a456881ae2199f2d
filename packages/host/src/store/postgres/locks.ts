/**
 * Turns for named things within a process: who asks for several gets them together, in the order asked. Between processes the database's
 * advisory locks do the same; this keeps all but one of a process from holding a connection while they wait for one.
 */
export interface Turns {
  /** Resolves with how to give them back. */
  take(names: readonly string[]): Promise<() => void>;
}

export function createTurns(): Turns {
  /** By name, what ends when the last who asked for it gives it back. */
  const tails = new Map<string, Promise<void>>();
  return {
    async take(names) {
      const before = names.map((name) => tails.get(name));
      const { promise, resolve } = Promise.withResolvers<void>();
      for (const name of names) tails.set(name, promise);
      await Promise.all(before);
      return () => {
        for (const name of names) if (tails.get(name) === promise) tails.delete(name);
        resolve();
      };
    },
  };
}
