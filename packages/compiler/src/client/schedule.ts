/** When an island comes to life (`data-hydrate`). All wait for the first idle moment or the first touch, so the page is painted first. */
export type HydrateMode = 'load' | 'idle' | 'visible' | 'interaction';

/** px around the window in which `visible` islands are woken. */
const NEAR = '200px';
/** px before the end of a list that grows (`data-wake`) comes into sight. */
const AHEAD = '1200px';

/** ms after which a busy page counts as idle. */
const PATIENCE = 2000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: PATIENCE });
  else setTimeout(run, 200);
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run);
}

/**
 * Wakes islands as their mode says, and calls `wait` with those that do nothing until the visitor touches them or comes near. `watch` may be
 * called again, for islands that came later. `editing`: the page is in the theme editor, whose choices every section follows, so none
 * waits to be touched.
 */
export function scheduler(
  wake: (island: Element) => void,
  wait: (island: Element) => void,
  editing = false,
): { watch(island: HTMLElement): void; hurry(): void } {
  const eager = new Set<HTMLElement>();
  const near = (rootMargin: string, run: (target: Element) => void, far?: (target: Element) => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) {
            far?.(target);
            continue;
          }
          observer.unobserve(target);
          run(target);
        }
      },
      { rootMargin },
    );
    return observer;
  };
  const seen = near(NEAR, wake, wait);

  const rouse = (island: HTMLElement) => {
    if (eager.delete(island)) wake(island);
  };

  return {
    watch(island) {
      const mode = island.dataset.hydrate;
      // A hash asks for something on the page, a place in the history has something to bring back: the visitor has already chosen.
      if (mode === 'interaction' && !editing && !location.hash && !history.state?.list) {
        addEventListener('hashchange', () => wake(island), { once: true });
        const end = island.querySelector('[data-wake]');
        if (end) near(AHEAD, () => wake(island)).observe(end);
        wait(island);
        return;
      }
      if (mode === 'visible') {
        whenIdle(() => seen.observe(island));
        return;
      }
      eager.add(island);
      if (mode === 'load') whenIdle(() => rouse(island));
      else whenLoaded(() => whenIdle(() => rouse(island)));
    },
    /** The visitor has begun: what would come to life by itself does so now. */
    hurry() {
      for (const island of [...eager]) rouse(island);
    },
  };
}
