import { t } from '@vitrine/compiler/view.ts';
import type { Review } from '@vitrine/contract';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useWanted } from '../../components/use-wanted.ts';
import { overlays } from '../../state/overlays.ts';
import { useModalOpen } from '../../state/use-overlays.ts';
import type PhotoModalOf from './PhotoModal.tsx';

const PhotoModal = lazy<ComponentType<Parameters<typeof PhotoModalOf>[0]>>(() =>
  import('./PhotoModal.tsx').catch(() => ({ default: () => null })),
);

/** The customer's own pictures: small here, large in a dialog. A picture that cannot be had leaves its place empty. */
export function ReviewPhotos({ review }: { review: Review }) {
  const id = `review-${review.id}-photos`;
  const [at, setAt] = useState(0);
  const open = useModalOpen(id);
  const wanted = useWanted(id);
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
      {wanted && (
        <Suspense fallback={null}>
          <PhotoModal id={id} photos={review.photos} at={at} go={setAt} name={name} />
        </Suspense>
      )}
    </>
  );
}
