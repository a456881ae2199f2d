import { vi } from 'vitest';
import type { CartStore } from './cart-api.ts';
import { createCart } from './cart-store.ts';
import { type FakePlatform, fakePlatform, keyOf } from './fake-cart-platform.ts';

/** All requests in flight end. */
export const finishRequests = () => vi.runAllTimersAsync();

/** A bag that nobody has read yet, and the platform that keeps it. */
export function newCart(lines: FakePlatform['lines'] = []) {
  const platform = fakePlatform(lines);
  const cart = createCart({ calls: platform.calls, now: Date.now });
  return { platform, cart };
}

/** The same once the bag was read; the platform's log begins after that. */
export async function readCart(lines: FakePlatform['lines'] = []) {
  const setup = newCart(lines);
  setup.cart.start();
  await finishRequests();
  setup.platform.log.length = 0;
  return setup;
}

/** Quantities of the lines as they are shown. */
export const quantities = (cart: CartStore) => cart.getState().visible.items.map((item) => item.quantity);

/** A line as the platform keeps it. */
export const line = (id: number, quantity: number, properties: Record<string, string> = {}) => ({
  id,
  quantity,
  properties,
});

/** The key of such a line. */
export const lineKey = (id: number, properties: Record<string, string> = {}) => keyOf({ id, properties });

/** Before each test: its own clock, and a console that is quiet about what fails. */
export function useTestClock(): void {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** After each test: clock and console are as they were. */
export function useRealClock(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}
