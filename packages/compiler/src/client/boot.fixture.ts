import { vi } from 'vitest';
import { boot } from './boot.ts';

/** What comes with the first press. */
export const late = () => import('./rewrite-host.ts');

/** An island as the page prints it: its name, when it hydrates, and what is painted in it. */
export const island = (name: string, mode: string, inside = '') =>
  `<div data-island="${name}" data-section-id="s-${name}" data-hydrate="${mode}"><div data-root>${inside}</div></div>`;

/** A page of its own for every test: boot listens to its document for good. */
export function page(body: string, config = {}) {
  const made = document.implementation.createHTMLDocument('');
  made.body.innerHTML = `${body}<script type="application/json" id="vitrine-config">${JSON.stringify(config)}</script>`;
  const mounted: string[] = [];
  const unmounted: string[] = [];
  const load = async () => ({
    mountIsland: async (element: HTMLElement) => void mounted.push(element.dataset.island ?? ''),
    unmountIsland: (element: Element) => void unmounted.push((element as HTMLElement).dataset.island ?? ''),
  });
  const loaded = vi.fn(load);
  return { made, mounted, unmounted, loaded, start: () => boot(late, made, loaded) };
}

/** The first element of a selector; throws where the page has none. */
export const find = <T extends Element>(made: Document, selector: string): T => {
  const found = made.querySelector<T>(selector);
  if (!found) throw new Error(selector);
  return found;
};

/** Time goes by: without a number, enough for all that happens by itself. */
export const passed = (ms = 5000) => vi.advanceTimersByTimeAsync(ms);

/** Before each test: its own clock, an idle moment after 50 ms, and no word of what comes into sight. */
export function stubBrowser(): void {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
  // Every island is near.
  vi.stubGlobal('IntersectionObserver', NearObserver);
}

class NearObserver {
  readonly #run: (entries: { isIntersecting: boolean; target: Element }[]) => void;

  constructor(run: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    this.#run = run;
  }

  observe(target: Element): void {
    this.#run([{ isIntersecting: true, target }]);
  }

  unobserve(): void {}
}

/** After each test: the browser is as it was. */
export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
}
