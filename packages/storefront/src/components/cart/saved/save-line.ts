import { t } from '@vitrine/compiler/view.ts';
import { pageConfig } from '../../../platform/page-config.ts';
import { cart } from '../../../state/cart/cart.ts';
import type { ChangeContext } from '../../../state/cart/cart-change.ts';
import type { CartError } from '../../../state/cart/cart-state.ts';
import { announceError } from '../../../state/live-region.ts';
import { isSameWish, type Wish } from '../../../state/wishes/wish.ts';
import { wishList } from '../../../state/wishes/wish-list.ts';
import type { RemovedLine } from '../removed-line.ts';

function refused(sentence: string): string {
  announceError(sentence);
  return pageConfig().settings.show_errors ? sentence : '';
}

/** The entries as they were before saves whose removal from the cart has no known outcome, by line key: a repeated save adds once. */
const unconfirmed = new Map<string, Wish | undefined>();

/**
 * Whether the cart certainly still has the line after its removal failed. The platform may have removed it although no answer arrived, and a
 * page that is being reloaded gets none: only a cart that was read afterwards shows it.
 */
async function isStillInCart(key: string, { kind }: CartError): Promise<boolean> {
  if (kind === 'refused' || kind === 'adjusted') return true;
  const before = cart.getState().confirmed;
  await cart.refetch();
  const { confirmed } = cart.getState();
  return confirmed !== before && confirmed.items.some((item) => item.key === key);
}

/**
 * Moves a line from the cart to the wish list, as the variant that was chosen: first into the list, then out of the cart, so that it is never
 * in neither. If the outcome of the removal is unknown, it is in both. `onSaved` is called in between, with what restores it. Resolves to
 * the reason why it is still in the cart; empty if it was moved, or if the cart shows the reason itself.
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
  const before = unconfirmed.has(key)
    ? unconfirmed.get(key)
    : wishList.getState().wishes.find((other) => isSameWish(other, wish));
  const takeBack = () => (before ? wishList.add(before) : wishList.remove(wish));
  const saved = await wishList.add({ ...wish, quantity: wish.quantity + (before?.quantity ?? 0) });
  if (!saved.ok) return refused(t('cart.save_failed'));
  if (saved.value === 'page') {
    await takeBack();
    return refused(t('cart.save_nowhere'));
  }
  onSaved({ item, index, takeBack });
  const removed = await cart.setQuantity(key, 0, context);
  if (!removed.ok) {
    if (!(await isStillInCart(key, removed.error))) {
      unconfirmed.set(key, before);
      return '';
    }
    await takeBack();
  }
  unconfirmed.delete(key);
  return '';
}
