import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../cart/add-to-cart.ts';
import { giftCardsOfOrder } from '../gift-cards/gift-cards.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { card, newYork, readyToPay } from './checkout.fixture.ts';
import { completeCheckout, readCheckout, startCheckout, updateCheckout } from './checkout.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

describe('the steps', () => {
  it('go from contact to shipping to payment, and a checkout is found again', async () => {
    const added = await addToCart(shop.store, null, [{ id: inkS }]);
    const cart = added.ok ? added.value.cart.token : '';
    const started = await startCheckout(shop.store, cart);
    expect(started).toMatchObject({ ok: true, value: { step: 'contact' } });
    const token = started.ok ? started.value.token : '';
    expect(await startCheckout(shop.store, cart)).toMatchObject({ ok: true, value: { token } });
    const contact = await updateCheckout(shop.store, token, { email: 'ada@example.com', shippingAddress: newYork });
    expect(contact).toMatchObject({
      ok: true,
      value: {
        step: 'shipping',
        shippingAddress: { province: 'New York', countryCode: 'US' },
        shippingRates: [{ handle: 'standard' }, { handle: 'express' }],
      },
    });
    expect(await updateCheckout(shop.store, token, { shippingRate: 'world' })).toMatchObject({
      ok: false,
      error: { code: 'unknown_shipping_rate' },
    });
    const shipped = await updateCheckout(shop.store, token, { shippingRate: 'express' });
    // 100.00 + 25.00 shipping + 8.875 % tax on the goods
    expect(shipped).toMatchObject({
      ok: true,
      value: { step: 'payment', totals: { subtotal: 10000, shipping: 2500, tax: 888, total: 13388, due: 13388 } },
    });
  });

  it('need a cart with something in it', async () => {
    expect(await startCheckout(shop.store, null)).toEqual({ ok: false, error: { code: 'empty_cart' } });
    expect(await readCheckout(shop.store, 'junk')).toBeNull();
    expect(await updateCheckout(shop.store, 'x'.repeat(43), {})).toEqual({ ok: false, error: { code: 'not_found' } });
  });

  it.each([
    [{ lastName: '' }, { lastName: 'blank' }],
    [{ country: '' }, { country: 'blank' }],
    [{ country: 'Atlantis' }, { country: 'not_found' }],
    [{ country: 'FR', province: '', zip: '75001' }, { country: 'not_found' }],
    [{ province: '' }, { province: 'blank' }],
    [{ province: 'Ontario' }, { province: 'not_found' }],
    [{ zip: '' }, { zip: 'blank' }],
    [{ zip: 'abc' }, { zip: 'invalid' }],
    [{ city: 'x'.repeat(256) }, { city: 'too_long' }],
    [{ phone: '<script>' }, { phone: 'invalid' }],
  ])('refuse the address %j', async (wrong, fields) => {
    const { token } = await readyToPay(shop.store, [{ id: inkS }]);
    expect(await updateCheckout(shop.store, token, { shippingAddress: { ...newYork, ...wrong } })).toEqual({
      ok: false,
      error: { code: 'fields', fields },
    });
  });

  it('refuse an address line without an e-mail address', async () => {
    const { token } = await readyToPay(shop.store, [{ id: inkS }]);
    for (const email of ['', 'nobody', 'a@b', 'a b@c.de', 'a\u001b[2J@b.de', 'a\u202e@b.de'])
      expect((await updateCheckout(shop.store, token, { email })).ok).toBe(false);
  });

  it('ask for no address where nothing is sent', async () => {
    const added = await addToCart(shop.store, null, [{ id: variantId('gift-card', '$10') }]);
    const started = await startCheckout(shop.store, added.ok ? added.value.cart.token : null);
    const token = started.ok ? started.value.token : '';
    const contact = await updateCheckout(shop.store, token, { email: 'a@b.co', shippingAddress: { country: 'US' } });
    expect(contact).toMatchObject({ ok: true, value: { step: 'payment' } });
    const paid = await completeCheckout(shop.store, token, { card: card() }, createTestGateway());
    expect(paid).toMatchObject({ ok: true, value: { order: { total: 1000, shippingMethod: null } } });
    const cards = paid.ok ? await giftCardsOfOrder(shop.store.db, paid.value.order.id) : [];
    expect(cards).toMatchObject([{ balance: 1000, enabled: true }]);
  });
});
