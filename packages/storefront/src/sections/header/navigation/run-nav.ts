import { flushSync } from 'react-dom';
import { header } from '../../../state/header.ts';
import { hoverIntent } from './hover-intent.ts';
import { menuMove } from './menu-keys.ts';
import { placeOf, targetOf } from './menu-position.ts';

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
 * What mouse, finger and keys do in the menu on a desk (rules header-2, header-18). `pointer`: which kind pressed last; a finger opens with its first
 * tap, a mouse has opened by resting. Answers how to end it.
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
    // A page that comes up under a resting mouse is told of a move that was none.
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
    const byKey = detail === 0;
    if (!control) leave();
    else if (control.matches('button')) {
      if (byKey || pointer !== 'mouse') header.toggleMegaMenu(menu);
      else header.hover(menu, true);
    } else if (!byKey && pointer !== 'mouse' && current() !== menu) {
      event.preventDefault();
      header.hover(menu, true);
    }
  });
  on('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return;
    const place = placeOf(nav, target);
    const move = place && menuMove(key, place);
    if (!place || !move) return;
    event.preventDefault();
    intent.cancel();
    const menu = menuOf(entryOf(target));
    // Drawn at once: what is not on the page cannot be focused.
    if (move.kind === 'link' && !place.open && menu) flushSync(() => header.hover(menu, true));
    targetOf(nav, place, move)?.focus();
    if (move.kind === 'close') header.leave();
  });
  // Focus that goes elsewhere closes.
  on('focusout', ({ relatedTarget }) => {
    if (current() !== null && relatedTarget instanceof Element && menuOf(entryOf(relatedTarget)) !== current()) leave();
  });

  // So do a press elsewhere, Escape wherever the focus is, a window made narrow, and leaving the page (Back must not find it open).
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
  // The mouse may have come to rest here before this listened (boot.ts knows whether it moved at all).
  const resting =
    'moved' in document.documentElement.dataset ? nav.querySelector<HTMLElement>('.nav__entry:hover') : null;
  if (resting) intent.over(resting.dataset.entry ?? '', menuOf(resting));
  window.matchMedia('(min-width: 1024px)').addEventListener('change', leave, { signal });
  return () => {
    leave();
    listening.abort();
  };
}
