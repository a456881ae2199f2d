import { FADED_IN, SWAPPED } from '../tabs/fade.ts';

/** `leaving`: fading out, or out and waiting for what comes; `arriving`: the new view fades in; `still`: it stands. */
export type SwapPhase = 'still' | 'leaving' | 'arriving';

/** `go`: somebody chose a view; `return`: back or forward in the history, whose address has changed already. */
export type Way = 'go' | 'return';

export interface Swap {
  /** Shows the view at `url` (absolute). The newest wish wins: one that is on its way is given up. */
  to(url: string, way: Way): void;
  /** Gives up what is on its way: what is shown stays. */
  stay(): void;
}

/**
 * The change from one view of the account to another (rule widget-13): fades out, is swapped at 300 ms, is over at 600 ms. An answer that comes
 * later is swapped in when it comes; with less movement asked for there is no fade. What cannot be had, the browser goes to by itself.
 */
export function createSwap<Page>({
  read,
  want,
  enter,
  show,
  leave,
  reducedMotion,
}: {
  /** The page at an address; null where it is not a view that can be swapped in. Never rejects. */
  read(url: string, signal: AbortSignal): Promise<Page | null>;
  /** The address that is on its way, from the first moment on; null: none. */
  want(url: string | null): void;
  enter(phase: SwapPhase): void;
  show(page: Page, url: string, way: Way): void;
  leave(url: string, way: Way): void;
  reducedMotion(): boolean;
}): Swap {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  /** What `call` asks for. */
  let wanted = '';

  function stop(): void {
    clearTimeout(timer);
    call?.abort();
    call = undefined;
  }

  const fadedOut = () =>
    new Promise<void>((done) => {
      timer = setTimeout(done, SWAPPED);
    });

  return {
    to(url, way) {
      // Pressed twice is chosen once.
      if (call && wanted === url && way === 'go') return;
      stop();
      wanted = url;
      const own = new AbortController();
      call = own;
      const cut = reducedMotion();
      want(url);
      if (!cut) enter('leaving');
      void Promise.all([read(url, own.signal), cut ? undefined : fadedOut()]).then(([page]) => {
        if (own.signal.aborted) return;
        call = undefined;
        if (page === null) return leave(url, way);
        want(null);
        show(page, url, way);
        if (cut) return enter('still');
        enter('arriving');
        timer = setTimeout(() => enter('still'), FADED_IN - SWAPPED);
      });
    },
    stay() {
      if (!call) return;
      stop();
      want(null);
      enter('still');
    },
  };
}
