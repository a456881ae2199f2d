import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { viewport as screen } from '../../state/viewport.ts';
import { atRest, stripIndex } from './strip.ts';

/** Embla's own measure, no time: with 20 a turn is 99 % done after 480 ms (rule gallery-9: 500 ms). */
const TURN = 20;

interface Carousel {
  viewport: RefObject<HTMLDivElement | null>;
  /** Number of the slide at the beginning; 0 in the first paint. */
  index: number;
  /** Whether there are more slides than fit, and what turns them has come. */
  turns: boolean;
  /** One slide on (1) or back (-1). */
  turn(by: 1 | -1): void;
  goTo(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

const isRtl = (view: HTMLElement) => getComputedStyle(view).direction === 'rtl';

/** The strip is scrolled by its own width's share until Embla has come: a press is never lost. */
function scrollBy(view: HTMLElement, by: number): void {
  const width = view.querySelector('li')?.offsetWidth ?? view.clientWidth;
  view.scrollBy({ left: (isRtl(view) ? -by : by) * width, behavior: 'smooth' });
}

/**
 * Makes a scrolling strip of `li` a carousel that loops. Embla is fetched when the section comes to life, takes over at the slide
 * the visitor had scrolled to, and turns by touch only where there is more than fits (rule widget-15).
 */
export function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(false);
  useEffect(() => {
    const view = viewport.current;
    if (!view) return;
    let left = false;
    const scrolled = () => {
      if (!embla.current) setIndex(stripIndex(view));
    };
    view.addEventListener('scroll', scrolled, { passive: true });
    Promise.all([import('embla-carousel'), atRest(view)]).then(
      ([{ default: create }]) => {
        if (left) return;
        const startIndex = stripIndex(view);
        view.dataset.turning = '';
        view.scrollLeft = 0;
        const api = create(view, {
          loop: true,
          align: 'start',
          startIndex,
          duration: screen.getState().reducedMotion ? 0 : TURN,
          watchDrag: exceeds,
          direction: isRtl(view) ? 'rtl' : 'ltr',
        });
        embla.current = api;
        const tell = () => {
          setIndex(api.selectedScrollSnap());
          setTurns(exceeds(api));
        };
        api.on('select', tell).on('reInit', tell);
        tell();
      },
      // The strip goes on being scrolled by hand.
      () => {},
    );
    return () => {
      left = true;
      view.removeEventListener('scroll', scrolled);
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
  const goTo = useCallback((to: number) => {
    const view = viewport.current;
    if (embla.current) embla.current.scrollTo(to);
    else if (view) scrollBy(view, to - stripIndex(view));
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      // A field inside a card keeps its own arrows.
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      event.preventDefault();
      turn((event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1);
    },
    [turn],
  );
  return { viewport, index, turns, turn, goTo, onKeyDown };
}

/** More slides than fit: only then does it turn (rule widget-15). */
const exceeds = (api: EmblaCarouselType): boolean => api.scrollSnapList().length > 1 && api.canScrollNext();
