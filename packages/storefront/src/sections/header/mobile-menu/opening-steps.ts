/** ms after which the mobile menu opens its first entry (rule menu-6). */
export const OPEN_FIRST_AFTER = 1000;
/** ms after which the heights of the entries' links are measured (rule menu-8). */
export const MEASURE_AFTER = 500;

export interface OpeningSteps {
  measure(): void;
  /** Opens the first entry that is not of type mobile. */
  openFirst(): void;
  /** Runs `run` after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** Schedules what happens without a press once the mobile menu is open. `touched`: the shopper has opened an entry, so the first is not opened. */
export function scheduleOpening({ measure, openFirst, after }: OpeningSteps): { touched(): void; stop(): void } {
  const cancelMeasure = after(MEASURE_AFTER, measure);
  const cancelFirst = after(OPEN_FIRST_AFTER, openFirst);
  return {
    touched: cancelFirst,
    stop() {
      cancelFirst();
      cancelMeasure();
    },
  };
}
