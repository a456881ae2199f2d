import type { Target } from '@vitrine/contract/editor/preview.ts';
import { boxOf } from './box.ts';
import { elementOf } from './targets.ts';

/** Scrolls a section or block into view unless it is, once its theme has had a frame to show it: a slide, a tab, a menu. */
export function reveal(page: Document, target: Target): void {
  requestAnimationFrame(() => {
    const element = elementOf(page, target);
    const box = element && boxOf(element);
    if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    // Of one that is higher than the window the beginning is shown.
    const top = box.height > innerHeight ? box.top : box.top - (innerHeight - box.height) / 2;
    scrollBy({ top, behavior });
  });
}
