import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { header } from '../../state/header.ts';
import { useHeader } from '../../state/use-header.ts';
import { hoverIntent } from './hover-intent.ts';
import { menuMove } from './menu-keys.ts';
import { placeOf, targetOf } from './menu-place.ts';

const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.nav__entry') : null;
const menuOf = (entry: HTMLElement | null): string | null =>
  entry && 'panel' in entry.dataset ? (entry.dataset.entry ?? null) : null;

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const show = (menu: string | null) => (menu === null ? header.leave() : header.hover(menu, true));

/** Which kind of pointer pressed last: a finger opens with its first tap, a mouse has opened by hovering. */
let pointer = 'mouse';

/** What mouse, finger and keys do in the menu on a desk. */
export function useNav() {
  const [intent] = useState(() => hoverIntent({ current: () => header.getState().megaMenu, show, after }));
  const open = useHeader((state) => state.megaMenu);

  // What else closes: a press elsewhere, Escape wherever the focus is, and leaving the page (so that Back does not find it open).
  useEffect(() => {
    if (open === null) return;
    const leave = () => {
      intent.cancel();
      header.leave();
    };
    const pressed = ({ target }: Event) => {
      if (menuOf(entryOf(target)) !== open) leave();
    };
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
    };
    const panel = document.getElementById(open);
    const desk = window.matchMedia('(min-width: 1024px)');
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', escaped);
    window.addEventListener('pagehide', leave);
    desk.addEventListener('change', leave);
    panel?.addEventListener('click', leave);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', escaped);
      window.removeEventListener('pagehide', leave);
      desk.removeEventListener('change', leave);
      panel?.removeEventListener('click', leave);
    };
  }, [open, intent]);

  return {
    onPointerMove({ target, pointerType, nativeEvent }: PointerEvent) {
      // A page that comes up under a resting mouse is told of a move that was none.
      if (pointerType !== 'mouse' || (nativeEvent.movementX === 0 && nativeEvent.movementY === 0)) return;
      const entry = entryOf(target);
      if (entry) intent.over(entry.dataset.entry ?? '', menuOf(entry));
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') intent.leave();
    },
    onPointerDown({ pointerType }: PointerEvent) {
      pointer = pointerType;
    },
    onClick(event: MouseEvent) {
      const { target, detail } = event;
      const entry = entryOf(target);
      const menu = menuOf(entry);
      const control = target instanceof Element ? target.closest('.nav__top, .nav__more') : null;
      if (!menu || !control) return;
      intent.cancel();
      const isButton = control.matches('button');
      const byKey = detail === 0;
      if (isButton && (byKey || pointer !== 'mouse')) header.toggleMegaMenu(menu);
      else if (isButton) header.hover(menu, true);
      else if (!byKey && pointer !== 'mouse' && header.getState().megaMenu !== menu) {
        event.preventDefault();
        header.hover(menu, true);
      }
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { currentTarget: nav, target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(target instanceof HTMLElement)) return;
      const place = placeOf(nav, target);
      const move = place && menuMove(key, place);
      if (!place || !move) return;
      event.preventDefault();
      intent.cancel();
      const menu = menuOf(entryOf(target));
      // Drawn at once: what is not on the page cannot be focused.
      if (move.kind === 'link' && !place.open && menu) flushSync(() => header.hover(menu, true));
      if (move.kind === 'close') header.leave();
      targetOf(nav, place, move)?.focus();
    },
    /** Focus that goes elsewhere closes. */
    onBlur({ relatedTarget }: FocusEvent) {
      const current = header.getState().megaMenu;
      if (current !== null && relatedTarget instanceof Element && menuOf(entryOf(relatedTarget)) !== current) {
        intent.cancel();
        header.leave();
      }
    },
  };
}
