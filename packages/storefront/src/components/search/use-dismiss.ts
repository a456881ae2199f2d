import { type RefObject, useEffect } from 'react';
import { header } from '../../state/header.ts';

/**
 * What else closes the open search: focus or a press that goes elsewhere, a menu of the header that opens, and leaving the
 * page (so that Back does not find it open).
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
    const menuOpened = (event: Event) => {
      if (event.target instanceof HTMLDetailsElement && event.target.open) header.closeSearch();
    };
    const bar = element.closest('header');
    for (const menu of bar?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    bar?.addEventListener('toggle', menuOpened, true);
    window.addEventListener('pagehide', header.closeSearch);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      bar?.removeEventListener('toggle', menuOpened, true);
      window.removeEventListener('pagehide', header.closeSearch);
    };
  }, [panel, open]);
}
