import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giftCardByCode } from '../gift-cards/gift-cards.ts';
import { openTestShop, type TestShop, variantId } from '../test-shop.ts';
import { card, readyToPay } from './checkout.fixture.ts';
import { type CheckoutChange, completeCheckout, readCheckout, updateCheckout } from './checkout.ts';
import { createTestGateway } from './test-gateway.ts';

const inkS = variantId('dress', 'Ink', 'S');
const teeS = variantId('tee', 'S');
const gateway = createTestGateway();

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const ready = (items: Parameters<typeof readyToPay>[1], change?: CheckoutChange) =>
  readyToPay(shop.store, items, { change });
const pay = (token: string) => completeCheckout(shop.store, token, { card: card() }, gateway);

describe('codes', () => {
  it('takes a discount code, and says which does not apply', async () => {
    const { token } = await ready([{ id: inkS }], { addCode: 'ten' });
    expect(await readCheckout(shop.store, token)).toMatchObject({ totals: { discount: 1000, tax: 799, total: 9799 } });
    for (const addCode of ['OVER', 'NONSENSE', '', "'; --", 'x'.repeat(10000)]) {
      expect(await updateCheckout(shop.store, token, { addCode })).toMatchObject({
        ok: false,
        error: { code: 'discount_not_applicable' },
      });
    }
    const removed = await updateCheckout(shop.store, token, { removeCode: 'TEN' });
    expect(removed).toMatchObject({ ok: true, value: { totals: { discount: 0 } } });
  });

  it('lets a code with a limit be used as often as it says, also at once', async () => {
    const checkouts = await Promise.all([1, 2, 3].map(() => ready([{ id: teeS }], { addCode: 'ONCE' })));
    const paid = await Promise.all(checkouts.map(({ token }) => pay(token)));
    expect(paid.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(paid.filter((outcome) => !outcome.ok && outcome.error.code === 'total_changed')).toHaveLength(2);
  });

  it('pays with a gift card first, and never more than it holds', async () => {
    const { token } = await ready([{ id: inkS }], { addCode: 'gift 1000 aaaa' });
    expect(await readCheckout(shop.store, token)).toMatchObject({
      totals: { total: 10888, due: 9888, giftCards: [{ lastCharacters: 'AAAA', amount: 1000 }] },
    });
    const others = await Promise.all([1, 2].map(() => ready([{ id: teeS }], { addCode: 'GIFT1000AAAA' })));
    const paid = await Promise.all([token, ...others.map((other) => other.token)].map((each) => pay(each)));
    expect(paid.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect((await giftCardByCode(shop.store.db, 'GIFT-1000-AAAA'))?.balance).toBe(0);
    expect(await updateCheckout(shop.store, others[0]?.token ?? '', { addCode: 'GIFT1000AAAA' })).toMatchObject({
      ok: false,
    });
  });

  it('needs no card where a gift card covers everything', async () => {
    await shop.store.write((tx) => tx.updateTable('gift_cards').set({ balance: 50000 }).execute());
    const { token } = await ready([{ id: inkS }], { addCode: 'GIFT1000AAAA' });
    const paid = await completeCheckout(shop.store, token, { card: null }, gateway);
    expect(paid).toMatchObject({
      ok: true,
      value: { order: { financialStatus: 'paid', transactions: [{ gateway: 'gift_card', amount: 10888 }] } },
    });
    expect((await giftCardByCode(shop.store.db, 'GIFT1000AAAA'))?.balance).toBe(39112);
  });
});
