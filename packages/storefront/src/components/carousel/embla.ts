import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { viewport } from '../../state/viewport/viewport.ts';
import { atRest, stripIndex } from './strip.ts';

/** Embla's own measure, no time: with 20 a turn is 99 % done after 480 ms, 500 ms (rule gallery-9). */
const TURN = 20;

interface Options {
  /** What differs from a row that loops; asked for when Embla comes and at each `refresh`. */
  embla?: EmblaOptionsType;
  /** Where to begin, if not at the slide that the strip was scrolled to. */
  startIndex?: () => number | null;
  /** Before Embla measures the slides. */
  onTake?: () => void;
  /** The slide at the beginning has changed, or the slides have. */
  onChange: (index: number) => void;
  /** The slides in view have changed; not before Embla has come. */
  onInView?: (indexes: number[]) => void;
}

/** A strip of slides that is scrolled by hand until Embla has come. */
export interface TurningStrip {
  /** Embla, once it turns the strip. */
  embla(): EmblaCarouselType | null;
  /** One slide on (1) or back (-1). */
  turn(by: 1 | -1): void;
  goTo(index: number): void;
  /** Measures other slides, and shows the one at `startIndex`. */
  refresh(startIndex: number): void;
  stop(): void;
}

export const isRtl = (view: Element): boolean => getComputedStyle(view).direction === 'rtl';

const loadEmbla = () => import('embla-carousel');

/**
 * The one place that uses Embla. It is fetched here, and takes over once the strip is at rest, at the slide that the visitor sees; where it
 * cannot be fetched the strip goes on being scrolled.
 */
export function turningStrip(view: HTMLElement, options: Options): TurningStrip {
  let embla: EmblaCarouselType | null = null;
  let isStopped = false;
  /** Asked for before Embla came: a row that is scrolled by hand may end before this slide is at its beginning. */
  let asked: number | undefined;

  const scrolled = () => {
    if (!embla) options.onChange(stripIndex(view));
    // A scroll that was under way when Embla came may arrive after it: its slides would be moved twice.
    else if (view.scrollLeft !== 0) view.scrollLeft = 0;
  };
  const selected = () => {
    if (embla) options.onChange(embla.selectedScrollSnap());
  };
  const inView = () => {
    if (embla) options.onInView?.(embla.slidesInView());
  };
  const settings = (startIndex: number): EmblaOptionsType => ({
    loop: true,
    align: 'start',
    startIndex,
    duration: viewport.getState().reducedMotion ? 0 : TURN,
    direction: isRtl(view) ? 'rtl' : 'ltr',
    ...options.embla,
  });
  const scrollBy = (slides: number) => {
    const width = view.querySelector('li')?.offsetWidth ?? view.clientWidth;
    view.scrollBy({ left: (isRtl(view) ? -slides : slides) * width, behavior: 'smooth' });
  };

  view.addEventListener('scroll', scrolled, { passive: true });
  Promise.all([loadEmbla(), atRest(view)]).then(
    ([{ default: create }]) => {
      if (isStopped) return;
      const startIndex = options.startIndex?.() ?? asked ?? stripIndex(view);
      // React never renders this attribute.
      view.dataset.turning = '';
      view.scrollLeft = 0;
      options.onTake?.();
      embla = create(view, settings(startIndex));
      embla.on('select', selected).on('reInit', selected).on('slidesInView', inView).on('reInit', inView);
      selected();
    },
    () => {},
  );
  return {
    embla: () => embla,
    turn(by) {
      asked = undefined;
      if (!embla) scrollBy(by);
      else if (by === 1) embla.scrollNext();
      else embla.scrollPrev();
    },
    goTo(index) {
      if (embla) embla.scrollTo(index);
      else {
        asked = index;
        scrollBy(index - stripIndex(view));
      }
    },
    refresh: (startIndex) => embla?.reInit(settings(startIndex)),
    stop() {
      isStopped = true;
      view.removeEventListener('scroll', scrolled);
      embla?.destroy();
      embla = null;
      delete view.dataset.turning;
    },
  };
}
