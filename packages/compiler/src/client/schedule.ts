/** When an island hydrates (`data-hydrate`). All wait until the browser is idle, or for the first touch, so that the page is painted first. */
export type HydrateMode = 'load' | 'idle' | 'visible' | 'interaction';

/** px around the window in which `visible` islands hydrate. */
const NEAR = '200px';
/** px before the end of an infinite list (`data-wake`) becomes visible. */
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
 * Hydrates islands by their mode, and calls `wait` with those that stay dormant until the visitor touches them or scrolls near. `watch` may
 * be called again for islands that are added later. `editing`: the page is in the theme editor, where every section must react to the
 * merchant's changes, so none waits for a touch.
 */
export function scheduler(
  hydrate: (island: Element) => void,
  wait: (island: Element) => void,
  editing = false,
): { watch(island: HTMLElement): void; hydrateNow(): void } {
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
  const seen = near(NEAR, hydrate, wait);

  const hydrateOnce = (island: HTMLElement) => {
    if (eager.delete(island)) hydrate(island);
  };

  return {
    watch(island) {
      const mode = island.dataset.hydrate;
      // With a hash, or with a history entry to restore, the island is needed at once.
      if (mode === 'interaction' && !editing && !location.hash && !history.state?.list) {
        addEventListener('hashchange', () => hydrate(island), { once: true });
        const end = island.querySelector('[data-wake]');
        if (end) near(AHEAD, () => hydrate(island)).observe(end);
        wait(island);
        return;
      }
      if (mode === 'visible') {
        whenIdle(() => seen.observe(island));
        return;
      }
      eager.add(island);
      if (mode === 'load') whenIdle(() => hydrateOnce(island));
      else whenLoaded(() => whenIdle(() => hydrateOnce(island)));
    },
    /** Hydrates at once what would hydrate when idle: the visitor has begun to use the page. */
    hydrateNow() {
      for (const island of [...eager]) hydrateOnce(island);
    },
  };
}
