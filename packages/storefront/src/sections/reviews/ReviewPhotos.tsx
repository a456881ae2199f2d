import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk, useChunkBusy } from '../../components/lazy/use-chunk.ts';
import type { Review } from '../../integrations/reviews/review.schema.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { useModalOpen } from '../../state/overlays/use-overlays.ts';

const modal = viewChunk(() => import('./PhotoModal.tsx'));

/** The customer's own pictures: small here, large in a dialog. A picture that cannot be had leaves its place empty. */
export function ReviewPhotos({ review }: { review: Review }) {
  const id = `review-${review.id}-photos`;
  const [at, setAt] = useState(0);
  const open = useModalOpen(id);
  const busy = useChunkBusy(modal, open);
  const PhotoModal = useChunk(modal, open, {
    instead() {
      overlays.closeModal(id);
      const photo = review.photos[at];
      if (photo) window.location.assign(photo);
    },
  });
  const name = review.customer.first_name || t('reviews.someone');
  return (
    <>
      <ul className="review__photos">
        {review.photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              className="review__photo"
              aria-haspopup="dialog"
              aria-expanded={open && index === at}
              aria-busy={(busy && index === at) || undefined}
              onClick={() => {
                setAt(index);
                overlays.toggleModal(id);
              }}
            >
              <img
                src={photo}
                width={96}
                height={128}
                loading="lazy"
                alt={t('reviews.photo', { name, number: index + 1 })}
              />
            </button>
          </li>
        ))}
      </ul>
      {PhotoModal && <PhotoModal id={id} photos={review.photos} at={at} go={setAt} name={name} />}
    </>
  );
}
