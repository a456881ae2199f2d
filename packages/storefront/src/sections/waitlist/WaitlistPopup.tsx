import { t } from '@vitrine/compiler/view.ts';
import { Modal } from '../../components/dialog/Modal.tsx';
import styles from '../../components/waitlist/waitlist.css?inline';
import type { WaitlistTexts } from '../../components/waitlist/waitlist.schema.ts';
import { WAITLIST, waitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { useStore } from '../../state/use-store.ts';
import { PopupForm } from './PopupForm.tsx';
import { useAsked } from './use-asked.ts';
import { WaitlistProduct } from './WaitlistProduct.tsx';

/** The popup: the product, its variants, and the form. */
export default function WaitlistPopup({ texts }: { texts: WaitlistTexts }) {
  const ask = useStore(waitlistAsk, (state) => state.ask);
  const asked = useAsked(ask);
  return (
    <Modal id={WAITLIST} title={texts.heading || t('waitlist.heading')} className="modal--waitlist">
      <style>{styles}</style>
      {ask && (
        <div className="waitlist-popup">
          {asked ? (
            <PopupForm key={`${ask.productId}-${asked.variantId}`} ask={ask} {...asked} texts={texts} />
          ) : (
            <>
              <WaitlistProduct ask={ask} picture={ask.image} />
              <div className="waitlist-panel__wait" aria-busy="true" />
            </>
          )}
        </div>
      )}
    </Modal>
  );
}
