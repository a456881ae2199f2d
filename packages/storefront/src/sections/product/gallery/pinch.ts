import { viewport } from '../../../state/viewport/viewport.ts';
import { type Fingers, type Point, pinched } from './pinch-transform.ts';

/** ms in which a released picture springs back. */
const SPRING_BACK = 300;

interface Pinch {
  picture: HTMLElement;
  start: Fingers;
  center: Point;
}

/**
 * Two fingers enlarge a picture of the carousel; released, it springs back. One finger swipes and scrolls the page as before. Returns a
 * function that removes the handlers.
 */
export function pinchPictures(view: HTMLElement): () => void {
  const fingers = new Map<number, Point>();
  let pinch: Pinch | null = null;

  const pair = (): Fingers | null => {
    const [a, b] = fingers.values();
    return a && b ? [a, b] : null;
  };
  const begin = (target: EventTarget | null) => {
    const start = pair();
    const picture =
      target instanceof Element ? target.closest('.gallery__frame')?.querySelector<HTMLElement>('img') : null;
    if (!start || !picture || pinch) return;
    const { left, top, width, height } = picture.getBoundingClientRect();
    pinch = { picture, start, center: { x: left + width / 2, y: top + height / 2 } };
    view.dataset.pinched = '';
  };
  const end = () => {
    if (!pinch) return;
    const { picture } = pinch;
    const from = picture.style.transform;
    pinch = null;
    delete view.dataset.pinched;
    picture.style.removeProperty('transform');
    const duration = viewport.getState().reducedMotion ? 0 : SPRING_BACK;
    picture.animate([{ transform: from || 'none' }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin(event.target);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const now = pair();
    if (!pinch || !now) return;
    const { scale, x, y } = pinched(pinch.start, now, pinch.center);
    pinch.picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const up = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId)) end();
  };
  // The browser must neither scroll nor zoom the page with two fingers.
  const hold = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  const listening = new AbortController();
  const { signal } = listening;
  view.addEventListener('pointerdown', down, { signal });
  for (const name of ['touchstart', 'touchmove'] as const) {
    view.addEventListener(name, hold, { signal, passive: false });
  }
  // On window, as fingers leave the picture.
  window.addEventListener('pointermove', move, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, up, { signal });
  return () => listening.abort();
}
