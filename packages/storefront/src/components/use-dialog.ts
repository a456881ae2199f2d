import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens and closes a native modal dialog with a state that lives elsewhere. The browser keeps the focus inside and gives it
 * back to where it came from; Escape and a click beside the sheet close.
 */
export function useDialog(open: boolean, onClosed: () => void): DialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return {
    ref,
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
