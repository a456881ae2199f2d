import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** Embla's own measure: this many make a turn of about half a second (`spec §9`). */
const TURN = 30;

interface Carousel {
  viewport: RefObject<HTMLDivElement | null>;
  /** One slide on (1) or back (-1). */
  turn(by: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The strip is scrolled by its own width's share until Embla has come: a press is never lost. */
function scrollBy(view: HTMLElement, by: number): void {
  const slide = view.querySelector('li');
  view.scrollBy({ left: by * (slide?.offsetWidth ?? view.clientWidth), behavior: 'smooth' });
}

/** ms without scrolling after which a strip is taken to rest. */
const REST = 150;

/** Resolves once nobody scrolls the strip: it is not taken out of a moving hand. */
function atRest(view: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      view.removeEventListener('scroll', wait);
      resolve();
    };
    let timer = setTimeout(done, REST);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(done, REST);
    };
    view.addEventListener('scroll', wait, { passive: true });
  });
}

/**
 * Makes a scrolling strip a carousel that loops. Embla is fetched when the section comes to life, and takes over at the slide
 * the visitor had scrolled to, and turns by touch only where there is more than fits (`spec §4`).
 */
export function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  useEffect(() => {
    const view = viewport.current;
    if (!view) return;
    let left = false;
    Promise.all([import('embla-carousel'), atRest(view)]).then(
      ([{ default: create }]) => {
        if (left) return;
        const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const width = view.querySelector('li')?.offsetWidth ?? view.clientWidth;
        const startIndex = Math.round(Math.abs(view.scrollLeft) / Math.max(1, width));
        view.dataset.turning = '';
        view.scrollLeft = 0;
        embla.current = create(view, {
          loop: true,
          align: 'start',
          startIndex,
          duration: reduced ? 0 : TURN,
          watchDrag: (api) => api.internalEngine().scrollSnaps.length > 1 && api.canScrollNext(),
          direction: getComputedStyle(view).direction === 'rtl' ? 'rtl' : 'ltr',
        });
      },
      // The strip goes on being scrolled by hand.
      () => {},
    );
    return () => {
      left = true;
      embla.current?.destroy();
      embla.current = null;
    };
  }, []);
  const turn = useCallback((by: 1 | -1) => {
    const api = embla.current;
    if (!api) {
      if (viewport.current) scrollBy(viewport.current, by);
    } else if (by === 1) api.scrollNext();
    else api.scrollPrev();
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      // A field inside a card keeps its own arrows.
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      event.preventDefault();
      turn(event.key === 'ArrowRight' ? 1 : -1);
    },
    [turn],
  );
  return { viewport, turn, onKeyDown };
}
