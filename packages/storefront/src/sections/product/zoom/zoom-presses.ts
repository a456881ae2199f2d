import type { Place } from './zoom-fit.ts';

/** ms after which a press holds the picture (rule gallery-16). */
export const HOLD = 200;
/** px a finger moves before that to send the picture away, as scrolling does. */
const SWIPE = 40;

interface Presses {
  hold(place: Place): void;
  drag(place: Place): void;
  /** A press that held has ended. */
  release(): void;
  click(): void;
  swipe(): void;
}

/** Tells short presses of the left button, a finger or a pen from those that hold, and where these move. */
export function watchPresses(element: HTMLElement, signal: AbortSignal, tell: Presses): void {
  let press: { id: number; start: Place; held: boolean; timer: ReturnType<typeof setTimeout> } | null = null;
  const place = (event: PointerEvent): Place => ({ x: event.clientX, y: event.clientY });
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
      tell.hold(start);
    }, HOLD);
    press = { id: event.pointerId, start, held: false, timer };
  });
  listen('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    const now = place(event);
    if (press.held) tell.drag(now);
    else if (event.pointerType === 'touch' && Math.hypot(now.x - press.start.x, now.y - press.start.y) >= SWIPE) {
      clearTimeout(press.timer);
      press = null;
      tell.swipe();
    }
  });
  const up = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return;
    const { held, timer } = press;
    clearTimeout(timer);
    press = null;
    if (held) tell.release();
    else if (event.type === 'pointerup') tell.click();
  };
  listen('pointerup', up);
  listen('pointercancel', up);
  signal.addEventListener('abort', () => clearTimeout(press?.timer));
}
