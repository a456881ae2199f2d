import { t } from '@vitrine/compiler/view.ts';
import { useLayoutEffect, useRef } from 'react';
import type { Wish } from '../../../state/wishes/wish.ts';
import { useWishList } from '../../wishes/use-wish-list.ts';
import { type CartView, lineControl } from '../use-cart-view.ts';
import { SavedLine } from './SavedLine.tsx';

const isSaved = (wish: Wish) => wish.chosen;

/** Under the bag: the lines that were saved for later, the newest first, each with the way back into the bag. */
export default function SavedLines({ bag }: { bag: CartView }) {
  const saved = useWishList({ isListed: isSaved, isAsked: false });
  const section = useRef<HTMLElement>(null);
  const { count } = saved;
  const { list } = bag;
  /** The entry that was moved: its place here, and its line in the bag. */
  const moved = useRef<{ index: number; key: string } | null>(null);
  // The focus goes to the entry that takes its place, or with it into the bag where it was the last.
  useLayoutEffect(() => {
    const { current: last } = moved;
    moved.current = null;
    if (last === null || document.activeElement !== document.body) return;
    const entries = [...(section.current?.querySelectorAll<HTMLElement>('[data-turn]') ?? [])];
    const next = count > 0 ? (entries[last.index] ?? entries.at(-1)) : null;
    (next ?? lineControl(list.current, last.key, 'quantity__number'))?.focus();
  }, [count, list]);
  if (saved.entries.length === 0) return null;
  return (
    <section ref={section} tabIndex={-1} className="worn-with saved" aria-label={t('cart.saved_title')}>
      <h2 className="worn-with__heading">{t('cart.saved_title')}</h2>
      {saved.isFailed && (
        <p className="small error" role="alert">
          {t('wishes.failed')}
        </p>
      )}
      {saved.areCardsFailed && (
        <p className="small" role="alert">
          {t('wishes.cards_failed')}{' '}
          <button type="button" className="text-button link" onClick={saved.tryAgain}>
            {t('wishes.try_again')}
          </button>
        </p>
      )}
      <ul className="worn-with__list">
        {saved.entries.map((entry, index) => (
          <SavedLine
            key={entry.wish.variant}
            entry={entry}
            bag={bag}
            remove={saved.remove}
            putBack={saved.putBack}
            onMoved={(key) => {
              moved.current = { index, key };
              return saved.remove(entry.wish, false);
            }}
          />
        ))}
      </ul>
      {saved.hasMore && (
        <button type="button" className="text-button link small" onClick={saved.showMore}>
          {t('wishes.more')}
        </button>
      )}
    </section>
  );
}
