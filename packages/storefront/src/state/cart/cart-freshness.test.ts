// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFresh, LONG_ABSENCE } from './cart-freshness.ts';
import { createCart } from './cart-store.ts';
import { fakePlatform } from './fake-cart-platform.ts';

let clock = 0;
let visibility: DocumentVisibilityState = 'visible';
const stops: (() => void)[] = [];

/** Tabs of one browser, without the browser. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close() {
    Channel.open.delete(this);
  }
}

function tab(platform = fakePlatform()) {
  const cart = createCart({ calls: platform.calls });
  const refetch = vi.spyOn(cart, 'refetch');
  stops.push(keepFresh(cart, () => clock));
  return { cart, refetch, platform };
}

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  visibility = 'visible';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads again after Back from the back/forward cache, not on a plain load', () => {
  const { refetch } = tab();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(refetch).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('reads again after a long absence, not after a short one', () => {
  const { refetch } = tab();
  show('hidden');
  clock += LONG_ABSENCE - 1;
  show('visible');
  expect(refetch).not.toHaveBeenCalled();
  show('hidden');
  clock += LONG_ABSENCE;
  show('visible');
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('reads again when another tab changed the bag; a hidden page waits until it is looked at', async () => {
  const platform = fakePlatform();
  const one = tab(platform);
  const two = tab(platform);
  void one.cart.add({ id: 1, quantity: 1 });
  await vi.runAllTimersAsync();
  expect(one.refetch).not.toHaveBeenCalled();
  expect(two.refetch).toHaveBeenCalledTimes(1);
  expect(two.cart.getState().visible.item_count).toBe(1);

  show('hidden');
  void one.cart.setNote('x');
  await vi.runAllTimersAsync();
  expect(two.refetch).toHaveBeenCalledTimes(1);
  show('visible');
  expect(two.refetch).toHaveBeenCalledTimes(2);
});

it('reads again when the loop widget changed the bag', () => {
  const { refetch } = tab();
  document.dispatchEvent(new Event('Loop:Cart Update'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('stops when told', () => {
  const { refetch } = tab();
  stops.pop()?.();
  document.dispatchEvent(new Event('Loop:Cart Update'));
  expect(refetch).not.toHaveBeenCalled();
  expect(Channel.open.size).toBe(0);
});
