/** How much may be written in each second; `now` in ms. */
export interface LineBudget {
  /** Null where this second's lines are used up; else how many were skipped since the last written one. */
  take(): number | null;
}

/** A thousand failing requests a second must not fill the disk with log lines. */
export function createLineBudget(perSecond: number, now: () => number): LineBudget {
  let second = 0;
  let written = 0;
  let leftOut = 0;
  return {
    take() {
      const current = Math.floor(now() / 1000);
      if (current !== second) {
        second = current;
        written = 0;
      }
      if (written >= perSecond) {
        leftOut += 1;
        return null;
      }
      written += 1;
      const missed = leftOut;
      leftOut = 0;
      return missed;
    },
  };
}
