import type { ProductProps } from '@vitrine/contract';
import { lazy, useEffect } from 'react';

/** Where the words stand. */
const WORDS = '.accordions';
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'toggle', 'click'];

/**
 * Waits for the first sign of somebody going to the words, and keeps what is pressed meanwhile. Resolves with what presses it again, to
 * be called when they are alive, or never will be.
 */
function wanted(): Promise<() => void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    let pressed: HTMLElement | null = null;
    const release = () => {
      stop.abort();
      pressed?.click();
      pressed = null;
    };
    const heard = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(WORDS)) return;
      const head = target.closest('summary');
      if (event.type === 'click' && head) {
        event.preventDefault();
        pressed = head;
      }
      resolve(release);
    };
    for (const type of SIGNS) document.addEventListener(type, heard, { capture: true, signal: stop.signal });
  });
}

/**
 * `ProductWords` as the browser has them: what the platform painted stands until somebody goes to it, and is hydrated then. Where it
 * cannot be had the browser's own disclosures remain.
 */
export const ProductWords = lazy(async () => {
  const release = await wanted();
  try {
    const { ProductWords: Words } = await import('./ProductWords.tsx');
    const Alive = (props: { product: ProductProps }) => {
      useEffect(release, []);
      return <Words {...props} />;
    };
    return { default: Alive };
  } catch {
    release();
    return new Promise<never>(() => {});
  }
});
