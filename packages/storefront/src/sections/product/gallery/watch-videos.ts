import { viewport } from '../../../state/viewport/viewport.ts';
import type { GalleryParts } from './gallery-layout.ts';

/** Share of a video that has to be in sight for it to play. */
const ENOUGH = 0.5;

/** A video plays while it was asked for and is in sight, unless the visitor asked for less movement. */
export const mayPlay = (video: { asked: boolean; inSight: boolean; reducedMotion: boolean }): boolean =>
  video.asked && video.inSight && !video.reducedMotion;

interface Videos {
  /** The visitor wants to see the video of this slide. */
  ask(slide: HTMLElement): void;
  refresh(): void;
  stop(): void;
}

/** A film on another site starts by its button, where movement is welcome; else the button has the focus. */
function askElsewhere(slide: HTMLElement): void {
  const button = slide.querySelector<HTMLElement>('.gallery__play');
  button?.focus({ preventScroll: true });
  if (!viewport.getState().reducedMotion) button?.click();
}

/** Videos that were asked for play while they are in sight; every video pauses when it leaves. */
export function watchVideos({ list }: Pick<GalleryParts, 'list'>): Videos {
  const inSight = new Set<HTMLVideoElement>();
  let asked: HTMLVideoElement | null = null;
  const play = (video: HTMLVideoElement) => {
    const { reducedMotion } = viewport.getState();
    if (!mayPlay({ asked: video === asked, inSight: inSight.has(video), reducedMotion })) return;
    video.muted = true;
    // A browser that refuses (saving data, low battery) leaves the poster and the controls.
    video.play().catch(() => {});
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (intersectionRatio >= ENOUGH) inSight.add(target);
        else {
          inSight.delete(target);
          target.pause();
        }
        play(target);
      }
    },
    { threshold: [0, ENOUGH] },
  );
  const observe = () => {
    observer.disconnect();
    inSight.clear();
    for (const video of list.querySelectorAll('video')) observer.observe(video);
  };
  observe();
  // Stopped by the visitor's own hand it stays so; started by it, it goes on when it comes back into sight.
  const stopped = ({ target }: Event) => {
    if (asked !== null && target === asked && inSight.has(asked)) asked = null;
  };
  const started = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) asked = target;
  };
  // These events do not bubble.
  list.addEventListener('pause', stopped, true);
  list.addEventListener('play', started, true);
  return {
    ask(slide) {
      asked = slide.querySelector('video');
      if (!asked) return askElsewhere(slide);
      // The button that asked goes away while the video is seen: its place in the order of keys is the video.
      asked.focus({ preventScroll: true });
      play(asked);
    },
    refresh: observe,
    stop() {
      observer.disconnect();
      list.removeEventListener('pause', stopped, true);
      list.removeEventListener('play', started, true);
    },
  };
}
