import { t } from '@vitrine/compiler/view.ts';
import type { WaitlistTexts } from '@vitrine/contract';
import { Modal } from '../../components/Modal.tsx';
import { WAITLIST, waitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { useStore } from '../../state/use-store.ts';
import { PopupForm } from './PopupForm.tsx';
import { useAsked } from './use-asked.ts';

/** The popup: the piece, its variants, and the form. */
export default function WaitlistPopup({ texts }: { texts: WaitlistTexts }) {
  const ask = useStore(waitlistAsk, (state) => state.ask);
  const asked = useAsked(ask);
  return (
    <Modal id={WAITLIST} title={texts.heading || t('waitlist.heading')} className="modal--waitlist">
      {ask && (
        <div className="waitlist-popup">
          <div className="waitlist-popup__piece">
            <div className="media">
              {ask.image && <img src={ask.image.src} alt={ask.image.alt} loading="lazy" decoding="async" />}
            </div>
            <p className="waitlist-popup__name">{ask.title}</p>
          </div>
          {asked ? (
            <PopupForm key={`${ask.productId}-${asked.variantId}`} productId={ask.productId} {...asked} texts={texts} />
          ) : (
            <div className="waitlist-panel__wait" aria-busy="true" />
          )}
        </div>
      )}
    </Modal>
  );
}
