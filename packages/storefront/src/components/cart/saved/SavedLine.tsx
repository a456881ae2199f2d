import { moneyExact, t } from '@vitrine/compiler/view.ts';
import { lineProperties } from '../../../domain/line-properties.ts';
import { cart } from '../../../state/cart/cart.ts';
import type { Wish } from '../../../state/wishes/wish.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useEntryFocus } from '../../wishes/use-entry-focus.ts';
import type { WishEntry } from '../../wishes/use-wish-list.ts';
import { useWishedCard } from '../../wishes/use-wished-card.ts';
import type { CartView } from '../use-cart-view.ts';

/** One line that was saved for later; in the place of one that was removed, the way to put it back. */
export function SavedLine({
  entry: { wish, card: known, isRemoved },
  bag,
  remove,
  putBack,
  onMoved,
}: {
  entry: WishEntry;
  bag: CartView;
  remove: (wish: Wish) => Promise<void>;
  putBack: (wish: Wish) => Promise<void>;
  /** It is in the bag, as the line of this key: it leaves the list. */
  onMoved: (key: string) => Promise<void>;
}) {
  const { card, variant: found, isUnread } = useWishedCard(wish, known);
  const place = useEntryFocus(isRemoved);
  const title = card?.title ?? '';
  const isBusy = bag.adding.includes(wish.variant);
  const error = bag.addErrorOf([wish.variant]);
  const isGone = card === null || (found === null && !isUnread);

  async function move() {
    if (!found || isBusy) return;
    const { variant, product } = found;
    const properties = lineProperties(variant, product.final_sale);
    const added = await cart.add({ id: variant.id, quantity: wish.quantity, properties }, bag.context);
    if (added.ok) await onMoved(added.value.key);
  }

  if (isRemoved)
    return (
      <li ref={place} className="bag-item__foot small">
        <p className="muted">{t('wishes.removed_title', { title })}</p>
        <button
          type="button"
          className="text-button link bag-item__remove"
          data-turn=""
          aria-label={t('cart.undo_item', { title })}
          onClick={() => void putBack(wish)}
        >
          {t('cart.undo')}
        </button>
      </li>
    );
  return (
    <li ref={place} className="worn-with__item" aria-busy={card === undefined}>
      <div className="media">{card?.image && <Picture image={card.image} sizes="160px" />}</div>
      <div className="worn-with__text small">
        {card && (
          <a className="worn-with__link" href={found?.variant.url ?? card.url}>
            {title}
          </a>
        )}
        {found && (
          <>
            <span className="price">{moneyExact(found.variant.price)}</span>
            <span className="muted">
              {found.variant.title !== 'Default Title' && found.variant.options.join(' / ')}
              {wish.quantity > 1 && ` · ${t('wishes.quantity', { count: wish.quantity })}`}
            </span>
          </>
        )}
        {isGone && <p>{t('wishes.gone')}</p>}
        {isUnread && <p className="error">{t('card.quick_failed')}</p>}
        {found && !found.variant.available && <p className="error">{t('cart.sold_out')}</p>}
        <div className="worn-with__form bag-item__foot">
          {found?.variant.available && (
            <button
              type="button"
              className="text-button link bag-item__remove"
              data-turn=""
              aria-label={t('cart.move_item', { title })}
              aria-busy={isBusy}
              onClick={() => void move()}
            >
              {t('cart.move')}
            </button>
          )}
          {card !== undefined && (
            <button
              type="button"
              className="text-button link bag-item__remove"
              data-turn={found?.variant.available ? undefined : ''}
              aria-label={t('cart.forget_item', { title: title || t('wishes.gone') })}
              onClick={() => void remove(wish)}
            >
              {t('cart.remove')}
            </button>
          )}
        </div>
        {error !== null && (
          <p className="error" role="alert">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
