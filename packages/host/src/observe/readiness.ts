import { within } from './within.ts';

/** Why the shop should be sent no visitors now: `starting`, `stopping`, `write_full` … Empty where it is ready. */
export type Reasons = readonly string[];

export interface ReadinessOptions {
  /** Asked each time: they cost nothing. */
  state(): Reasons;
  /** Checks what the shop depends on. Called at most once in `REUSED_MS` ms, and never twice at a time. */
  probe(): Promise<Reasons>;
  /** ms that a reason of the probe must last before it counts; 0 where absent. */
  lasts?(reason: string): number;
  /** ms since 1970. */
  now(): number;
}

/** ms for which a probe's result is reused: frequent requests cause no more writes than this. */
export const REUSED_MS = 3000;
/** ms after which a probe without a result has failed. */
export const PATIENCE = 2000;

/** Says whether the shop can serve. */
export function createReadiness({ state, probe, lasts = () => 0, now }: ReadinessOptions): () => Promise<Reasons> {
  let last: { at: number; reasons: Reasons } | undefined;
  let asking: Promise<Reasons> | undefined;
  /** When each reason was first found, of those found last. */
  let since = new Map<string, number>();

  /** Those that have been there for long enough. A clock that was set back starts anew. */
  function lasting(reasons: Reasons): Reasons {
    since = new Map(reasons.map((reason) => [reason, Math.min(since.get(reason) ?? now(), now())]));
    return reasons.filter((reason) => now() - (since.get(reason) ?? now()) >= lasts(reason));
  }

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
    if (last && now() - last.at < REUSED_MS && now() >= last.at) return lasting(last.reasons);
    return lasting(await within(PATIENCE, ask(), ['slow']));
  };
}
