import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageConfig } from '../../platform/page-config.ts';
import { readCookie, writeCookie } from '../../state/browser-storage/cookies.ts';
import { header } from '../../state/header/header.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { awaitTurn, POPUP } from './popup-turn.ts';
import type { PopupBlock } from './popups.schema.ts';

/**
 * Writing or choosing; before a mega-menu or the search; asked for consent; before a dialog that is not of the overlays: an enlarged picture,
 * the e-mail tool's form.
 */
function busy(): boolean {
  const { megaMenu, searchOpen } = header.getState();
  return (
    megaMenu !== null ||
    searchOpen ||
    document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], [role=dialog][aria-modal=true], .consent, .quick__panel') !== null
  );
}

const age = () => performance.now();

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The popup that is shown. In the theme editor it is the one whose block is selected, and no cookie is set (rule start-7). */
export function usePopups(popups: PopupBlock[]): {
  popup: PopupBlock | null;
  root: RefObject<HTMLDivElement | null>;
  /** Told when it was closed, by whatever way: it stays away for its days. */
  closed: () => void;
} {
  const [popup, setPopup] = useState<PopupBlock | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const designMode = pageConfig().designMode;
  useEffect(() => {
    const element = root.current;
    if (!designMode) return awaitTurn(popups, setPopup, { overlays, readCookie, busy, age, after });
    const select = ({ target }: Event) => {
      const chosen = popups[target instanceof Element ? [...(element?.children ?? [])].indexOf(target) : -1];
      if (!chosen) return;
      setPopup(chosen);
      overlays.openModal(POPUP);
    };
    const deselect = () => overlays.closeModal(POPUP);
    element?.addEventListener('shopify:block:select', select);
    element?.addEventListener('shopify:block:deselect', deselect);
    return () => {
      element?.removeEventListener('shopify:block:select', select);
      element?.removeEventListener('shopify:block:deselect', deselect);
    };
  }, [popups, designMode]);
  // The editor may have changed it since.
  const shown = popup && (popups.find(({ cookie_name }) => cookie_name === popup.cookie_name) ?? popup);
  return {
    popup: shown,
    root,
    closed() {
      if (popup && !designMode) writeCookie(popup.cookie_name, 'true', popup.expiration);
    },
  };
}
