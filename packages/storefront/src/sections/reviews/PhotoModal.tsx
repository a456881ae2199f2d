import { t } from '@vitrine/compiler/view.ts';
import { Modal } from '../../components/dialog/Modal.tsx';
import styles from './photo-modal.css?inline';

/** One of a review's pictures, as large as the window lets it be, and the way to the others. */
export default function PhotoModal({
  id,
  photos,
  at,
  go,
  name,
}: {
  id: string;
  photos: readonly string[];
  at: number;
  go: (index: number) => void;
  name: string;
}) {
  const step = (by: number) => () => go((at + by + photos.length) % photos.length);
  return (
    <Modal id={id} title={t('reviews.photos_by', { name })} className="modal--photo">
      <style>{styles}</style>
      <img className="photo-modal__picture" src={photos[at]} alt={t('reviews.photo', { name, number: at + 1 })} />
      {photos.length > 1 && (
        <div className="photo-modal__steps">
          <button type="button" className="button button--quiet" onClick={step(-1)}>
            {t('reviews.photo_before')}
          </button>
          <span className="small tabular" aria-live="polite">
            {t('reviews.photo_of', { number: at + 1, count: photos.length })}
          </span>
          <button type="button" className="button button--quiet" onClick={step(1)}>
            {t('reviews.photo_after')}
          </button>
        </div>
      )}
    </Modal>
  );
}
