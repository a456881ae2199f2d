import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { overlays } from '../../state/overlays/overlays.ts';

export interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  tabIndex: number | undefined;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens and closes a native modal dialog with a state that lives elsewhere. The browser keeps the focus inside and gives it
 * back to where it came from; the page does not scroll while it is shown; Escape and a click beside the sheet close. `unasked`: it comes by itself, so the focus goes to the dialog
 * and none of its controls: what is pressed by chance presses nothing.
 */
export function useDialog(open: boolean, onClosed: () => void, unasked = false): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  const wasOpen = useRef(false);
  // Not closed in a cleanup: in development React mounts twice, and the dialog's own `close` would say that the visitor closed it.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      if (unasked) dialog.focus();
    } else if (!open && wasOpen.current && dialog.open) dialog.close();
    wasOpen.current = open;
  }, [open, unasked]);
  useEffect(() => (open ? overlays.show() : undefined), [open]);
  return {
    ref,
    tabIndex: unasked ? -1 : undefined,
    onClose: onClosed,
    onKeyDown: (event) => {
      // Browsers close every dialog that was opened without a touch of the visitor's at once: here one Escape closes one.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClosed();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClosed();
    },
  };
}
