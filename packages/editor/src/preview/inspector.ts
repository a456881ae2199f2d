import type { Target } from '@vitrine/contract/editor/preview.ts';
import type { Send } from './channel.ts';
import { notifyInspector } from './design-events.ts';
import { isSameTarget, targetAt } from './targets.ts';

/** What a press consists of: while the inspector is active none of it reaches the theme. */
const PRESSES = [
  'touchstart',
  'pointerdown',
  'mousedown',
  'touchend',
  'pointerup',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
];

/** Frames take the clicks inside them. */
const FRAMES_CSS = 'iframe,object,embed{pointer-events:none!important}';

export interface Inspector {
  /** Whether a click selects, or does what the shop does. */
  setActive(isActive: boolean): void;
}

const targetOf = (event: Event): Target | null => {
  const element = event.composedPath().find((one) => one instanceof Element);
  return element ? targetAt(element) : null;
};

/** A control that is disabled gets no click. */
const isDisabled = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest(':disabled') !== null;

/** Lets the merchant select by clicks on the page. `point` shows what the pointer is over. */
export function createInspector(page: Document, send: Send, point: (target: Target | null) => void): Inspector {
  let isActive = false;
  let pointed: Target | null = null;
  const frames = new CSSStyleSheet();
  frames.replaceSync(FRAMES_CSS);

  function pointAt(target: Target | null): void {
    if (isSameTarget(pointed, target)) return;
    pointed = target;
    point(target);
    send({ vitrine: 'pointed', target });
  }

  addEventListener('pointerover', (event) => isActive && pointAt(targetOf(event)), { capture: true, passive: true });
  page.documentElement.addEventListener('pointerleave', () => pointAt(null));
  addEventListener('keydown', ({ key }) => key === 'Escape' && pointAt(null), true);

  // This script is the page's first, so these listeners are the window's first.
  for (const type of PRESSES) {
    addEventListener(
      type,
      (event) => {
        // Clicks that scripts make are the theme's own.
        if (!isActive || !event.isTrusted) return;
        // Without its default, a touch scrolls nothing and clicks nothing.
        if (!type.startsWith('touch')) event.preventDefault();
        event.stopImmediatePropagation();
        const isPick = type === 'click' || (type === 'pointerup' && isDisabled(event));
        const target = isPick && targetOf(event);
        if (target) send({ vitrine: 'picked', target });
      },
      { capture: true, passive: false },
    );
  }

  return {
    setActive(next) {
      if (next === isActive) return;
      isActive = next;
      if (!next) pointAt(null);
      const others = page.adoptedStyleSheets.filter((one) => one !== frames);
      page.adoptedStyleSheets = next ? [...others, frames] : others;
      notifyInspector(page, next);
    },
  };
}
