import { t } from '@vitrine/compiler/view.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { cart } from '../../state/cart/cart.ts';
import type { ChangeContext } from '../../state/cart/cart-change.ts';
import { announceError } from '../../state/live-region.ts';
import { isSameWish, type Wish } from '../../state/wishes/wish.ts';
import { wishList } from '../../state/wishes/wish-list.ts';
import type { RemovedLine } from './removed-line.ts';

function refused(sentence: string): string {
  announceError(sentence);
  return pageConfig().settings.show_errors ? sentence : '';
}

/**
 * Moves a line from the bag to the wish list, as the variant that was chosen: first into the list, then out of the bag, so that it is
 * never in neither. `onSaved` is called in between, with what puts it back. Answers why it stays in the bag; empty where it went, and where
 * the bag itself says why not.
 */
export async function saveLine(
  key: string,
  context: ChangeContext,
  onSaved: (line: RemovedLine) => void,
): Promise<string> {
  if (cart.getState().status !== 'ready') await cart.refetch();
  const { items } = cart.getState().visible;
  const index = items.findIndex((item) => item.key === key);
  const item = items[index];
  if (!item) return '';
  cart.dismissError(key);
  const wish: Wish = {
    product: item.product_id,
    variant: item.id,
    chosen: true,
    quantity: item.quantity,
    at: Date.now(),
  };
  const before = wishList.getState().wishes.find((other) => isSameWish(other, wish));
  const takeBack = () => (before ? wishList.keep(before) : wishList.remove(wish));
  const saved = await wishList.keep({ ...wish, quantity: wish.quantity + (before?.quantity ?? 0) });
  if (!saved.ok) return refused(t('cart.save_failed'));
  if (saved.value === 'page') {
    await takeBack();
    return refused(t('cart.save_nowhere'));
  }
  onSaved({ item, index, takeBack });
  const removed = await cart.setQuantity(key, 0, context);
  if (!removed.ok) await takeBack();
  return '';
}
