import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';
import { Icon } from '../ui/Icon.tsx';
import { overlayRoot } from './overlay-root.ts';
import { useDialog } from './use-dialog.ts';

/**
 * A sheet over the page, open while `id` is the active modal (rule layout-2). It belongs into a chunk of its own: see `useWanted`.
 * What happens in it stays in it, although React lets events of a portal rise into the form around its button.
 */
export function Modal({
  id,
  title,
  className = '',
  steady = false,
  onClosed,
  unasked = false,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  /** A click beside the sheet does not close it: something has been typed. */
  steady?: boolean;
  /** Told once each time it has closed, whoever closed it. */
  onClosed?: () => void;
  /** It opens by itself: none of its controls has the focus. */
  unasked?: boolean;
  children: ReactNode;
}) {
  const open = useModalOpen(id);
  const close = () => overlays.closeModal(id);
  const dialog = useDialog(open, close, unasked);
  return createPortal(
    <dialog
      className={`modal ${className}`}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => event.stopPropagation()}
      onChange={(event) => event.stopPropagation()}
      {...(steady ? { ...dialog, onClick: undefined } : dialog)}
      onClose={() => {
        close();
        onClosed?.();
      }}
    >
      <p className="visually-hidden" data-live-region="" role="status" aria-live="polite" />
      <div className="modal__sheet">
        <div className="modal__head">
          <h2 id={`${id}-title`} className="modal__title">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t('general.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="modal__body">{children}</div>
      </div>
    </dialog>,
    overlayRoot(),
  );
}
