import { Html, t } from '@vitrine/compiler/view.ts';
import { Modal } from '../../components/dialog/Modal.tsx';
import { Picture } from '../../components/ui/Picture.tsx';
import { overlays } from '../../state/overlays/overlays.ts';
import { PopupForm } from './PopupForm.tsx';
import { POPUP } from './popup-turn.ts';
import styles from './popups.css?inline';
import type { PopupBlock } from './popups.schema.ts';

/** The popup itself: with the newsletter's field in it, or a button that is a link or opens a sign-up form. */
export default function PopupSheet({ popup, closed }: { popup: PopupBlock; closed: () => void }) {
  const { heading, text, image, link, link_label, signup_form, newsletter } = popup;
  return (
    <Modal
      id={POPUP}
      title={heading || t('popup.label')}
      className={image ? 'modal--popup modal--pictured' : 'modal--popup'}
      onClosed={closed}
      unasked
    >
      <style>{styles}</style>
      {image && (
        <div className="popup__media media">
          <Picture image={image} sizes="(min-width: 768px) 360px, 100vw" />
        </div>
      )}
      {text && <Html className="prose popup__text" html={text} />}
      {newsletter && <PopupForm />}
      {link_label && (link || signup_form) && (
        <a
          className="button popup__button"
          href={link || '#'}
          data-signup-form={signup_form || undefined}
          onClick={() => {
            if (!signup_form) overlays.closeModal(POPUP);
          }}
        >
          {link_label}
        </a>
      )}
    </Modal>
  );
}
