import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect } from 'react';
import type { CartViewProps } from '../../components/cart/cart-view.schema.ts';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import { leaveForCart, openCart } from '../../state/cart/open-cart.ts';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { useDrawerOpen } from '../../state/overlays/use-overlays.ts';
import { viewport } from '../../state/viewport/viewport.ts';

const panel = viewChunk(() => import('./DrawerPanel.tsx'));
const close = () => overlays.closeDrawer(CART_DRAWER);

/**
 * The bag beside the page (rule cart-10). Its frame is painted with the page, so that it opens before any script of it is there (`data-opens`
 * of the header's link); what it holds is loaded when it is first opened.
 */
export function CartDrawer(props: CartViewProps) {
  const open = useDrawerOpen(CART_DRAWER);
  const dialog = useDialog(open, close);
  const DrawerPanel = useChunk(panel, open, { instead: leaveForCart });
  const { ref } = dialog;
  useEffect(() => {
    // Opened before this was hydrated.
    if (ref.current?.open) openCart();
    // It is hydrated for what opens it, which may take a moment yet: an add in flight.
    panel.preload();
    // On desktop only: a window made narrow, or a tablet turned, is left with its page.
    return viewport.subscribe(({ desktop }) => !desktop && close());
  }, [ref]);
  // The frame's close button goes when the panel brings its own.
  const loaded = DrawerPanel !== null;
  useEffect(() => {
    const sheet = ref.current;
    if (loaded && sheet?.open && !sheet.contains(document.activeElement)) sheet.querySelector('button')?.focus();
  }, [loaded, ref]);
  return (
    <dialog
      id="cart-drawer"
      suppressHydrationWarning
      className="drawer"
      aria-labelledby="cart-drawer-title"
      {...dialog}
    >
      <p className="visually-hidden" data-live-region="" role="status" aria-live="polite" />
      <div className="drawer__sheet">{DrawerPanel ? <DrawerPanel {...props} open={open} /> : <Frame />}</div>
    </dialog>
  );
}

/** What the drawer shows until its panel has been fetched; its button needs no script. */
function Frame() {
  return (
    <div className="drawer__main">
      <form className="drawer__head" method="dialog">
        <h2 id="cart-drawer-title" className="drawer__title">
          {t('header.bag')}
        </h2>
        <button type="submit" className="icon-button" aria-label={t('general.close')}>
          <Icon name="close" />
        </button>
      </form>
      <div className="drawer__body" aria-busy="true">
        <ul className="bag-list" aria-hidden="true">
          <li className="bag-item">
            <div className="bag-item__picture media" />
          </li>
        </ul>
        <a className="link small" href={routes.cart_url}>
          {t('cart.view_bag')}
        </a>
      </div>
    </div>
  );
}
