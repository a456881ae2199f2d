import { ZOOM_WIDTH } from '../../../state/viewport/viewport.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { slideAtMiddle } from './mid-viewport.ts';

/** What ends a scroll to a slide that was asked for: its end, or the visitor's own hand. */
const OWN_HAND = ['scrollend', 'wheel', 'touchmove', 'keydown'];

/** The static gallery: the current slide is the one at the middle of the window, and the thumbnails follow it (rules gallery-2, gallery-8). */
export function gridOf({ root, slides, see }: GalleryParts): GalleryLayout {
  const crossing = new Set<number>();
  let all = slides();
  let current: number | null = null;
  let asked: number | null = null;
  let asking = new AbortController();

  const tell = () => {
    const next = slideAtMiddle(crossing, current, asked);
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
      tell();
    },
    { rootMargin: '-50% 0px -50% 0px' },
  );
  for (const slide of all) middle.observe(slide);
  // Who touches the pictures may want to see one enlarged: a press answers at once.
  if (window.innerWidth > ZOOM_WIDTH) import('../zoom/zoom.ts').catch(() => {});

  return {
    goTo(slide) {
      asking.abort();
      asking = new AbortController();
      asked = all.indexOf(slide);
      tell();
      window.scrollTo({ top: middleOf(slide, root) });
      const arrived = () => {
        asking.abort();
        asked = null;
      };
      for (const name of OWN_HAND) {
        window.addEventListener(name, arrived, { signal: asking.signal, passive: true });
      }
    },
    refresh() {
      middle.disconnect();
      crossing.clear();
      asking.abort();
      asked = null;
      current = null;
      all = slides();
      for (const slide of all) middle.observe(slide);
    },
    stop() {
      middle.disconnect();
      asking.abort();
    },
  };
}

/**
 * Where the page stands with a slide in the middle of the window, px. Measured from the gallery's beginning: below their end the pictures
 * go along with the page.
 */
function middleOf(slide: HTMLElement, root: HTMLElement): number {
  const pictures = slide.closest('.gallery__main') ?? root;
  const { top, height } = slide.getBoundingClientRect();
  const within = top - pictures.getBoundingClientRect().top;
  return window.scrollY + root.getBoundingClientRect().top + within - (window.innerHeight - height) / 2;
}

/** The column scrolls in itself where it is longer than the window; the page stays where it is. */
function followWithThumbnails(root: HTMLElement, index: number): void {
  const column = root.querySelector<HTMLElement>('.gallery__nav');
  const thumbnail = column?.children[index];
  if (!column || !(thumbnail instanceof HTMLElement)) return;
  column.scrollTo({ top: thumbnail.offsetTop - (column.clientHeight - thumbnail.offsetHeight) / 2 });
}
