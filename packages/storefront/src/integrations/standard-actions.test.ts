// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '../state/cart/cart-store.ts';
import { fakePlatform, keyOf, refused } from '../state/cart/fake-cart-platform.ts';
import { offerActions } from './standard-actions.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.Shopify;
});

async function shop() {
  const platform = fakePlatform([{ id: 9, properties: {}, quantity: 1 }]);
  const cart = createCart({ calls: platform.calls });
  const open = vi.fn();
  cart.start();
  await vi.runAllTimersAsync();
  return { platform, cart, open, offer: () => offerActions(async () => cart, { currency: 'USD', open }) };
}

/** Our actions are fetched with their first call: the test's clock runs until the promise has settled. */
async function settled<T>(promise: Promise<T> | undefined): Promise<T | undefined> {
  let open = true;
  const closed = promise?.finally(() => {
    open = false;
  });
  while (open) {
    await new Promise(setImmediate);
    await vi.runAllTimersAsync();
  }
  return closed;
}

describe('where the platform brings no actions', () => {
  it('apps add, change and open through ours', async () => {
    const { platform, open, offer } = await shop();
    offer();
    const actions = window.Shopify?.actions;
    expect(actions?.updateCart?.isDefault?.()).toBe(false);
    const lines = [
      { merchandiseId: 'gid://shopify/ProductVariant/1', attributes: [{ key: 'a', value: 'b' }] },
      { id: keyOf({ id: 9, properties: {} }), quantity: 0 },
    ];
    expect(await settled(actions?.updateCart?.({ lines, note: 'Hello' }))).toMatchObject({
      cart: { totalQuantity: 1, note: 'Hello' },
      userErrors: [],
    });
    expect(platform.lines).toEqual([{ id: 1, quantity: 1, properties: { a: 'b' } }]);
    expect(await settled(actions?.getCart?.())).toMatchObject({ cart: { totalQuantity: 1 } });
    await actions?.openCart?.();
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('a refusal is an answer, nonsense an exception', async () => {
    const { platform, offer } = await shop();
    offer();
    const update = window.Shopify?.actions?.updateCart;
    platform.faults = [refused(422, 'Sold out.')];
    const answer = await settled(update?.({ lines: [{ merchandiseId: '1', quantity: 1 }] }));
    expect(answer).toMatchObject({ userErrors: [{ message: 'Sold out.' }] });
    await expect(update?.({ lines: [{}] })).rejects.toThrow(TypeError);
  });
});

it('where the platform brings them, ours follow its own', async () => {
  const { platform, cart, open, offer } = await shop();
  const setups: Record<string, { handler?: (standard: () => Promise<unknown>) => unknown }> = {};
  const action = (name: string) =>
    Object.assign(async () => {}, {
      configure: (setup: (typeof setups)[string]) => {
        setups[name] = setup;
      },
    });
  window.Shopify = { actions: { updateCart: action('updateCart'), openCart: action('openCart') } };
  offer();
  const changed = Promise.resolve(
    setups.updateCart?.handler?.(async () => {
      platform.lines.push({ id: 3, properties: {}, quantity: 1 });
      return 'theirs';
    }),
  );
  expect(await settled(changed)).toBe('theirs');
  expect(cart.getState().visible.item_count).toBe(2);
  await setups.openCart?.handler?.(async () => {});
  expect(open).toHaveBeenCalledTimes(1);
});
