/** ms after which the mobile menu opens its first entry (rule menu-6). */
export const OPENS_FIRST = 1000;
/** ms after which the heights of what entries open are measured (rule menu-8). */
export const MEASURES = 500;

export interface OpeningSteps {
  measure(): void;
  /** Opens the first entry that is not of type mobile. */
  openFirst(): void;
  after(ms: number, run: () => void): () => void;
}

/** What happens by itself once the mobile menu is open. `touched`: the shopper has opened an entry, so none is opened for them. */
export function beginMenu({ measure, openFirst, after }: OpeningSteps): { touched(): void; stop(): void } {
  const waits = [after(MEASURES, measure)];
  const first = after(OPENS_FIRST, openFirst);
  return {
    touched: first,
    stop() {
      first();
      for (const giveUp of waits) giveUp();
    },
  };
}
