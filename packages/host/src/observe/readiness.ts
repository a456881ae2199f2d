import { within } from './within.ts';

/** Why the shop should be sent no visitors now: `starting`, `stopping`, `write_full` … Empty where it is ready. */
export type Reasons = readonly string[];

export interface ReadinessOptions {
  /** Asked each time: they cost nothing. */
  state(): Reasons;
  /** Checks what the shop depends on. Called at most once in `REUSED_MS` ms, and never twice at a time. */
  probe(): Promise<Reasons>;
  /** ms since 1970. */
  now(): number;
}

/** ms for which a probe's result is reused: frequent requests cause no more writes than this. */
export const REUSED_MS = 3000;
/** ms after which a probe without a result has failed. */
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
    if (last && now() - last.at < REUSED_MS && now() >= last.at) return last.reasons;
    return within(PATIENCE, ask(), ['slow']);
  };
}
