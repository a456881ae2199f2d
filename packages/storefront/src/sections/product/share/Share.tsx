import { t } from '@vitrine/compiler/view.ts';
import { type ReactNode, useState } from 'react';
import { chunk } from '../../../components/lazy/chunk.ts';
import type { ProductShare } from '../product-service.schema.ts';

/** Fetched when the button is about to be pressed: a browser shares only what follows a press at once. */
const sharing = chunk(() => import('./send-link.tsx'));

/** Sends the piece on: by the device's own sheet, else by a copied link; by mail and pin also without scripts. */
export function Share({ title, share }: { title: string; share: ProductShare }) {
  const [note, setNote] = useState<ReactNode>(null);
  const send = async () => {
    try {
      const { sendLink } = await sharing.load();
      setNote(await sendLink(title, share.url));
    } catch {
      window.location.assign(share.mailto);
    }
  };
  return (
    <div className="share small">
      <button
        type="button"
        className="text-button link needs-script"
        onPointerEnter={sharing.preload}
        onFocus={sharing.preload}
        onClick={send}
      >
        {t('share.title')}
      </button>
      <a className="link" href={share.mailto}>
        {t('share.mail')}
      </a>
      {share.pin && (
        <a className="link" href={share.pin} target="_blank" rel="noopener">
          {t('share.pin')}
        </a>
      )}
      {note}
    </div>
  );
}
