import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import { type Sharer, shareLink } from '../../../components/share/share.ts';
import { announce } from '../../../state/live-region.ts';

/** Shares a product's URL. Returns a note for the shopper; null where none is needed. */
export async function sendLink(title: string, url: string, sharer: Sharer = navigator): Promise<ReactNode> {
  const shared = await shareLink(sharer, { title, url });
  if (shared === 'copied') {
    announce(t('share.copied'));
    return <span className="muted">{t('share.copied')}</span>;
  }
  if (shared !== 'failed') return null;
  announce(t('share.not_copied'));
  return (
    <label className="share__by-hand">
      <span className="muted">{t('share.not_copied')}</span>
      <input className="input" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
    </label>
  );
}
