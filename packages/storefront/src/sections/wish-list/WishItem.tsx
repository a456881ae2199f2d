import { t } from '@vitrine/compiler/view.ts';
import { ProductCard } from '../../components/product-card/ProductCard.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { useEntryFocus } from '../../components/wishes/use-entry-focus.ts';
import type { WishEntry } from '../../components/wishes/use-wish-list.ts';
import { useWishedCard } from '../../components/wishes/use-wished-card.ts';
import type { Wish } from '../../state/wishes/wish.ts';
import { WishedVariant } from './WishedVariant.tsx';

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';

/** One entry: a card with an add button, or the placeholder of one that was removed or is no longer sold. */
export function WishItem({
  wish,
  card: known,
  isRemoved,
  remove,
  putBack,
}: WishEntry & { remove(wish: Wish, undoable?: boolean): Promise<void>; putBack(wish: Wish): Promise<void> }) {
  const { card, variant } = useWishedCard(wish, known);
  const place = useEntryFocus(isRemoved);

  return (
    <li ref={place} className="wishes__item">
      {isRemoved ? (
        <div className="media wishes__gone">
          <p className="small" role="status">
            {t('wishes.removed_title', { title: card?.title ?? '' })}
          </p>
          <button type="button" className="text-button link" data-turn="" onClick={() => void putBack(wish)}>
            {t('wishes.undo')}
          </button>
        </div>
      ) : card ? (
        <>
          <ProductCard card={card} sizes={SIZES} words={wish.chosen ? '' : t('wishes.choose')} />
          <button
            type="button"
            className="icon-button wishes__remove"
            data-turn=""
            aria-label={t('wishes.remove', { title: card.title })}
            onClick={() => void remove(wish)}
          >
            <Icon name="close" small />
          </button>
          {wish.chosen && <WishedVariant wish={wish} variant={variant} onAdded={() => void remove(wish, false)} />}
        </>
      ) : card === null ? (
        <div className="media wishes__gone">
          <p className="small">{t('wishes.gone')}</p>
          <button
            type="button"
            className="text-button link"
            aria-label={t('wishes.remove', { title: t('wishes.gone') })}
            onClick={() => void remove(wish, false)}
          >
            {t('cart.remove')}
          </button>
        </div>
      ) : (
        <div className="media" aria-hidden="true" />
      )}
    </li>
  );
}
