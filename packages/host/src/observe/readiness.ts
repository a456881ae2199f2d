/** Why the shop should be sent no visitors now: `starting`, `stopping`, `write_full` … Empty where it is ready. */
export type Reasons = readonly string[];

export interface ReadinessOptions {
  /** Asked each time: they cost nothing. */
  state(): Reasons;
  /** Tries what the shop lives from. Asked once in `KEPT` ms, and never twice at a time. */
  probe(): Promise<Reasons>;
  /** ms since 1970. */
  now(): number;
}

/** ms a probe counts for: whoever asks all the time makes no more writes than this. */
export const KEPT = 3000;
/** ms after which a probe without an answer is one that failed. */
export const PATIENCE = 2000;

/** Says whether the shop can serve. */
export function createReadiness({ state, probe, now }: ReadinessOptions): () => Promise<Reasons> {
  let last: { at: number; reasons: Reasons } | undefined;
  let asking: Promise<Reasons> | undefined;

  function ask(): Promise<Reasons> {
    asking ??= probe()
      .catch((): Reasons => ['failed'])
      .then((reasons) => {
        last = { at: now(), reasons };
        asking = undefined;
        return reasons;
      });
    return asking;
  }

  return async () => {
    const reasons = state();
    if (reasons.length > 0) return reasons;
    if (last && now() - last.at < KEPT && now() >= last.at) return last.reasons;
    return within(PATIENCE, ask(), ['slow']);
  };
}

/** What a promise resolves to, or `otherwise` where it takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
