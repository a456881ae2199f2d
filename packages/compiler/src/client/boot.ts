import type { Islands } from './islands.tsx';
import { readConfig } from './read-config.ts';
import { replayDeeds } from './replay.ts';
import type { ShopHosts } from './rewrite-host.ts';
import { scheduler } from './schedule.ts';
import { WANTED } from './wanted.ts';

/** Marks an island; its value is the view's name. */
const MARKER = '[data-island]';
/** Class the platform's page may put on the body until the app stands (rule start-3). */
const COVERED = 'overlay-active';
/** First touches that wake an island: by pointer, finger, key or focus; or by what wants it. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', WANTED];
/** Those that show the visitor has begun to use the page. */
const BEGINNING = /down|start/;
/** Those that only hint at what may come; they do not repeat what has failed. */
const HINT = /over|in$/;

type State = 'asleep' | 'waking' | 'failed' | 'awake' | 'ended';

/** A module of what the visitor does without until the first press, or until there is an address at the platform's checkout host. */
export interface LateModule {
  begin(page: Document, hosts: Partial<ShopHosts>): unknown;
}

/**
 * Brings a page to life (rules start-1, start-2, start-3, start-5): mounts on `#app`, or else on every marker; frees the body; points addresses at the shop's own host;
 * mounts again what the theme editor re-loads; presses the button that was pressed before (`layout/theme.liquid`), and says with `data-boot` on
 * `<html>` that no press is lost from now on. Nothing of React is fetched before an island is wanted. An island that has hydrated carries
 * `data-hydrated`, and so does `<html>` while none that hydrates by itself is still to come: tests and tools wait for it. One whose
 * scripts cannot be fetched keeps its first paint, and the next press in it fetches them again (docs/decisions/0018-one-loader.md).
 */
export function boot(
  loadLate: () => Promise<LateModule>,
  page: Document = document,
  load: () => Promise<Islands> = () => import('./mount.tsx'),
): void {
  const states = new WeakMap<Element, State>();
  /** Islands that hydrate without the visitor and have not yet. */
  const due = new Set<Element | undefined>();
  const { designMode, ...hosts } = readConfig<ShopHosts & { designMode: boolean }>(page);
  const schedule = scheduler(wake, settled, designMode);
  const replay = replayDeeds(page, sleeping, wake);

  /** What the visitor does without until the first press; addresses at the platform's host are rewritten at once (rules start-5, start-6). */
  let late = () => {
    late = () => {};
    loadLate()
      .catch(loadLate)
      .then(
        ({ begin }) => begin(page, hosts),
        // Links at the platform's host lead to the same pages.
        () => {},
      );
  };

  function sleeping(target: Element): Element | undefined {
    const island = target.closest(MARKER);
    const state = island && states.get(island);
    return state && !/awake|ended/.test(state) ? island : undefined;
  }

  function wake(island: Element): void {
    if (!/asleep|failed/.test(states.get(island) ?? '') || !(island instanceof HTMLElement)) return;
    states.set(island, 'waking');
    load()
      .catch(load)
      .then((mount) => (states.get(island) === 'ended' ? undefined : mount.mountIsland(island)))
      .then(
        () => {
          if (states.get(island) === 'ended') return;
          states.set(island, 'awake');
          replay.release(island);
        },
        (error: unknown) => {
          console.error('[vitrine]', island.dataset.island, error);
          states.set(island, 'failed');
          // Offline nothing can be sent either: the first press after it fetches again.
          if (replay.giveUp(island) || !navigator.onLine) return;
          states.set(island, 'awake');
          makePlain(island);
        },
      )
      .then(() => {
        island.dataset.hydrated = '';
        settled(island);
      });
  }

  /** An island has hydrated, or waits for the visitor. The page has hydrated when that is true of every one. */
  function settled(island?: Element): void {
    due.delete(island);
    page.documentElement.toggleAttribute('data-hydrated', !due.size);
  }

  function mountWithin(root: ParentNode): void {
    const islands = [...root.querySelectorAll<HTMLElement>(MARKER)].filter(
      (island) => !states.has(island) && island.dataset.hydrate !== 'never',
    );
    for (const island of islands) {
      states.set(island, 'asleep');
      due.add(island);
    }
    settled();
    islands.forEach(schedule.watch);
  }

  for (const type of TOUCHES) {
    page.addEventListener(
      type,
      ({ target }) => {
        if (BEGINNING.test(type)) {
          schedule.hurry();
          late();
        }
        const island = target instanceof Element ? sleeping(target) : undefined;
        if (island && !(HINT.test(type) && states.get(island) === 'failed')) wake(island);
      },
      { capture: true, passive: true },
    );
  }

  // A mouse that came to rest on a menu before the menu was alive means it; one that a page came up under does not.
  const moved = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || !(movementX || movementY)) return;
    page.documentElement.dataset.moved = '';
    page.removeEventListener('pointermove', moved);
  };
  page.addEventListener('pointermove', moved, { passive: true });

  mountWithin(page.getElementById('app') ?? page);
  page.documentElement.dataset.boot = '';
  const early = page.querySelector<HTMLElement>('[data-pressed]');
  early?.removeAttribute('data-pressed');
  early?.click();
  page.body.classList.remove(COVERED);
  if (page.querySelector(`[href*="//${hosts.checkoutHost}"],[action*="//${hosts.checkoutHost}"]`)) late();

  // The theme editor re-loads a section; the account area swaps a view.
  for (const what of ['shopify:section', 'vitrine:view']) {
    page.addEventListener(`${what}:load`, ({ target }) => {
      if (target instanceof Element) mountWithin(target);
    });
    page.addEventListener(`${what}:unload`, ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const island of target.querySelectorAll(MARKER)) {
        settled(island);
        // Also one that is on its way has begun to listen.
        const state = states.get(island) ?? 'asleep';
        states.set(island, 'ended');
        if (/waking|awake/.test(state))
          load().then(
            (mount) => mount.unmountIsland(island),
            () => {},
          );
      }
    });
  }
}

/** An island whose scripts cannot be fetched and are needed: what needs them makes room for what stands there without scripts. */
function makePlain(island: Element): void {
  for (const element of island.querySelectorAll('.needs-script')) element.remove();
  for (const plain of island.querySelectorAll('noscript')) plain.outerHTML = plain.textContent;
}
