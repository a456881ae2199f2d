import { type RefObject, useEffect } from 'react';
import { header } from '../../state/header/header.ts';

/**
 * Sets `header.sticky` while the header is scrolled out of its place (rule header-13). `position: sticky` keeps it in sight. An observer
 * watches an empty mark before it, so no code runs as the page scrolls and nothing shifts.
 */
export function useSticky(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const section = bar.current?.closest<HTMLElement>('.shopify-section');
    if (!section || typeof IntersectionObserver !== 'function') return;
    const mark = document.createElement('div');
    mark.className = 'site-header__mark';
    mark.ariaHidden = 'true';
    section.before(mark);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) header.setSticky(!entry.isIntersecting);
    });
    observer.observe(mark);
    return () => {
      observer.disconnect();
      mark.remove();
    };
  }, [bar]);
}
