import { t } from '@vitrine/compiler/view.ts';
import { isRtl, turningStrip } from '../../../components/carousel/embla.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { pinchPictures } from './pinch.ts';

/**
 * The carousel below 1024 px (rule gallery-1): it loops, and takes over from the strip, once that is at rest, at the slide that is seen.
 * Until then, and where its script cannot be fetched, the strip is scrolled by hand and by key.
 */
export function carouselOf(parts: GalleryParts): GalleryLayout {
  const { root, view, slides, see } = parts;
  /** Where the strip was sent by a press: on a slow device it may not be there yet when the carousel takes over. */
  let wanted: HTMLElement | null = null;

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
      // React says when there are other slides.
      watchSlides: false,
      // Only where there is more than fits (rule widget-15).
      watchDrag: (api) => api.scrollSnapList().length > 1,
    },
    startIndex() {
      const sent = wanted ? slides().indexOf(wanted) : -1;
      return sent < 0 ? null : sent;
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
  const turned = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // The controls of a video have arrows of their own.
    if (!by || event.target instanceof HTMLVideoElement || !(event.target instanceof Element)) return;
    if (!event.target.closest('.gallery__view, .gallery__nav')) return;
    event.preventDefault();
    held();
    strip.turn(isRtl(view) === by < 0 ? 1 : -1);
  };
  /** A hand on the strip counts more than the press before. */
  const held = () => {
    wanted = null;
  };
  view.addEventListener('pointerdown', held, { passive: true });
  root.addEventListener('keydown', turned);
  const letGo = pinchPictures(view);

  return {
    goTo(slide) {
      const index = slides().indexOf(slide);
      // It is wanted: its video takes the focus.
      slide.inert = false;
      if (strip.embla()) return strip.goTo(index);
      wanted = slide;
      view.scrollTo({ left: slide.offsetLeft - view.offsetLeft, behavior: 'smooth' });
    },
    refresh(place) {
      const embla = strip.embla();
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
      strip.refresh(startIndex);
    },
    stop() {
      strip.stop();
      letGo();
      view.removeEventListener('pointerdown', held);
      root.removeEventListener('keydown', turned);
      root.removeAttribute('aria-roledescription');
      for (const slide of slides()) {
        slide.inert = false;
        for (const name of ['role', 'aria-roledescription', 'aria-label'])
          slide.firstElementChild?.removeAttribute(name);
      }
    },
  };
}
