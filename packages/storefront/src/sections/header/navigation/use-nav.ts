import { type RefObject, useEffect, useRef } from 'react';
import { chunk } from '../../../components/lazy/chunk.ts';
import { header } from '../../../state/header.ts';

const runNavChunk = chunk(() => import('./run-nav.ts'));

/** ms after which a press is answered without what is being loaded. */
const PATIENCE = 1000;

/** Signs of somebody going to the menu. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

/** Whether the browser's own answer would not be the menu's: an arrow, a button, a finger's tap on a link that opens something. */
const isForMenu = (event: UIEvent, target: Element, pointer: string): boolean =>
  event instanceof KeyboardEvent
    ? event.key.startsWith('Arrow')
    : target.closest('button') !== null ||
      // A click without a count is a key's.
      (pointer === 'touch' && event.detail > 0 && target.closest('[data-panel] > a') !== null);

/** What a press does where the menu's own code is late or cannot be fetched: its panel opens, its link is followed. */
function answerPlainly(target: Element): void {
  const control = target.closest<HTMLElement>('button, a');
  const menu = control?.closest<HTMLElement>('[data-panel]')?.dataset.entry;
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else if (control && menu) header.toggleMegaMenu(menu);
}

/**
 * Brings the menu on a desk to life at the first sign of interest: what mouse, finger and keys do in it is loaded then (`run-nav`). A key
 * or a press that comes before is done again; where the code cannot be fetched a press does what it can, and the next sign tries again.
 */
export function useNav(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    const signs = new AbortController();
    const { signal } = signs;
    let held: { again: () => void; plainly: () => void; timer: ReturnType<typeof setTimeout> } | undefined;
    let end: (() => void) | undefined;
    /** Which kind of pointer pressed last: not every browser says so with the click. */
    let pointer = 'mouse';

    /** Does what was held, once. */
    const release = (how: 'again' | 'plainly') => {
      const one = held;
      held = undefined;
      clearTimeout(one?.timer);
      one?.[how]();
    };
    const listen = () => {
      for (const type of SIGNS) nav.addEventListener(type, begin, { passive: true, signal });
    };
    const begin = () => {
      for (const type of SIGNS) nav.removeEventListener(type, begin);
      runNavChunk.load().then(
        ({ runNav }) => {
          if (signal.aborted) return;
          signs.abort();
          end = runNav(nav, pointer);
          release('again');
        },
        () => {
          if (signal.aborted) return;
          release('plainly');
          listen();
        },
      );
    };
    const hold = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !isForMenu(event, target, pointer)) return;
      event.preventDefault();
      const copy =
        event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event);
      const control = target.closest('button, a');
      if (control) control.ariaBusy = 'true';
      const done = (run: () => void) => () => {
        if (control) control.ariaBusy = null;
        run();
      };
      clearTimeout(held?.timer);
      held = {
        again: done(() => void target.dispatchEvent(copy)),
        plainly: done(() => event instanceof KeyboardEvent || answerPlainly(target)),
        timer: setTimeout(() => release('plainly'), PATIENCE),
      };
      begin();
    };
    // In the theme editor a mega-menu whose block is selected is open.
    const select = ({ target, type }: Event) => {
      const menu = target instanceof Element && target.closest<HTMLElement>('[data-panel]')?.dataset.entry;
      if (menu && !type.includes('deselect')) header.hover(menu, true);
      else header.leave();
    };
    for (const type of ['select', 'deselect']) nav.addEventListener(`shopify:block:${type}`, select);
    listen();
    const note = ({ pointerType }: PointerEvent) => {
      pointer = pointerType;
    };
    nav.addEventListener('pointerdown', note, { passive: true, signal });
    for (const type of ['click', 'keydown'] as const) nav.addEventListener(type, hold, { signal });
    // What brought the header to life may have been the sign. A finger gives none before it taps, and its tap waits.
    if (nav.matches(':hover, :focus-within')) begin();
    return () => {
      for (const type of ['select', 'deselect']) nav.removeEventListener(`shopify:block:${type}`, select);
      signs.abort();
      clearTimeout(held?.timer);
      end?.();
    };
  }, []);
  return ref;
}
