import { HYDRATE_REQUEST } from './hydrate-request.ts';
import type { Islands } from './islands.tsx';
import { readConfig } from './read-config.ts';
import { replayEvents } from './replay.ts';
import type { ShopHosts } from './rewrite-host.ts';
import { scheduler } from './schedule.ts';

/** Marks an island; its value is the view's name. */
const MARKER = '[data-island]';
/** Class that the platform's page may put on the body until the app has started (rule start-3). */
const COVERED = 'overlay-active';
/** Events that hydrate a dormant island: pointer, finger, key, focus, or a request of a script. */
const TRIGGERS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', HYDRATE_REQUEST];
/** Those by which the visitor begins to use the page. */
const PRESS = /down|start/;
/** Those that come before a press: they do not retry what has failed. */
const HINT = /over|in$/;

type State = 'dormant' | 'hydrating' | 'failed' | 'hydrated' | 'unmounted';

/** A module that is needed only after the first press, or on a page with an address at the platform's checkout host. */
export interface LateModule {
  begin(page: Document, hosts: Partial<ShopHosts>): unknown;
}

/** The module that is needed only in the theme editor. */
export interface EditingModule {
  begin(page: Document): void;
}

/**
 * Starts a page (rules start-1, start-2, start-3, start-5): mounts on `#app`, or else on every marker; uncovers the body; points addresses at
 * the shop's own host; in the theme editor loads what mounts re-loaded sections again; and replays the press that came before this script
 * (`layout/theme.liquid`). `data-boot` on `<html>` means that no press is lost from now on. React is fetched only when the first island
 * hydrates. A hydrated island has the attribute `data-hydrated`, and `<html>` has it once all islands that hydrate without the visitor have:
 * tests and tools wait for it. An island whose scripts cannot be fetched keeps its server markup, and the next press in it fetches them
 * again (docs/decisions/0018-one-loader.md).
 */
export function boot(
  loadLate: () => Promise<LateModule>,
  page: Document = document,
  load: () => Promise<Islands> = () => import('./mount.tsx'),
  loadEditing: () => Promise<EditingModule> = () => import('./editing.ts'),
): void {
  const states = new WeakMap<Element, State>();
  /** Islands that hydrate without the visitor and have not yet. */
  const pending = new Set<Element | undefined>();
  const { designMode, ...hosts } = readConfig<ShopHosts & { designMode: boolean }>(page);
  const schedule = scheduler(hydrate, markReady, designMode);
  const replay = replayEvents(page, dormantAround, hydrate);

  /** Loads the late module once. Addresses at the platform's host are rewritten at once (rules start-5, start-6). */
  let startLate = () => {
    startLate = () => {};
    loadLate()
      .catch(loadLate)
      .then(
        ({ begin }) => begin(page, hosts),
        // Without it links go to the platform's host, which has the same pages.
        () => {},
      );
  };

  function dormantAround(target: Element): Element | undefined {
    const island = target.closest(MARKER);
    const state = island && states.get(island);
    return state && !/hydrated|unmounted/.test(state) ? island : undefined;
  }

  function hydrate(island: Element): void {
    if (!/dormant|failed/.test(states.get(island) ?? '') || !(island instanceof HTMLElement)) return;
    states.set(island, 'hydrating');
    load()
      .catch(load)
      .then((mount) => (states.get(island) === 'unmounted' ? undefined : mount.mountIsland(island)))
      .then(
        () => {
          if (states.get(island) === 'unmounted') return;
          states.set(island, 'hydrated');
          replay.release(island);
        },
        (error: unknown) => {
          console.error('[vitrine]', island.dataset.island, error);
          states.set(island, 'failed');
          // Offline nothing could be sent either: the next press fetches the scripts again.
          if (replay.giveUp(island) || !navigator.onLine) return;
          states.set(island, 'hydrated');
          showFallback(island);
        },
      )
      .then(() => {
        island.dataset.hydrated = '';
        markReady(island);
      });
  }

  /** Notes that an island has hydrated, or waits for the visitor. The page has hydrated when no island is left. */
  function markReady(island?: Element): void {
    pending.delete(island);
    page.documentElement.toggleAttribute('data-hydrated', !pending.size);
  }

  function mountWithin(root: ParentNode): void {
    const islands = [...root.querySelectorAll<HTMLElement>(MARKER)].filter(
      (island) => !states.has(island) && island.dataset.hydrate !== 'never',
    );
    for (const island of islands) {
      states.set(island, 'dormant');
      pending.add(island);
    }
    markReady();
    islands.forEach(schedule.watch);
  }

  for (const type of TRIGGERS) {
    page.addEventListener(
      type,
      ({ target }) => {
        if (PRESS.test(type)) {
          schedule.hydrateNow();
          startLate();
        }
        const island = target instanceof Element ? dormantAround(target) : undefined;
        if (island && !(HINT.test(type) && states.get(island) === 'failed')) hydrate(island);
      },
      { capture: true, passive: true },
    );
  }

  // A mouse that was moved onto a menu before it hydrated is meant to open it; one that was there when the page loaded is not.
  const moved = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(movementX || movementY)) return;
    page.documentElement.dataset.moved = '';
    page.removeEventListener('pointermove', moved);
  };
  page.addEventListener('pointermove', moved, { passive: true });

  mountWithin(page.getElementById('app') ?? page);
  page.documentElement.dataset.boot = '';
  const pressedBefore = page.querySelector<HTMLElement>('[data-pressed]');
  pressedBefore?.removeAttribute('data-pressed');
  pressedBefore?.click();
  page.body.classList.remove(COVERED);
  if (page.querySelector(`[href*="//${hosts.checkoutHost}"],[action*="//${hosts.checkoutHost}"]`)) startLate();

  // The account area swaps a view. In the theme editor the module that is loaded below does the same for sections.
  page.addEventListener('vitrine:view:load', ({ target }) => {
    if (target instanceof Element) mountWithin(target);
  });
  page.addEventListener('vitrine:view:unload', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const island of target.querySelectorAll(MARKER)) {
      markReady(island);
      // One that is still hydrating may have added listeners too.
      const state = states.get(island) ?? 'dormant';
      states.set(island, 'unmounted');
      if (/hydrat/.test(state))
        load().then(
          (mount) => mount.unmountIsland(island),
          () => {},
        );
    }
  });
  // The development server replaces sections as the theme editor does.
  if (designMode || import.meta.env.DEV) loadEditing().then(({ begin }) => begin(page));
}

/** Replaces what needs scripts by the content of `<noscript>`, in an island whose scripts cannot be fetched. */
function showFallback(island: Element): void {
  for (const element of island.querySelectorAll('.needs-script')) element.remove();
  for (const noscript of island.querySelectorAll('noscript')) noscript.outerHTML = noscript.textContent;
}
