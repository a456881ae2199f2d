import { viewport } from '../../../state/viewport/viewport.ts';
import { carouselOf } from './carousel.ts';
import type { GalleryLayout, GalleryParts } from './gallery-layout.ts';
import { gridOf } from './grid.ts';
import { watchVideos } from './watch-videos.ts';

export interface GalleryController {
  /** Scrolls the media with this id into view; a video plays, unless the visitor prefers reduced motion. */
  goTo(id: number): void;
  refresh(place: 'first' | 'same'): void;
  stop(): void;
}

/** Controls a gallery: a grid from 1024 px on, a carousel below. `onSeen` gets the id of the media in view. */
export function createGalleryController(root: HTMLElement, onSeen: (id: number) => void): GalleryController | null {
  const view = root.querySelector<HTMLElement>('.gallery__view');
  const list = root.querySelector<HTMLElement>('.gallery__list');
  if (!view || !list) return null;
  const parts: GalleryParts = {
    root,
    view,
    list,
    slides: () => [...list.querySelectorAll<HTMLElement>(':scope > [data-media]')],
    see: (slide) => onSeen(Number(slide.dataset.media)),
  };
  const start = () => (viewport.getState().desktop ? gridOf(parts) : carouselOf(parts));
  let layout: GalleryLayout = start();
  const videos = watchVideos(parts);
  const leave = viewport.subscribe((state, before) => {
    if (state.desktop === before.desktop) return;
    layout.stop();
    layout = start();
  });
  return {
    goTo(id) {
      const slide = parts.slides().find((one) => one.dataset.media === String(id));
      if (!slide) return;
      layout.goTo(slide);
      videos.request(slide);
    },
    refresh(place) {
      layout.refresh(place);
      videos.refresh();
    },
    stop() {
      leave();
      layout.stop();
      videos.stop();
    },
  };
}
