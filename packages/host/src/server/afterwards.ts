export interface Afterwards {
  run(job: () => Promise<void>): void;
  /** Resolves when all work queued so far is done. */
  idle(): Promise<void>;
}

/** Jobs done after the answer they belong to was written. One that fails is reported; the shopper was answered already. */
export function createAfterwards(report: (line: string) => void): Afterwards {
  const underway = new Set<Promise<void>>();
  return {
    run(job) {
      const work = new Promise<void>((resolve) => setImmediate(resolve))
        .then(job)
        .catch((error: unknown) => report(`After an answer: ${error instanceof Error ? error.stack : String(error)}`))
        .finally(() => underway.delete(work));
      underway.add(work);
    },
    async idle() {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
