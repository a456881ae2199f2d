import { routes, t } from '@vitrine/compiler/view.ts';
import type { MouseEvent } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { clickCart } from '../../state/cart/open-cart.ts';
import { useCartSummary } from '../../state/cart/use-cart-summary.ts';

/** The link to the cart, with the count above zero (rule header-9). Hydrated, it opens the drawer. */
export function CartLink() {
  const count = useCartSummary((cart) => cart.count);
  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    clickCart();
  };
  return (
    <a
      className="icon-button bag-link"
      href={routes.cart_url}
      data-scripted="bag"
      data-opens="cart-drawer"
      aria-label={count > 0 ? t('header.bag_count', { count }) : t('header.bag')}
      onClick={click}
    >
      <Icon name="bag" />
      {count > 0 && <span className="bag-link__count tabular">{count}</span>}
    </a>
  );
}
