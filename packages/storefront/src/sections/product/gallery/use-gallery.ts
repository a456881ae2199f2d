import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LiveGallery } from './gallery-controller.ts';

interface GalleryState {
  root: RefObject<HTMLElement | null>;
  /** Id of the picture that is seen; null until the gallery was touched. */
  seen: number | null;
  /** Shows a picture; a video plays. */
  go(id: number, event?: MouseEvent): void;
  handlers: Record<'onPointerEnter' | 'onPointerDown' | 'onFocus', () => void>;
}

const loadGallery = () => import('./gallery-controller.ts');

/** Fetches what moves the gallery when it is first touched, or the page first scrolled, and keeps it told of what is shown. */
export function useGallery(color: string, videos: boolean): GalleryState {
  const root = useRef<HTMLElement>(null);
  const live = useRef<Promise<LiveGallery | null> | null>(null);
  const [seen, setSeen] = useState<number | null>(null);

  const wake = useCallback(() => {
    if (live.current === null)
      live.current = loadGallery().then(
        ({ liveGallery }) => root.current && liveGallery(root.current, setSeen),
        () => {
          // Offline: the strip goes on being scrolled by hand; the next touch tries again.
          live.current = null;
          return null;
        },
      );
    return live.current;
  }, []);

  useEffect(() => {
    // Seen on the way down, as scrolling does not bubble: of the page, and of the strip.
    const options = { capture: true, passive: true, once: true };
    const touched = () => void wake();
    window.addEventListener('scroll', touched, options);
    // Come back to, or led to a picture by its link before scripts were there: the page is somewhere already.
    if (window.scrollY > 0) touched();
    return () => {
      window.removeEventListener('scroll', touched, options);
      live.current?.then((gallery) => gallery?.stop());
      live.current = null;
    };
  }, [wake]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another color has other pictures
  useEffect(() => {
    live.current?.then((gallery) => gallery?.refresh('first'));
  }, [color]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: videos come or go
  useEffect(() => {
    live.current?.then((gallery) => gallery?.refresh('same'));
  }, [videos]);

  const go = useCallback(
    (id: number, event?: MouseEvent) => {
      event?.preventDefault();
      wake().then((gallery) => gallery?.goTo(id));
    },
    [wake],
  );
  const touched = () => void wake();
  return { root, seen, go, handlers: { onPointerEnter: touched, onPointerDown: touched, onFocus: touched } };
}
