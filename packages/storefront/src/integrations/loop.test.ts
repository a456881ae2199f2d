import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCart } from '../state/cart/cart-store.ts';
import { fakePlatform, refused } from '../state/cart/fake-cart-platform.ts';
import { refreshLoopWidget } from './loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function shop(name = 'loop:refresh') {
  const platform = fakePlatform([{ id: 9, properties: {}, quantity: 1 }]);
  const cart = createCart({ calls: platform.calls });
  const target = new EventTarget();
  const heard = vi.fn();
  target.addEventListener('loop:refresh', heard);
  cart.listen(refreshLoopWidget(target, name));
  cart.start();
  return { platform, cart, target, heard };
}

it('tells the widget after an add and after an update, with the cart', {
  tags: ['cart-24', 'cart-25'],
}, async () => {
  const { cart, heard } = shop();
  await vi.runAllTimersAsync();
  expect(heard).not.toHaveBeenCalled();
  void cart.add({ id: 1, quantity: 1 });
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.lastCall?.[0].detail.cart.item_count).toBe(2);
  void cart.setQuantity(cart.getState().visible.items[0]?.key ?? '', 0);
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(heard.mock.lastCall?.[0].detail.cart.item_count).toBe(1);
});

it('tells it once of quick changes, and not of failures, reads and notes', async () => {
  const { platform, cart, heard } = shop();
  await vi.runAllTimersAsync();
  for (const id of [1, 2, 3]) void cart.add({ id, quantity: 1 });
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenCalledTimes(1);
  platform.faults = [refused(422, 'No.')];
  void cart.add({ id: 4, quantity: 1 });
  void cart.setNote('Hello');
  void cart.refetch();
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenCalledTimes(1);
});

it('does not chase a widget that changes the bag in answer', async () => {
  const { platform, cart, target, heard } = shop();
  await vi.runAllTimersAsync();
  target.addEventListener('loop:refresh', () => {
    platform.lines.push({ id: 77, properties: {}, quantity: 1 });
    void cart.refetch();
  });
  void cart.add({ id: 1, quantity: 1 });
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(cart.getState().visible.items.map(({ id }) => id)).toContain(77);
});

it('tells nobody without a name', async () => {
  const { cart } = shop('');
  const timers = vi.spyOn(globalThis, 'CustomEvent');
  void cart.add({ id: 1, quantity: 1 });
  await vi.runAllTimersAsync();
  expect(timers).not.toHaveBeenCalled();
});
