import { flushSync } from 'react-dom';
import { type MountedIsland, payload } from './islands.tsx';

const PAYLOAD = ':scope > script[type="application/json"]';

/** Keeps what the browser knows of an element (frames, open dialogs, scrolling) in browsers that can. */
function move(parent: Node, element: Element, before: Element | null): void {
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function' && element.isConnected)
    parent.moveBefore(element, before);
  else parent.insertBefore(element, before);
}

const notify = (element: Element, what: 'load' | 'unload') =>
  element.dispatchEvent(new Event(`vitrine:view:${what}`, { bubbles: true }));

/**
 * Mounts the islands of a section that the theme editor re-loads (rule start-4). One that is hydrated and comes again keeps its element and its
 * React root, and so an open accordion or the slide of a carousel: it is rendered with the new payload. It is mounted anew if that fails, or
 * shows nothing of the new payload, because a view may have made a store of its first props. `unload` and `load` come in one task; islands that
 * do not come again are unmounted after it.
 */
export function reloadSections(page: Document, mounted: WeakMap<Element, MountedIsland>): void {
  /** Islands of unloaded sections, in the page so that they can be moved. */
  const parked = page.createElement('div');
  parked.hidden = true;
  const kept = new Map<string, HTMLElement>();

  /** Islands by what makes one the same again: section, name and position. */
  function islandsOf(section: Element): Map<string, HTMLElement> {
    const found = new Map<string, HTMLElement>();
    for (const island of section.querySelectorAll<HTMLElement>('[data-island]')) {
      const name = `${section.id} ${island.dataset.island}`;
      let position = 0;
      while (found.has(`${name} ${position}`)) position++;
      found.set(`${name} ${position}`, island);
    }
    return found;
  }

  function unmountParked(): void {
    notify(parked, 'unload');
    parked.replaceChildren();
    kept.clear();
  }

  /** Whether the island's view shows its new payload. */
  function update(island: HTMLElement, next: HTMLElement): boolean {
    const old = island.querySelector(PAYLOAD);
    const fresh = next.querySelector(PAYLOAD);
    if (old?.textContent === fresh?.textContent) return true;
    const { view, View } = mounted.get(island) ?? {};
    const root = island.querySelector<HTMLElement>(':scope > [data-root]');
    if (!view || !View || !root) return false;
    const observer = new MutationObserver(() => {});
    observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
    const props = payload(next);
    flushSync(() => view.update(<View {...props} />));
    const isChanged = observer.takeRecords().length > 0;
    observer.disconnect();
    if (old && fresh) old.replaceWith(fresh.cloneNode(true));
    // The boundary of a view that failed.
    const { firstElementChild: first } = root;
    return isChanged && !(first instanceof HTMLElement && first.style.display === 'contents');
  }

  /** Puts a hydrated island in the place of the one that the host printed. */
  function restore(island: HTMLElement, printed: HTMLElement): void {
    const { parentNode } = printed;
    if (!parentNode) return;
    move(parentNode, island, printed);
    printed.remove();
    for (const { name, value } of printed.attributes)
      if (island.getAttribute(name) !== value) island.setAttribute(name, value);
    if (update(island, printed)) return;
    parentNode.insertBefore(printed, island);
    move(parked, island, null);
  }

  // In the capture phase: before the theme's own listeners, which find the section as it is going to stay.
  page.addEventListener(
    'shopify:section:unload',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const [key, island] of islandsOf(target)) {
        if (!('hydrated' in island.dataset) || !mounted.get(island)?.view) continue;
        kept.set(key, island);
        if (!parked.isConnected) page.body.append(parked);
        move(parked, island, null);
      }
      notify(target, 'unload');
      setTimeout(unmountParked);
    },
    true,
  );

  page.addEventListener(
    'shopify:section:load',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const [key, printed] of islandsOf(target)) {
        const island = kept.get(key);
        kept.delete(key);
        if (island) restore(island, printed);
      }
      notify(target, 'load');
    },
    true,
  );

  // Sections may have been re-loaded while this module was being fetched.
  notify(page.body, 'load');
}
