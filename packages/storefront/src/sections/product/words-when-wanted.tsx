import { lazy, useEffect } from 'react';
import { chunk } from '../../state/chunk.ts';
import type { ProductProps } from './product.schema.ts';

const words = chunk(() => import('./ProductWords.tsx').then((module) => module.ProductWords));

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
    const pressed: HTMLElement[] = [];
    const release = () => {
      stop.abort();
      // Twice ends where it began.
      for (const head of pressed.splice(0)) head.click();
    };
    const heard = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(WORDS)) return;
      const head = target.closest('summary');
      if (event.type === 'click' && head) {
        event.preventDefault();
        pressed.push(head);
      }
      resolve(release);
    };
    for (const type of SIGNS) document.addEventListener(type, heard, { capture: true, signal: stop.signal });
  });
}

/**
 * `ProductWords` as the browser has them: what the platform painted stands until somebody goes to it, and is hydrated then. Where it
 * cannot be fetched the browser's own disclosures remain, and the next press tries again.
 */
export const ProductWords = lazy(async () => {
  for (;;) {
    const release = await wanted();
    try {
      const Words = await words.load();
      const Alive = (props: { product: ProductProps }) => {
        useEffect(release, []);
        return <Words {...props} />;
      };
      return { default: Alive };
    } catch {
      release();
    }
  }
});
