import { t } from '@vitrine/compiler/view.ts';
import { type ReactNode, useState } from 'react';
import { chunk } from '../../../components/lazy/chunk.ts';
import type { ProductShare } from '../product-service.schema.ts';

/** Preloaded before the press: browsers allow sharing only directly after it. */
const sharing = chunk(() => import('./send-link.tsx'));

/** Shares the product: by the device's share sheet, else by copying the link; by mail and Pinterest without scripts, too. */
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
