// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenApps, openApps } from '../../test/open-apps.ts';
import { connect, runScript } from '../../test/page.ts';

let open: OpenApps;
let lines: { handle: string }[] = [];
const updates = vi.fn();
beforeEach(async () => {
  open = await openApps();
  lines = [];
  updates.mockClear();
  connect(open.apps, {
    '/cart.js': () => ({ items: lines }),
    '/products/cover.js': () => ({
      variants: [
        { id: 1, available: false },
        { id: 2, available: true },
      ],
    }),
    '/cart/add.js': (init) => {
      expect(JSON.parse(String(init?.body))).toEqual({ items: [{ id: 2, quantity: 1 }] });
      lines.push({ handle: 'cover' });
      return {};
    },
  });
  document.addEventListener('Loop:Cart Update', updates);
});
afterEach(async () => {
  document.removeEventListener('Loop:Cart Update', updates);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await open.close();
});

const widget = (): { refreshes: number; carts: unknown[]; fees: number } => Reflect.get(window, 'loopWidget');
const refresh = (name: string) =>
  document.dispatchEvent(new CustomEvent(name, { detail: { cart: { item_count: 3 } } }));

test('counts events of the given name, with their carts', async () => {
  await runScript(open.apps, '/returns/loop.js?event=bag:changed');
  refresh('bag:changed');
  refresh('loop:refresh');
  refresh('bag:changed');
  expect(widget()).toEqual({ refreshes: 2, carts: [{ item_count: 3 }, { item_count: 3 }], fees: 0 });
  expect(updates).not.toHaveBeenCalled();
});

test('keeps one fee line in a cart with items, and emits an event when it changes the cart', async () => {
  await runScript(open.apps, '/returns/loop.js?event=fee:refresh&fee=cover');
  refresh('fee:refresh');
  lines.push({ handle: 'dress' });
  refresh('fee:refresh');
  refresh('fee:refresh');
  await expect.poll(() => updates.mock.calls.length).toBe(1);
  expect(lines).toEqual([{ handle: 'dress' }, { handle: 'cover' }]);
  expect(widget().fees).toBe(1);
});
