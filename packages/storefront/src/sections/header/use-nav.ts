import { type RefObject, useEffect, useRef } from 'react';

const load = () => import('./run-nav.ts');

/** Signs of somebody going to the menu. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

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
      if (!(target instanceof HTMLElement)) return;
      if (event instanceof KeyboardEvent) {
        if (event.key.startsWith('Arrow')) again = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
        else return;
      } else {
        const button = target.closest('button');
        if (!button) return;
        again = () => button.click();
      }
      event.preventDefault();
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
