import { t } from '@vitrine/compiler/view.ts';
import { Modal } from '../../components/dialog/Modal.tsx';

/** A sheet with nothing in it but words. */
export default function SampleModal({ id }: { id: string }) {
  return (
    <Modal id={id} title={t('styleguide.modal')}>
      <p>{t('product.delivery_text')}</p>
    </Modal>
  );
}
