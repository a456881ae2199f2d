import { type RefObject, useEffect } from 'react';
import { header } from '../../state/header/header.ts';

/**
 * What else closes the open search: focus or a press that goes elsewhere, and leaving the page (so that Back does not find it open).
 * The menus of the header close it by the header's own state.
 */
export function useDismiss(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Element && (element.contains(target) || target.closest('[data-scripted="search"]') !== null);
    const elsewhere = (event: Event) => {
      if (!isInside(event.target)) header.closeSearch();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    window.addEventListener('pagehide', header.closeSearch);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      window.removeEventListener('pagehide', header.closeSearch);
    };
  }, [panel, open]);
}
