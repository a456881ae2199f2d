import { vi } from 'vitest';
import { boot } from './boot.ts';
import { reloadSections } from './reload-sections.tsx';

/** The module that the first press loads. */
export const loadRewriteHost = () => import('./rewrite-host.ts');

/** An island as the page prints it: its name, when it hydrates, and its server markup. */
export const island = (name: string, mode: string, inside = '') =>
  `<div data-island="${name}" data-section-id="s-${name}" data-hydrate="${mode}"><div data-root>${inside}</div></div>`;

/** A new page for every test, as boot never removes its listeners. */
export function page(body: string, config = {}) {
  const doc = document.implementation.createHTMLDocument('');
  doc.body.innerHTML = `${body}<script type="application/json" id="vitrine-config">${JSON.stringify(config)}</script>`;
  const mounted: string[] = [];
  const unmounted: string[] = [];
  const load = async () => ({
    mountIsland: async (element: HTMLElement) => void mounted.push(element.dataset.island ?? ''),
    unmountIsland: (element: Element) => void unmounted.push((element as HTMLElement).dataset.island ?? ''),
  });
  const loadIslands = vi.fn(load);
  const loadEditing = async () => ({ begin: (edited: Document) => reloadSections(edited, new WeakMap()) });
  const start = () => boot(loadRewriteHost, doc, loadIslands, loadEditing);
  return { doc, mounted, unmounted, loadIslands, start };
}

/** The first element of a selector. @throws Error if there is none */
export const find = <T extends Element>(doc: Document, selector: string): T => {
  const element = doc.querySelector<T>(selector);
  if (!element) throw new Error(selector);
  return element;
};

/** Advances the clock by `ms`; by default enough for all that happens without a visitor. */
export const advanceTime = (ms = 5000) => vi.advanceTimersByTimeAsync(ms);

/** Before each test: a fake clock, an idle callback after 50 ms, and an observer that finds every island near. */
export function stubBrowser(): void {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
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

/** After each test. */
export function restoreBrowser(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
}
