import { ZOOM_WIDTH } from '../../../state/viewport/viewport.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { slideAtMiddle } from './mid-viewport.ts';

/** Events that end a scroll to a pressed slide: its end, or the visitor's own scrolling. */
const SCROLL_ENDS = ['scrollend', 'wheel', 'touchmove', 'keydown'];

/** The static gallery: the current slide is the one at the middle of the window, and the thumbnails follow it (rules gallery-2, gallery-8). */
export function gridOf({ root, slides, see }: GalleryParts): GalleryLayout {
  const crossing = new Set<number>();
  let all = slides();
  let current: number | null = null;
  let target: number | null = null;
  let scrolling = new AbortController();

  const update = () => {
    const next = slideAtMiddle(crossing, current, target);
    const slide = next === null ? undefined : all[next];
    if (next === null || !slide || next === current) return;
    current = next;
    see(slide);
    followWithThumbnails(root, next);
  };
  const middle = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const index = entry.target instanceof HTMLElement ? all.indexOf(entry.target) : -1;
        if (entry.isIntersecting && index >= 0) crossing.add(index);
        else crossing.delete(index);
      }
      update();
    },
    { rootMargin: '-50% 0px -50% 0px' },
  );
  for (const slide of all) middle.observe(slide);
  // Preloaded, so that the first press on a picture enlarges it without delay.
  if (window.innerWidth > ZOOM_WIDTH) import('../zoom/zoom.ts').catch(() => {});

  return {
    goTo(slide) {
      scrolling.abort();
      scrolling = new AbortController();
      target = all.indexOf(slide);
      update();
      window.scrollTo({ top: middleOf(slide, root) });
      const arrived = () => {
        scrolling.abort();
        target = null;
      };
      for (const name of SCROLL_ENDS) {
        window.addEventListener(name, arrived, { signal: scrolling.signal, passive: true });
      }
    },
    refresh() {
      middle.disconnect();
      crossing.clear();
      scrolling.abort();
      target = null;
      current = null;
      all = slides();
      for (const slide of all) middle.observe(slide);
    },
    stop() {
      middle.disconnect();
      scrolling.abort();
    },
  };
}

/**
 * The scroll position of the page, px, with a slide in the middle of the viewport. Measured from the top of the gallery, because the sticky
 * pictures move with the page below their end.
 */
function middleOf(slide: HTMLElement, root: HTMLElement): number {
  const pictures = slide.closest('.gallery__main') ?? root;
  const { top, height } = slide.getBoundingClientRect();
  const within = top - pictures.getBoundingClientRect().top;
  return window.scrollY + root.getBoundingClientRect().top + within - (window.innerHeight - height) / 2;
}

/** Scrolls the column of thumbnails, if it is longer than the viewport, without scrolling the page. */
function followWithThumbnails(root: HTMLElement, index: number): void {
  const column = root.querySelector<HTMLElement>('.gallery__nav');
  const thumbnail = column?.children[index];
  if (!column || !(thumbnail instanceof HTMLElement)) return;
  column.scrollTo({ top: thumbnail.offsetTop - (column.clientHeight - thumbnail.offsetHeight) / 2 });
}
