import { type RefObject, useEffect, useRef } from 'react';
import { chunk } from '../../../components/lazy/chunk.ts';
import { header } from '../../../state/header/header.ts';

const runNavChunk = chunk(() => import('./run-nav.ts'));

/** ms to wait for the code; then a press has its simple effect. */
const PATIENCE = 1000;

/** Events that show an interest in the menu. */
const EVENTS = ['pointermove', 'pointerdown', 'focusin'];

/** Whether the menu handles the event in another way than the browser: an arrow key, a button, a tap on a link that has a panel. */
const isForMenu = (event: UIEvent, target: Element, pointer: string): boolean =>
  event instanceof KeyboardEvent
    ? event.key.startsWith('Arrow')
    : target.closest('button') !== null ||
      // `detail` is 0 for a click by key.
      (pointer === 'touch' && event.detail > 0 && target.closest('[data-panel] > a') !== null);

/** The simple effect of a press while the menu's code is late or cannot be fetched: a button opens its panel, a link navigates. */
function pressFallback(target: Element): void {
  const control = target.closest<HTMLElement>('button, a');
  const menu = control?.closest<HTMLElement>('[data-panel]')?.dataset.entry;
  if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
  else if (control && menu) header.toggleMegaMenu(menu);
}

/**
 * Loads the handlers of the desktop menu (`run-nav`) at the first event that shows an interest in it. A key or a press before that is
 * replayed; if the code cannot be fetched a press has its simple effect, and the next event tries again.
 */
export function useNav(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    if (!nav) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pending: { replay: () => void; fallback: () => void; timer: ReturnType<typeof setTimeout> } | undefined;
    let stop: (() => void) | undefined;
    /** Type of the pointer that pressed last: not every browser has it on the click event. */
    let pointer = 'mouse';

    /** Runs the pending event, once. */
    const runPending = (how: 'replay' | 'fallback') => {
      const event = pending;
      pending = undefined;
      clearTimeout(event?.timer);
      event?.[how]();
    };
    const listen = () => {
      for (const type of EVENTS) nav.addEventListener(type, load, { passive: true, signal });
    };
    const load = () => {
      for (const type of EVENTS) nav.removeEventListener(type, load);
      runNavChunk.load().then(
        ({ runNav }) => {
          if (signal.aborted) return;
          listeners.abort();
          stop = runNav(nav, pointer);
          runPending('replay');
        },
        () => {
          if (signal.aborted) return;
          runPending('fallback');
          listen();
        },
      );
    };
    const defer = (event: MouseEvent | KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !isForMenu(event, target, pointer)) return;
      event.preventDefault();
      const copy =
        event instanceof KeyboardEvent ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event);
      const control = target.closest('button, a');
      if (control) control.ariaBusy = 'true';
      const idle = (run: () => void) => () => {
        if (control) control.ariaBusy = null;
        run();
      };
      clearTimeout(pending?.timer);
      pending = {
        replay: idle(() => void target.dispatchEvent(copy)),
        fallback: idle(() => event instanceof KeyboardEvent || pressFallback(target)),
        timer: setTimeout(() => runPending('fallback'), PATIENCE),
      };
      load();
    };
    // The theme editor shows the mega-menu whose block is selected.
    const select = ({ target, type }: Event) => {
      const menu = target instanceof Element && target.closest<HTMLElement>('[data-panel]')?.dataset.entry;
      if (menu && !type.includes('deselect')) header.hover(menu, true);
      else header.leave();
    };
    for (const type of ['select', 'deselect']) nav.addEventListener(`shopify:block:${type}`, select);
    listen();
    const setPointer = ({ pointerType }: PointerEvent) => {
      pointer = pointerType;
    };
    nav.addEventListener('pointerdown', setPointer, { passive: true, signal });
    for (const type of ['click', 'keydown'] as const) nav.addEventListener(type, defer, { signal });
    // The event that hydrated the header may have been one of these. A finger has none before its tap, which is replayed.
    if (nav.matches(':hover, :focus-within')) load();
    return () => {
      for (const type of ['select', 'deselect']) nav.removeEventListener(`shopify:block:${type}`, select);
      listeners.abort();
      clearTimeout(pending?.timer);
      stop?.();
    };
  }, []);
  return ref;
}
