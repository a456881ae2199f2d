import { t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { shareLink } from '../../components/share/share.ts';
import { announce } from '../../state/live-region.ts';
import type { ArticleShareProps } from './article.schema.ts';

/** Sends the article on: by the device's own sheet, else by a copied link; by mail where there are no scripts. */
export function ArticleShare({ title, url, mailto }: ArticleShareProps) {
  const [note, setNote] = useState<'copied' | 'failed' | null>(null);
  async function share() {
    const shared = await shareLink(navigator, { title, url });
    if (shared === 'copied') announce(t('article.copied'));
    if (shared === 'failed') announce(t('article.not_copied'));
    setNote(shared === 'copied' || shared === 'failed' ? shared : null);
  }
  return (
    <div className="wrap article__share">
      <button className="button button--quiet needs-script" type="button" onClick={() => void share()}>
        {t('article.share')}
      </button>
      <noscript>
        <a className="link" href={mailto}>
          {t('article.share_mail')}
        </a>
      </noscript>
      {note === 'copied' && <p className="small muted">{t('article.copied')}</p>}
      {note === 'failed' && (
        <div className="stack small article__link">
          <label className="muted" htmlFor="share-link">
            {t('article.not_copied')}
          </label>
          <input
            id="share-link"
            className="input"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </div>
  );
}
