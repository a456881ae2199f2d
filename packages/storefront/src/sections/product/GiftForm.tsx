import { t, useSectionId } from '@vitrine/compiler/view.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { GIFT_CARD_SEND_PROPERTY } from '../../state/line-properties.ts';
import type Fields from './GiftFields.tsx';

const GiftFields = lazy<ComponentType<Parameters<typeof Fields>[0]>>(() =>
  import('./GiftFields.tsx').catch(() => ({ default: Unavailable })),
);

const Unavailable = ({ send }: { send: boolean }) =>
  send && (
    <p className="error small" role="alert">
      {t('gift.unavailable')}
    </p>
  );

/** A gift card may go straight to whom it is for; to whom and when is asked once that is wanted (`spec §3, §5`). */
export function GiftForm({
  errors,
  onEdit,
}: {
  /** Sentences of the platform by its names of the fields. */
  errors: Record<string, string[]> | null;
  onEdit: () => void;
}) {
  const id = useSectionId();
  const [send, setSend] = useState<boolean | null>(null);
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
      {send !== null && (
        <Suspense fallback={null}>
          <GiftFields id={id} send={send} errors={errors ?? {}} onEdit={onEdit} />
        </Suspense>
      )}
    </div>
  );
}
