import { t } from '@vitrine/compiler/view.ts';
import type { ProductShare } from '@vitrine/contract';
import { useState } from 'react';
import { announce } from '../../state/live-region.ts';

/** Fetched when the button is about to be pressed: a browser shares only what follows a press at once. */
const sharing = () => import('../../components/share/share.ts');

/** Sends the piece on: by the device's own sheet, else by a copied link; by mail and pin also without scripts. */
export function Share({ title, share }: { title: string; share: ProductShare }) {
  const [note, setNote] = useState<'copied' | 'failed' | null>(null);
  async function send() {
    const shared = await (await sharing()).shareLink(navigator, { title, url: share.url });
    const told = shared === 'copied' || shared === 'failed' ? shared : null;
    setNote(told);
    if (told) announce(told === 'copied' ? t('share.copied') : t('share.not_copied'));
  }
  return (
    <div className="share small">
      <button
        type="button"
        className="text-button link needs-script"
        onPointerEnter={sharing}
        onFocus={sharing}
        onClick={() => void send()}
      >
        {t('share.title')}
      </button>
      <a className="link" href={share.mailto}>
        {t('share.mail')}
      </a>
      {share.pin && (
        <a className="link" href={share.pin} target="_blank" rel="noopener">
          {t('share.pin')}
          <span className="visually-hidden">{t('reviews.new_tab')}</span>
        </a>
      )}
      {note === 'copied' && <span className="share__note muted">{t('share.copied')}</span>}
      {note === 'failed' && (
        <label className="share__by-hand">
          <span className="muted">{t('share.not_copied')}</span>
          <input className="input" readOnly value={share.url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
