/** ms the articles take to fade out before they are swapped, and ms from the choice until they fade in (rule blog-6). */
export const SWAPPED = 300;
export const FADED_IN = 600;

/** `leaving`: fading out; `away`: swapped, not yet seen; `still`: seen, or fading in. */
export type FadePhase = 'still' | 'leaving' | 'away';

export interface Fade {
  /** Shows `value` instead. The newest wish wins: one that is on its way is given up. */
  to(value: string): void;
  /** Shows `value` with no fade. */
  cut(value: string): void;
  stop(): void;
}

/** The fade between two choices. `swap` shows the value, `enter` names the phase; with less movement asked for it is a cut. */
export function createFade({
  swap,
  enter,
  reducedMotion,
}: {
  swap(value: string): void;
  enter(phase: FadePhase): void;
  reducedMotion(): boolean;
}): Fade {
  let timers: ReturnType<typeof setTimeout>[] = [];
  function stop() {
    timers.forEach(clearTimeout);
    timers = [];
  }
  function cut(value: string) {
    stop();
    swap(value);
    enter('still');
  }
  return {
    stop,
    cut,
    to(value) {
      if (reducedMotion()) return cut(value);
      stop();
      enter('leaving');
      timers = [
        setTimeout(() => {
          swap(value);
          enter('away');
        }, SWAPPED),
        setTimeout(() => enter('still'), FADED_IN),
      ];
    },
  };
}
