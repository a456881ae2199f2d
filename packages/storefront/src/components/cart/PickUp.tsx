import { routes, t } from '@vitrine/compiler/view.ts';
import { useEffect, useState } from 'react';
import type { PickUpLocation } from '../../platform/cart/pick-up-locations.schema.ts';
import { fetchPickUpLocations } from '../../platform/cart/pick-up-locations.ts';
import { locationOf, myStore, wasStoreChosen } from '../../state/browser-storage/my-store.ts';
import type { VisibleCart } from '../../state/cart/visible-cart.ts';

interface UpdatingCart extends Pick<VisibleCart, 'updating'> {
  items: readonly Pick<VisibleCart['items'][number], 'key' | 'quantity'>[];
}

/**
 * In the form that leads to the checkout: whether the shopper's own store has the bag. Where it has, the cart's attributes name it, as
 * pick-up apps of the platform do, so that the checkout proposes it. Nothing is drawn where no store was ever chosen.
 */
export function PickUp({ visible }: { visible: UpdatingCart }) {
  /** Undefined: not known. Null: no store is the shopper's own, or it offers no pick-up. */
  const [place, setPlace] = useState<PickUpLocation | null>();
  const pieces = visible.updating ? '' : visible.items.map(({ key, quantity }) => `${key} ${quantity}`).join();
  useEffect(() => {
    if (pieces === '' || !wasStoreChosen()) return;
    const mine = myStore();
    if (mine === null) return setPlace(null);
    const controller = new AbortController();
    const { signal } = controller;
    void fetchPickUpLocations(routes.root_url, { signal }).then((places) => {
      if (!signal.aborted) setPlace(places.ok ? (locationOf(mine, places.value) ?? null) : undefined);
    });
    return () => controller.abort();
  }, [pieces]);
  if (place === undefined) return null;
  const isReady = place?.available ?? false;
  return (
    <>
      <input type="hidden" name="attributes[Checkout-Method]" value={isReady ? 'pickup' : ''} />
      <input type="hidden" name="attributes[Pickup-Location-Id]" value={isReady ? place?.id : ''} />
      {place && (
        <p className="small">
          {isReady ? t('cart.pick_up', { store: place.name }) : t('cart.pick_up_not', { store: place.name })}{' '}
          {isReady && place.time && <span className="muted">{place.time}</span>}
        </p>
      )}
    </>
  );
}
