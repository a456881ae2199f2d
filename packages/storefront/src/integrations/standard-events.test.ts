import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '../state/cart/cart-store.ts';
import { fakePlatform, keyOf, refused } from '../state/cart/fake-cart-platform.ts';
import { decimal } from './standard-cart.ts';
import { tellCartView } from './standard-event.ts';
import { type StandardOutcome, tellStandardEvents } from './standard-events.ts';
import { variantId } from './variant-gid.ts';

interface Heard extends Event {
  action?: string;
  context?: string;
  lines?: unknown[];
  note?: string;
  code?: string;
  promise?: Promise<StandardOutcome>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function shop() {
  const platform = fakePlatform([{ id: 9, properties: {}, quantity: 1 }]);
  const cart = createCart({ calls: platform.calls });
  const target = new EventTarget();
  const heard: Heard[] = [];
  for (const name of ['lines-update', 'note-update', 'error', 'view']) {
    target.addEventListener(`shopify:cart:${name}`, (event) => heard.push(event));
  }
  cart.listen(tellStandardEvents(target, 'USD'));
  cart.start();
  await vi.runAllTimersAsync();
  return { platform, cart, target, heard };
}

describe('standard events', () => {
  it('tell of an add as it is sent, and its promise of the bag after it', async () => {
    const { cart, heard } = await shop();
    void cart.add({ id: 1, quantity: 2, properties: { Message: 'Hi' } }, 'product');
    await vi.advanceTimersByTimeAsync(1);
    const [event] = heard;
    expect(event).toMatchObject({
      type: 'shopify:cart:lines-update',
      bubbles: true,
      action: 'add',
      context: 'product',
      lines: [
        { merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 2, attributes: [{ key: 'Message', value: 'Hi' }] },
      ],
    });
    await vi.runAllTimersAsync();
    expect(await event?.promise).toMatchObject({
      userErrors: [],
      cart: {
        totalQuantity: 3,
        cost: { totalAmount: { amount: '37.50', currencyCode: 'USD' } },
        lines: { nodes: [{ quantity: 2, merchandise: { product: { handle: 'p1' } } }, { quantity: 1 }] },
      },
    });
  });

  it('tell update from remove, and of the note', async () => {
    const { cart, heard } = await shop();
    const key = keyOf({ id: 9, properties: {} });
    void cart.setQuantity(key, 2, 'dialog');
    await vi.runAllTimersAsync();
    void cart.setQuantity(key, 0);
    void cart.setNote('Wrap it');
    await vi.runAllTimersAsync();
    expect(heard.map(({ type, action, context }) => [type, action, context])).toEqual([
      ['shopify:cart:lines-update', 'update', 'dialog'],
      ['shopify:cart:lines-update', 'remove', 'cart'],
      ['shopify:cart:note-update', undefined, 'cart'],
    ]);
    expect(heard[0]?.lines).toEqual([{ id: key, merchandiseId: 'gid://shopify/ProductVariant/9', quantity: 2 }]);
    expect(heard[2]?.note).toBe('Wrap it');
  });

  it('resolve a refusal with its reason, and reject only a lost call', async () => {
    const { platform, cart, heard } = await shop();
    platform.faults = [refused(422, 'Sold out.')];
    void cart.add({ id: 1, quantity: 1 });
    await vi.runAllTimersAsync();
    expect(await heard[0]?.promise).toMatchObject({ userErrors: [{ message: 'Sold out.' }] });
    expect(heard).toHaveLength(1);
    platform.faults = [{ kind: 'network' }];
    void cart.add({ id: 2, quantity: 1 });
    await vi.runAllTimersAsync();
    await expect(heard[1]?.promise).rejects.toThrow('network');
    expect(heard[2]).toMatchObject({ type: 'shopify:cart:error', code: 'SERVICE_UNAVAILABLE' });
  });

  it('tell that the bag is looked at', async () => {
    const { target, heard } = await shop();
    tellCartView(target, 'drawer');
    expect(heard[0]).toMatchObject({ type: 'shopify:cart:view', context: 'drawer' });
  });
});

it('amounts are decimal text', () => {
  expect(decimal(12850, 'USD')).toEqual({ amount: '128.50', currencyCode: 'USD' });
  expect(decimal(150000, 'JPY')).toEqual({ amount: '1500', currencyCode: 'JPY' });
});

it('variant ids are read from their global form', () => {
  expect([variantId('gid://shopify/ProductVariant/12'), variantId('12'), variantId(12)]).toEqual([12, 12, 12]);
  expect([variantId('gid://shopify/Product/12'), variantId('x'), variantId(null), variantId('0')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
