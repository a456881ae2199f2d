import { type RefObject, useEffect } from 'react';
import { swipe } from './swipe.ts';

/** Closes a drawer by a swipe towards the edge it came from. The drawer follows the finger, and goes back after a short swipe. */
export function useSwipeAway(sheet: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const direction = rtl ? 1 : -1;
    const finger = swipe(direction, () => element.offsetWidth);
    const follow = (offset: number) => {
      element.toggleAttribute('data-pushed', offset > 0);
      element.style.transform = offset > 0 ? `translateX(${offset * direction}px)` : '';
    };
    const listen = new AbortController();
    const on = (type: string, run: (event: TouchEvent) => void) =>
      element.addEventListener(type, (event) => run(event as TouchEvent), { passive: true, signal: listen.signal });
    on('touchstart', ({ touches, timeStamp }) => {
      const [touch] = touches;
      if (touch && touches.length === 1) finger.start(touch.clientX, touch.clientY, timeStamp);
    });
    on('touchmove', ({ touches, timeStamp }) => {
      const [touch] = touches;
      if (touch) follow(finger.move(touch.clientX, touch.clientY, timeStamp));
    });
    on('touchend', ({ timeStamp }) => {
      const away = finger.end(timeStamp);
      follow(0);
      if (away) close();
    });
    on('touchcancel', () => follow(0));
    return () => listen.abort();
  }, [sheet, close]);
}
