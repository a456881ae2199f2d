import { t } from '@vitrine/compiler/view.ts';
import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { atRest, stripIndex } from '../../../components/carousel/strip.ts';
import { viewport } from '../../../state/viewport.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { pinchPictures } from './pinch.ts';

/** Embla's own measure, no time: with 20 a turn is 99 % done after 470 ms (rule gallery-9: 500 ms). */
const TURN = 20;

/**
 * The carousel below 1024 px (rule gallery-1): it loops, and takes over from the strip, once that is at rest, at the slide that is seen.
 * Until then, and where its script cannot be fetched, the strip is scrolled by hand and by key.
 */
export function carouselOf(parts: GalleryParts): GalleryLayout {
  const { root, view, slides, see } = parts;
  let embla: EmblaCarouselType | null = null;
  let left = false;
  /** Where the strip was sent by a press: on a slow device it may not be there yet when the carousel takes over. */
  let wanted: HTMLElement | null = null;

  const options = (): EmblaOptionsType => ({
    loop: true,
    align: 'start',
    duration: viewport.getState().reducedMotion ? 0 : TURN,
    inViewThreshold: 0.5,
    // React says when there are other slides.
    watchSlides: false,
    // Only where there is more than fits (rule widget-15).
    watchDrag: (api) => api.scrollSnapList().length > 1,
    direction: getComputedStyle(view).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  const label = () => {
    const all = slides();
    for (const [index, slide] of all.entries()) {
      const frame = slide.firstElementChild;
      frame?.setAttribute('role', 'group');
      frame?.setAttribute('aria-roledescription', t('product.slide'));
      frame?.setAttribute('aria-label', t('product.slide_number', { number: index + 1, count: all.length }));
    }
  };
  const seen = () => {
    const slide = slides()[embla?.selectedScrollSnap() ?? 0];
    if (slide) see(slide);
  };
  const silence = () => {
    const inView = embla?.slidesInView() ?? [];
    if (inView.length === 0) return;
    for (const [index, slide] of slides().entries()) slide.inert = !inView.includes(index);
  };
  const take = (create: (view: HTMLElement, options: EmblaOptionsType) => EmblaCarouselType) => {
    const sent = wanted ? slides().indexOf(wanted) : -1;
    const startIndex = sent >= 0 ? sent : stripIndex(view);
    view.dataset.turning = '';
    view.scrollLeft = 0;
    root.setAttribute('aria-roledescription', t('carousel.name'));
    label();
    embla = create(view, { ...options(), startIndex });
    embla.on('select', seen).on('slidesInView', silence).on('reInit', silence);
    seen();
  };
  Promise.all([import('embla-carousel'), atRest(view)]).then(
    ([{ default: create }]) => {
      if (!left) take(create);
    },
    () => {},
  );

  const scrolled = () => {
    const slide = embla ? undefined : slides()[stripIndex(view)];
    if (slide) see(slide);
  };
  const turned = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // The controls of a video have arrows of their own.
    if (!by || event.target instanceof HTMLVideoElement || !(event.target instanceof Element)) return;
    if (!event.target.closest('.gallery__view, .gallery__nav')) return;
    event.preventDefault();
    const forward = getComputedStyle(view).direction === 'rtl' ? by < 0 : by > 0;
    held();
    if (!embla) view.scrollBy({ left: by * view.clientWidth, behavior: 'smooth' });
    else if (forward) embla.scrollNext();
    else embla.scrollPrev();
  };
  /** A hand on the strip counts more than the press before. */
  const held = () => {
    wanted = null;
  };
  view.addEventListener('pointerdown', held, { passive: true });
  view.addEventListener('scroll', scrolled, { passive: true });
  root.addEventListener('keydown', turned);
  const letGo = pinchPictures(view);

  return {
    goTo(slide) {
      const index = slides().indexOf(slide);
      // It is wanted: its video takes the focus.
      slide.inert = false;
      if (embla) return embla.scrollTo(index);
      wanted = slide;
      view.scrollTo({ left: slide.offsetLeft - view.offsetLeft, behavior: 'smooth' });
    },
    refresh(place) {
      if (!embla) {
        if (place === 'first') {
          wanted = null;
          view.scrollTo({ left: 0, behavior: 'instant' });
        }
        return;
      }
      const startIndex = place === 'first' ? 0 : Math.min(embla.selectedScrollSnap(), slides().length - 1);
      for (const slide of slides()) slide.inert = false;
      label();
      embla.reInit({ ...options(), startIndex });
      seen();
    },
    stop() {
      left = true;
      letGo();
      view.removeEventListener('pointerdown', held);
      view.removeEventListener('scroll', scrolled);
      root.removeEventListener('keydown', turned);
      embla?.destroy();
      embla = null;
      delete view.dataset.turning;
      root.removeAttribute('aria-roledescription');
      for (const slide of slides()) {
        slide.inert = false;
        for (const name of ['role', 'aria-roledescription', 'aria-label'])
          slide.firstElementChild?.removeAttribute(name);
      }
    },
  };
}
