import { flushSync } from 'react-dom';
import { header } from '../../../state/header/header.ts';
import { hoverIntent } from './hover-intent.ts';
import { menuMove } from './menu-keys.ts';
import { positionOf, targetOf } from './menu-position.ts';

const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.nav__entry') : null;
const menuOf = (entry: HTMLElement | null): string | null =>
  entry && 'panel' in entry.dataset ? (entry.dataset.entry ?? null) : null;

const current = () => header.getState().megaMenu;
const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * Handles mouse, touch and keys in the desktop menu (rules header-2, header-18). `pointer`: type of the pointer that pressed last. The first
 * tap of a finger opens a menu; a mouse opens it by hovering. Returns a function that removes the handlers.
 */
export function runNav(nav: HTMLElement, pointer = 'mouse'): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const intent = hoverIntent({
    current,
    after,
    show: (menu) => (menu === null ? header.leave() : header.hover(menu, true)),
  });
  const leave = () => {
    intent.cancel();
    header.leave();
  };
  const on = <K extends keyof HTMLElementEventMap>(type: K, run: (event: HTMLElementEventMap[K]) => void) =>
    nav.addEventListener(type, run, { signal });

  on('pointermove', ({ target, pointerType, movementX, movementY }) => {
    // A page that appears under a resting mouse gets a pointermove without movement.
    if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
    const entry = entryOf(target);
    if (entry) intent.over(entry.dataset.entry ?? '', menuOf(entry));
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') intent.leave();
  });
  on('pointerdown', ({ pointerType }) => {
    pointer = pointerType;
  });
  on('click', (event) => {
    const { target, detail } = event;
    const menu = menuOf(entryOf(target));
    if (!menu || !(target instanceof Element)) return;
    intent.cancel();
    const control = target.closest('.nav__top, .nav__more');
    const isKey = detail === 0;
    if (!control) leave();
    else if (control.matches('button')) {
      if (isKey || pointer !== 'mouse') header.toggleMegaMenu(menu);
      else header.hover(menu, true);
    } else if (!isKey && pointer !== 'mouse' && current() !== menu) {
      event.preventDefault();
      header.hover(menu, true);
    }
  });
  on('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return;
    const position = positionOf(nav, target);
    const move = position && menuMove(key, position);
    if (!position || !move) return;
    event.preventDefault();
    intent.cancel();
    const menu = menuOf(entryOf(target));
    // Rendered synchronously: a link that is not displayed cannot be focused.
    if (move.kind === 'link' && !position.open && menu) flushSync(() => header.hover(menu, true));
    targetOf(nav, position, move)?.focus();
    if (move.kind === 'close') header.leave();
  });
  // Focus that leaves the menu closes it.
  on('focusout', ({ relatedTarget }) => {
    if (current() !== null && relatedTarget instanceof Element && menuOf(entryOf(relatedTarget)) !== current()) leave();
  });

  // So do a press elsewhere, Escape wherever the focus is, a resize below 1024 px, and leaving the page: Back must not show it open.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (current() !== null && menuOf(entryOf(target)) !== current()) leave();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || current() === null) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  window.addEventListener('pagehide', leave, { signal });
  // The mouse may rest here since before these listeners existed. The boot sets `moved` at the first move.
  const resting =
    'moved' in document.documentElement.dataset ? nav.querySelector<HTMLElement>('.nav__entry:hover') : null;
  if (resting) intent.over(resting.dataset.entry ?? '', menuOf(resting));
  window.matchMedia('(min-width: 1024px)').addEventListener('change', leave, { signal });
  return () => {
    leave();
    listening.abort();
  };
}
