import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import { GIFT_CARD_SEND_PROPERTY } from '../../../domain/line-properties.ts';

const fieldsChunk = viewChunk(() => import('./GiftFields.tsx'));

/** A gift card may be sent to its recipient; the fields for that are shown when the shopper ticks the box (rules data-4, product-20). */
export function GiftForm({
  errors,
  onEdit,
}: {
  /** The platform's messages, by its names of the fields. */
  errors: Record<string, string[]> | null;
  onEdit: () => void;
}) {
  const id = useSectionId();
  const [send, setSend] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  const GiftFields = useChunk(fieldsChunk, send === true, { instead: () => setFailed(true) });
  return (
    <div className="gift needs-script">
      <label className="check">
        <input
          type="checkbox"
          name={`properties[${GIFT_CARD_SEND_PROPERTY}]`}
          value="true"
          checked={send === true}
          onChange={(event) => setSend(event.target.checked)}
        />
        <span>{t('gift.send')}</span>
      </label>
      {send !== null && GiftFields && <GiftFields id={id} send={send} errors={errors ?? {}} onEdit={onEdit} />}
      {send && !GiftFields && failed && (
        <p className="error small" role="alert">
          {t('gift.unavailable')}
        </p>
      )}
    </div>
  );
}
