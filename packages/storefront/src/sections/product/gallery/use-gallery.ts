import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryController } from './gallery-controller.ts';

interface GalleryState {
  root: RefObject<HTMLElement | null>;
  /** Id of the media in view; null before the first interaction. */
  seen: number | null;
  /** Scrolls to a picture; a video plays. */
  go(id: number, event?: MouseEvent): void;
  handlers: Record<'onPointerEnter' | 'onPointerDown' | 'onFocus', () => void>;
}

const loadGallery = () => import('./gallery-controller.ts');

/** Loads the gallery's controller at the first interaction or scroll, and refreshes it when other media are shown. */
export function useGallery(color: string, videos: boolean): GalleryState {
  const root = useRef<HTMLElement>(null);
  const controller = useRef<Promise<GalleryController | null> | null>(null);
  const [seen, setSeen] = useState<number | null>(null);

  const start = useCallback(() => {
    if (controller.current === null)
      controller.current = loadGallery().then(
        ({ createGalleryController }) => root.current && createGalleryController(root.current, setSeen),
        () => {
          // Offline: the strip is scrolled natively; the next interaction tries again.
          controller.current = null;
          return null;
        },
      );
    return controller.current;
  }, []);

  useEffect(() => {
    // In the capture phase, as scroll events do not bubble: those of the page and of the strip.
    const options = { capture: true, passive: true, once: true };
    const onInterest = () => void start();
    window.addEventListener('scroll', onInterest, options);
    // Back, or a picture's link pressed before the scripts ran: the page is scrolled already.
    if (window.scrollY > 0) onInterest();
    return () => {
      window.removeEventListener('scroll', onInterest, options);
      controller.current?.then((gallery) => gallery?.stop());
      controller.current = null;
    };
  }, [start]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another color has other pictures
  useEffect(() => {
    controller.current?.then((gallery) => gallery?.refresh('first'));
  }, [color]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: videos come or go
  useEffect(() => {
    controller.current?.then((gallery) => gallery?.refresh('same'));
  }, [videos]);

  const go = useCallback(
    (id: number, event?: MouseEvent) => {
      event?.preventDefault();
      start().then((gallery) => gallery?.goTo(id));
    },
    [start],
  );
  const onInterest = () => void start();
  return { root, seen, go, handlers: { onPointerEnter: onInterest, onPointerDown: onInterest, onFocus: onInterest } };
}
