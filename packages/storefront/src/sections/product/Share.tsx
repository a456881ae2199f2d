import { t } from '@vitrine/compiler/view.ts';
import type { ProductShare } from '@vitrine/contract';
import { type ReactNode, useState } from 'react';

/** Fetched when the button is about to be pressed: a browser shares only what follows a press at once. */
const sharing = () => import('./send-link.tsx');

/** Sends the piece on: by the device's own sheet, else by a copied link; by mail and pin also without scripts. */
export function Share({ title, share }: { title: string; share: ProductShare }) {
  const [note, setNote] = useState<ReactNode>(null);
  return (
    <div className="share small">
      <button
        type="button"
        className="text-button link needs-script"
        onPointerEnter={sharing}
        onFocus={sharing}
        onClick={async () => setNote(await (await sharing()).sendLink(title, share.url))}
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
