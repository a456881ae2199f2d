/** How much may be written in each second; `now` in ms. */
export interface LineBudget {
  /** Null where the second's lines are used up; else how many were left out since the last that was written. */
  take(): number | null;
}

/** Whoever asks for a thousand wrong pages a second must not fill the disk with lines about them. */
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
