import { viewport } from '../../../state/viewport/viewport.ts';
import type { GalleryParts } from './gallery-layout.ts';

/** Visible share of a video from which it plays. */
const IN_VIEW_RATIO = 0.5;

/** A video plays while it is requested and in view, unless the visitor prefers reduced motion. */
export const mayPlay = (video: { requested: boolean; inView: boolean; reducedMotion: boolean }): boolean =>
  video.requested && video.inView && !video.reducedMotion;

interface Videos {
  /** The visitor wants to see the video of this slide. */
  request(slide: HTMLElement): void;
  refresh(): void;
  stop(): void;
}

/** Starts the video of another site by its button; with reduced motion, only focuses the button. */
function requestExternal(slide: HTMLElement): void {
  const button = slide.querySelector<HTMLElement>('.gallery__play');
  button?.focus({ preventScroll: true });
  if (!viewport.getState().reducedMotion) button?.click();
}

/** Plays the requested video while it is in view; every video pauses when it leaves the viewport. */
export function watchVideos({ list }: Pick<GalleryParts, 'list'>): Videos {
  const inView = new Set<HTMLVideoElement>();
  let requested: HTMLVideoElement | null = null;
  const play = (video: HTMLVideoElement) => {
    const { reducedMotion } = viewport.getState();
    if (!mayPlay({ requested: video === requested, inView: inView.has(video), reducedMotion })) return;
    video.muted = true;
    // A browser that refuses (saving data, low battery) leaves the poster and the controls.
    video.play().catch(() => {});
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (!(target instanceof HTMLVideoElement)) continue;
        if (intersectionRatio >= IN_VIEW_RATIO) inView.add(target);
        else {
          inView.delete(target);
          target.pause();
        }
        play(target);
      }
    },
    { threshold: [0, IN_VIEW_RATIO] },
  );
  const observe = () => {
    observer.disconnect();
    inView.clear();
    for (const video of list.querySelectorAll('video')) observer.observe(video);
  };
  observe();
  // A video that the visitor pauses stays paused; one that the visitor starts plays again when it is back in view.
  const stopped = ({ target }: Event) => {
    if (requested !== null && target === requested && inView.has(requested)) requested = null;
  };
  const started = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) requested = target;
  };
  // These events do not bubble.
  list.addEventListener('pause', stopped, true);
  list.addEventListener('play', started, true);
  return {
    request(slide) {
      requested = slide.querySelector('video');
      if (!requested) return requestExternal(slide);
      // The pressed button is hidden while the video is current, so the focus moves to the video.
      requested.focus({ preventScroll: true });
      play(requested);
    },
    refresh: observe,
    stop() {
      observer.disconnect();
      list.removeEventListener('pause', stopped, true);
      list.removeEventListener('play', started, true);
    },
  };
}
