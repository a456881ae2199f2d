import type { SwapPhase } from './view-swap.ts';

/** Told to the page when a view is taken away and when another has come: its islands end and begin (`boot/boot.ts`). */
export const VIEW_UNLOAD = 'vitrine:view:unload';
export const VIEW_LOAD = 'vitrine:view:load';
/** Told to the page when a view could not be had for want of a connection: the one that is shown stays. */
export const VIEW_OFFLINE = 'vitrine:view:offline';

/** The pills of the account, within a page or a part of one. */
export const navOf = (within: ParentNode): HTMLElement | null => within.querySelector<HTMLElement>('.account-nav');

/** The name of the view. */
export const headOf = (main: ParentNode): HTMLElement | null => main.querySelector<HTMLElement>('h1');

/** Everything of the view but its pills: what stands beside them, and beside what they stand in. */
export function besides(main: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Element | null = navOf(main); node && node !== main; node = node.parentElement) {
    for (const other of node.parentElement?.children ?? [])
      if (other !== node && other instanceof HTMLElement) found.push(other);
  }
  return found;
}

/** Fades the view, not the pills above it (`data-view-phase`, account-nav.css). */
export function fade(main: Element, phase: SwapPhase): void {
  for (const part of besides(main)) {
    if (phase === 'still') delete part.dataset.viewPhase;
    else part.dataset.viewPhase = phase;
  }
}

/** The pill that is on its way shows so at once; null: none is. */
export function markWanted(main: Element, url: string | null): void {
  if (url === null) main.removeAttribute('aria-busy');
  else main.setAttribute('aria-busy', 'true');
  const nav = navOf(main);
  nav?.toggleAttribute('data-busy', url !== null);
  const pills = nav?.querySelectorAll<HTMLAnchorElement>('.account-nav__pill') ?? [];
  for (const pill of pills) pill.toggleAttribute('data-wanted', pill.href === url);
}

/** Puts the view of a page that was read in the place of the one that is shown, with its title and its kind of page. */
export function showView(main: HTMLElement, found: Document): void {
  const page = main.ownerDocument;
  const along = rowOf(main)?.scrollLeft ?? 0;
  main.dispatchEvent(new Event(VIEW_UNLOAD, { bubbles: true }));
  const parts = [...(found.getElementById('main')?.childNodes ?? [])];
  main.replaceChildren(...parts.map((node) => page.adoptNode(node)));
  const row = rowOf(main);
  if (row) row.scrollLeft = along;
  page.title = found.title;
  const [before, after] = [kindOf(page), kindOf(found)];
  if (before && after) page.body.classList.replace(before, after);
  main.dispatchEvent(new Event(VIEW_LOAD, { bubbles: true }));
}

const rowOf = (main: ParentNode): Element | null => main.querySelector('.account-nav__pills');

/** The body's class of the template. */
const kindOf = (page: Document): string | undefined =>
  [...page.body.classList].find((name) => name.startsWith('template-'));
