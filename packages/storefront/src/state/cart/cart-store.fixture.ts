import { vi } from 'vitest';
import type { CartStore } from './cart-api.ts';
import { createCart } from './cart-store.ts';
import { type FakePlatform, fakePlatform, keyOf } from './fake-cart-platform.ts';

/** All requests in flight end. */
export const settle = () => vi.runAllTimersAsync();

/** A bag that nobody has read yet, and the platform that keeps it. */
export function shop(lines: FakePlatform['lines'] = []) {
  const platform = fakePlatform(lines);
  const cart = createCart({ calls: platform.calls, now: Date.now });
  return { platform, cart };
}

/** The same once the bag was read; the platform's log begins after that. */
export async function opened(lines: FakePlatform['lines'] = []) {
  const made = shop(lines);
  made.cart.start();
  await settle();
  made.platform.log.length = 0;
  return made;
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
export const keyed = (id: number, properties: Record<string, string> = {}) => keyOf({ id, properties });

/** Before each test: its own clock, and a console that is quiet about what fails. */
export function holdClock(): void {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
}

/** After each test: clock and console are as they were. */
export function releaseClock(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
}
