import { t } from '@vitrine/compiler/view.ts';
import { isRtl, turningStrip } from '../../../components/carousel/embla.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { pinchPictures } from './pinch.ts';

/**
 * The carousel below 1024 px (rule gallery-1). It loops, and replaces native scrolling at the current slide once the strip has stopped
 * scrolling. Until then, and if its script cannot be fetched, the strip is scrolled natively and by key.
 */
export function carouselOf(parts: GalleryParts): GalleryLayout {
  const { root, view, slides, see } = parts;
  /** The slide a press scrolls to: on a slow device the strip may not have reached it when the carousel takes over. */
  let target: HTMLElement | null = null;

  const label = () => {
    const all = slides();
    for (const [index, slide] of all.entries()) {
      const frame = slide.firstElementChild;
      frame?.setAttribute('role', 'group');
      frame?.setAttribute('aria-roledescription', t('product.slide'));
      frame?.setAttribute('aria-label', t('product.slide_number', { number: index + 1, count: all.length }));
    }
  };
  const strip = turningStrip(view, {
    embla: {
      inViewThreshold: 0.5,
      // `refresh` is called when the slides change.
      watchSlides: false,
      // Only if the slides do not all fit (rule widget-15).
      watchDrag: (api) => api.scrollSnapList().length > 1,
    },
    startIndex() {
      const pressed = target ? slides().indexOf(target) : -1;
      return pressed < 0 ? null : pressed;
    },
    onTake() {
      root.setAttribute('aria-roledescription', t('carousel.name'));
      label();
    },
    onChange(index) {
      const slide = slides()[index];
      if (slide) see(slide);
    },
    onInView(indexes) {
      if (indexes.length > 0) for (const [index, slide] of slides().entries()) slide.inert = !indexes.includes(index);
    },
  });
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // A video's controls use the arrow keys themselves.
    if (!by || event.target instanceof HTMLVideoElement || !(event.target instanceof Element)) return;
    if (!event.target.closest('.gallery__view, .gallery__nav')) return;
    event.preventDefault();
    clearTarget();
    strip.turn(isRtl(view) === by < 0 ? 1 : -1);
  };
  /** A drag of the strip overrides an earlier press. */
  const clearTarget = () => {
    target = null;
  };
  view.addEventListener('pointerdown', clearTarget, { passive: true });
  root.addEventListener('keydown', onKey);
  const stopPinch = pinchPictures(view);

  return {
    goTo(slide) {
      const index = slides().indexOf(slide);
      // An inert slide's video could not take the focus.
      slide.inert = false;
      if (strip.embla()) return strip.goTo(index);
      target = slide;
      view.scrollTo({ left: slide.offsetLeft - view.offsetLeft, behavior: 'smooth' });
    },
    refresh(place) {
      const embla = strip.embla();
      if (!embla) {
        if (place === 'first') {
          target = null;
          view.scrollTo({ left: 0, behavior: 'instant' });
        }
        return;
      }
      const startIndex = place === 'first' ? 0 : Math.min(embla.selectedScrollSnap(), slides().length - 1);
      for (const slide of slides()) slide.inert = false;
      label();
      strip.refresh(startIndex);
    },
    stop() {
      strip.stop();
      stopPinch();
      view.removeEventListener('pointerdown', clearTarget);
      root.removeEventListener('keydown', onKey);
      root.removeAttribute('aria-roledescription');
      for (const slide of slides()) {
        slide.inert = false;
        for (const name of ['role', 'aria-roledescription', 'aria-label'])
          slide.firstElementChild?.removeAttribute(name);
      }
    },
  };
}
