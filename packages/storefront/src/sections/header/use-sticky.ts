import { type RefObject, useEffect } from 'react';
import { header } from '../../state/header/header.ts';

/**
 * Tells when the header has been scrolled out of its place (rule header-13). It stays in sight by `position: sticky` and keeps its room in
 * the page, so nothing shifts; a mark that takes no room stands where it would be. The browser watches the mark: nothing runs as the page scrolls.
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
