import { type RefObject, useEffect, useRef } from 'react';

const load = () => import('./run-nav.ts');

/** Signs of somebody going to the menu. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

/** Whether the browser's own answer would not be the menu's: an arrow, a button, a finger's tap on a link that opens something. */
const isForMenu = (event: Event, target: Element): boolean =>
  event instanceof KeyboardEvent
    ? event.key.startsWith('Arrow')
    : target.closest('button') !== null ||
      (event instanceof PointerEvent && event.pointerType === 'touch' && target.closest('[data-panel] > a') !== null);

/**
 * Brings the menu on a desk to life at the first sign of interest: what mouse, finger and keys do in it is loaded then (`run-nav`). A key
 * or a press that comes before is done again.
 */
export function useNav(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    const signs = new AbortController();
    let again: (() => void) | undefined;
    let end: (() => void) | undefined;
    let gone = false;
    const begin = () => {
      for (const type of SIGNS) nav.removeEventListener(type, begin);
      load().then(
        ({ runNav }) => {
          signs.abort();
          if (!gone) end = runNav(nav);
          again?.();
        },
        () => signs.abort(),
      );
    };
    const hold = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !isForMenu(event, target)) return;
      event.preventDefault();
      const copy =
        event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new PointerEvent('click', event);
      again = () => target.dispatchEvent(copy);
    };
    for (const type of SIGNS) nav.addEventListener(type, begin, { passive: true });
    for (const type of ['click', 'keydown']) nav.addEventListener(type, hold, { signal: signs.signal });
    // What brought the header to life may have been the sign; and a finger gives none before it taps.
    const isWanted = nav.matches(':hover, :focus-within');
    if (isWanted || window.matchMedia('(hover: none) and (min-width: 1024px)').matches) begin();
    return () => {
      gone = true;
      signs.abort();
      end?.();
    };
  }, []);
  return ref;
}
