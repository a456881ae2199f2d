import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

export interface DialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Opens and closes a native modal dialog with a state that lives elsewhere. The browser keeps the focus inside, gives it back
 * to where it came from, and closes on Escape; a click beside the sheet closes too.
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
    onClick: (event) => {
      if (event.target === event.currentTarget) onClosed();
    },
  };
}
