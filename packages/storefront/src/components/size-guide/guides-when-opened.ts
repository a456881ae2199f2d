import { lazy } from 'react';

/** Marks what is brought to life when the disclosure around it is opened, or about to be. */
const LATER = '[data-later]';

/** A disclosure somebody looks into, or is about to. */
const LOOKED_INTO = ':is([open], :hover, :focus-within)';

const holds = (details: Element | null): boolean => details?.querySelector(LATER) != null;

/** Resolves at the first sign of somebody looking into such a disclosure, also one that was given before this listened. */
function looked(): Promise<void> {
  if ([...document.querySelectorAll(`details${LOOKED_INTO}`)].some(holds)) return Promise.resolve();
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
