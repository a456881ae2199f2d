import { lazy } from 'react';

/** Marks what is brought to life when the disclosure around it is opened, or about to be. */
const LATER = '[data-later]';

const holds = (details: Element | null): boolean => details?.querySelector(LATER) != null;

/** Resolves at the first sign of somebody looking into such a disclosure. */
function looked(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const heard = ({ target }: Event) => {
      if (!(target instanceof Element) || !holds(target.closest('details'))) return;
      stop.abort();
      resolve();
    };
    for (const type of ['pointerover', 'focusin', 'toggle'])
      document.addEventListener(type, heard, { capture: true, passive: true, signal: stop.signal });
  });
}

/** `Guides` as the browser has them on a product page: what the platform painted stands until somebody looks, and is hydrated then. */
export const Guides = lazy(async () => {
  await looked();
  return { default: (await import('./Guides.tsx')).Guides };
});
