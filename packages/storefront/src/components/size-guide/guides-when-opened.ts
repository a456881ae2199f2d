import { lazy } from 'react';
import { chunk } from '../../state/chunk.ts';
import { loadOnSign } from '../load-on-sign.ts';

/** Marks what is brought to life when the disclosure around it is opened, or about to be. */
const LATER = '[data-later]';

/** A disclosure somebody looks into, or is about to. */
const LOOKED_INTO = ':is([open], :hover, :focus-within)';

const holds = (details: Element | null): boolean => details?.querySelector(LATER) != null;
const guides = chunk(() => import('./Guides.tsx').then((module) => module.Guides));

/** `Guides` as the browser has them on a product page: what the platform painted stands until somebody looks, and is hydrated then. */
export const Guides = lazy(async () => {
  const opened = [...document.querySelectorAll(`details${LOOKED_INTO}`)].some(holds);
  const isSign = (target: Element) => holds(target.closest('details'));
  return { default: await loadOnSign(guides, ['pointerover', 'focusin', 'toggle'], isSign, opened) };
});
