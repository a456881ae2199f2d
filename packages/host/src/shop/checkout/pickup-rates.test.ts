import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { updateCart } from '../cart/update-cart.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { card, newYork, readyToPay } from './checkout.fixture.ts';
import { completeCheckout, readCheckout, startCheckout, updateCheckout } from './checkout.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');
const inkM = variantId('dress', 'Ink', 'M');

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

describe('pick-up in a store', () => {
  /** Puts pieces of a variant into the store, beside those in the warehouse. Answers the store's id. */
  async function stockStore(variant: number, available: number): Promise<number> {
    const { id } = await shop.store.db
      .selectFrom('locations')
      .where('name', '=', 'New York')
      .select('id')
      .executeTakeFirstOrThrow();
    await shop.store.write((tx) =>
      tx.insertInto('inventory_levels').values({ variant_id: variant, location_id: id, available }).execute(),
    );
    return id;
  }
  const methods = async (token: string) =>
    (await readCheckout(shop.store, token))?.shippingRates.map(({ title }) => title);

  it('is offered free where the store has the whole quantity; the order names it, and the store’s stock is taken', async () => {
    const store = await stockStore(inkS, 2);
    const { token } = await readyToPay(shop.store, [{ id: inkS, quantity: 2 }], {
      change: { shippingRate: `pickup-${store}` },
    });
    const paid = await completeCheckout(shop.store, token, { card: card() }, createTestGateway());
    expect(paid).toMatchObject({
      ok: true,
      value: { order: { shippingPrice: 0, shippingMethod: { title: 'Pick up in store: New York', price: 0 } } },
    });
    const { available } = await shop.store.db
      .selectFrom('inventory_levels')
      .where('variant_id', '=', inkS)
      .where('location_id', '=', store)
      .select('available')
      .executeTakeFirstOrThrow();
    expect(available).toBe(0);
  });

  it('is not offered where stock is missing, nor at a location without pickup', async () => {
    await stockStore(inkS, 1);
    const { token } = await readyToPay(shop.store, [{ id: inkS, quantity: 2 }]);
    expect(await methods(token)).not.toContain('Pick up in store: New York');
    const both = await readyToPay(shop.store, [{ id: inkS }, { id: inkM }]);
    expect(await methods(both.token)).not.toContain('Pick up in store: New York');
  });

  it('is preselected where the cart requests it and the store has the whole quantity; the shopper’s choice comes first', async () => {
    const store = await stockStore(inkS, 1);
    const proposed = async (items: Parameters<typeof addToCart>[2], attributes: Record<string, string>) => {
      const added = await addToCart(shop.store, null, items);
      if (!added.ok) throw new Error(added.error.error.code);
      const { token: cart } = added.value.cart;
      await updateCart(shop.store, cart, { attributes });
      const started = await startCheckout(shop.store, cart);
      if (!started.ok) throw new Error(started.error.code);
      const { token } = started.value;
      await updateCheckout(shop.store, token, { email: 'ada@example.com', shippingAddress: newYork });
      return { token, handle: (await readCheckout(shop.store, token))?.proposedRate?.handle };
    };
    const asked = { 'Checkout-Method': 'pickup', 'Pickup-Location-Id': String(store) };
    const { token, handle } = await proposed([{ id: inkS }], asked);
    expect(handle).toBe(`pickup-${store}`);
    await updateCheckout(shop.store, token, { shippingRate: 'standard' });
    expect((await readCheckout(shop.store, token))?.proposedRate?.handle).toBe('standard');
    expect((await proposed([{ id: inkS }], { ...asked, 'Checkout-Method': '' })).handle).toBe('standard');
    expect((await proposed([{ id: inkS }], { ...asked, 'Pickup-Location-Id': '1' })).handle).toBe('standard');
    expect((await proposed([{ id: inkS, quantity: 2 }], asked)).handle).toBe('standard');
  });
});
