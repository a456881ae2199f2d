import type { EmblaCarouselType } from 'embla-carousel';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isRtl, type TurningStrip, turningStrip } from './embla.ts';

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

/** More slides than fit: only then does it turn (rule widget-15). */
const exceeds = (api: EmblaCarouselType): boolean => api.scrollSnapList().length > 1 && api.canScrollNext();

/** Makes a scrolling strip of `li` a carousel that loops, by touch only where there is more than fits (rule widget-15). */
export function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const strip = useRef<TurningStrip>(null);
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(false);
  useEffect(() => {
    if (!viewport.current) return;
    const made = turningStrip(viewport.current, {
      embla: { watchDrag: exceeds },
      onChange(now) {
        setIndex(now);
        const api = made.embla();
        setTurns(api !== null && exceeds(api));
      },
    });
    strip.current = made;
    return () => {
      strip.current = null;
      made.stop();
    };
  }, []);
  const turn = (by: 1 | -1) => strip.current?.turn(by);
  return {
    viewport,
    index,
    turns,
    turn,
    goTo: (to) => strip.current?.goTo(to),
    onKeyDown(event) {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      // A field inside a card keeps its own arrows.
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      event.preventDefault();
      turn((event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1);
    },
  };
}
