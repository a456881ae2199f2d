import { routes, t } from '@vitrine/compiler/view.ts';
import { PickUp } from '../../components/cart/PickUp.tsx';
import { Summary } from '../../components/cart/Summary.tsx';
import type { VisibleCart } from '../../state/cart/visible-cart.ts';

/** The sums and the way to the checkout: a post to the bag with a `checkout` field (rule cart-9). The lines go with it as they are seen. */
export function Checkout({ visible }: { visible: VisibleCart }) {
  return (
    <form className="drawer__foot" action={routes.cart_url} method="post">
      {visible.items.map((item) => (
        <input key={item.key} type="hidden" name={`updates[${item.key}]`} value={item.quantity} />
      ))}
      <Summary subtotal={visible.total_price} settling={visible.updating} tax={false} />
      <PickUp visible={visible} />
      <button className="button button--wide" type="submit" name="checkout" value="1">
        {t('cart.checkout')}
      </button>
      <a className="link small drawer__page" href={routes.cart_url}>
        {t('cart.view_bag')}
      </a>
    </form>
  );
}
