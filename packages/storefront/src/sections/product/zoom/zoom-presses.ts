import type { Point } from './zoom-fit.ts';

/** ms after which a press holds the picture (rule gallery-16). */
export const HOLD = 200;
/** px a finger moves before that to close the picture, as scrolling does. */
const SWIPE = 40;

interface Presses {
  hold(place: Point): void;
  drag(place: Point): void;
  /** A hold has ended. */
  release(): void;
  click(): void;
  swipe(): void;
}

/** Distinguishes clicks of the left button, a finger or a pen from presses that hold, and reports where those move. */
export function watchPresses(element: HTMLElement, signal: AbortSignal, handlers: Presses): void {
  let press: { id: number; start: Point; held: boolean; timer: ReturnType<typeof setTimeout> } | null = null;
  const place = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
  const listen = (
    name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    act: (e: PointerEvent) => void,
  ) => element.addEventListener(name, act, { signal });

  listen('pointerdown', (event) => {
    if (event.button !== 0 || press) return;
    element.setPointerCapture(event.pointerId);
    const start = place(event);
    const timer = setTimeout(() => {
      if (!press) return;
      press.held = true;
      handlers.hold(start);
    }, HOLD);
    press = { id: event.pointerId, start, held: false, timer };
  });
  listen('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    const now = place(event);
    if (press.held) handlers.drag(now);
    else if (event.pointerType === 'touch' && Math.hypot(now.x - press.start.x, now.y - press.start.y) >= SWIPE) {
      clearTimeout(press.timer);
      press = null;
      handlers.swipe();
    }
  });
  const up = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const { held, timer } = press;
    clearTimeout(timer);
    press = null;
    if (held) handlers.release();
    else if (event.type === 'pointerup') handlers.click();
  };
  listen('pointerup', up);
  listen('pointercancel', up);
  signal.addEventListener('abort', () => clearTimeout(press?.timer));
}
