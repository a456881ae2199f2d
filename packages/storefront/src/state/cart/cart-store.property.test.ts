import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUANTITY_LIMIT } from '../../domain/quantity-limit.ts';
import { withLineData } from '../../platform/cart/compare-at-prices.ts';
import type { CartStore } from './cart-api.ts';
import { createCart } from './cart-store.ts';
import { type FakePlatform, fakePlatform, refused } from './fake-cart-platform.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Step = (shop: { platform: FakePlatform; cart: CartStore; results: Promise<unknown>[] }) => void;

const variant = fc.integer({ min: 1, max: 3 });
const properties = fc.constantFrom<Record<string, string>>({}, { _inventory: '4' }, { engraving: 'A' });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ id: variant, quantity: fc.integer({ min: 1, max: 3 }), properties }).map(
    (line): Step =>
      ({ cart, results }) =>
        results.push(cart.add(line)),
  ),
  fc.tuple(fc.nat(5), fc.integer({ min: -2, max: 14 })).map(
    ([index, quantity]): Step =>
      ({ cart, results }) => {
        const { items } = cart.getState().visible;
        const item = items[index % Math.max(1, items.length)];
        if (item) results.push(cart.setQuantity(item.key, quantity));
      },
  ),
  fc.string({ maxLength: 3 }).map(
    (note): Step =>
      ({ cart, results }) =>
        results.push(cart.setNote(note)),
  ),
  // Another tab changes the bag and says so.
  fc.tuple(fc.nat(5), fc.integer({ min: 0, max: 4 })).map(
    ([index, quantity]): Step =>
      ({ platform, cart, results }) => {
        const line = platform.lines[index % Math.max(1, platform.lines.length)];
        if (line) line.quantity = quantity;
        platform.lines = platform.lines.filter((kept) => kept.quantity > 0);
        results.push(cart.refetch());
      },
  ),
);

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  fc.constantFrom(
    'lost' as const,
    { kind: 'network' } as const,
    { kind: 'timeout' } as const,
    refused(422, 'No.'),
    refused(500, ''),
  ),
);

it('whatever is wished for, refused, lost or changed elsewhere: in the end the bag shown is the bag there is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(step, fc.nat(60)), { maxLength: 25 }),
      fc.array(fault, { maxLength: 25 }),
      fc.array(fc.nat(80), { maxLength: 40 }),
      fc.boolean(),
      async (steps, changeFaults, delays, bundlesCart) => {
        const platform = fakePlatform([{ id: 1, properties: {}, quantity: 2 }]);
        Object.assign(platform, {
          stock: { 1: 6, 2: 3, 3: 40 },
          compareAt: { 1: 900 },
          changeFaults,
          delays,
          bundlesCart,
        });
        const cart = createCart({ calls: platform.calls, now: Date.now });
        const shop = { platform, cart, results: [] as Promise<unknown>[] };
        cart.start();
        for (const [act, pause] of steps) {
          act(shop);
          const { visible, confirmed: settled } = cart.getState();
          // Sums are only ever the platform's.
          expect(visible.total_price).toBe(settled.total_price);
          expect(visible.item_count).toBe(visible.items.reduce((sum, item) => sum + item.quantity, 0));
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.runAllTimersAsync();
        await Promise.all(shop.results);

        const there = withLineData(platform.cart(), { compareAtPrices: platform.compareAt, facts: {} });
        const { visible, pending, adding, pendingNote, status } = cart.getState();
        expect({ pending, adding, pendingNote, status }).toEqual({
          pending: {},
          adding: [],
          pendingNote: null,
          status: 'ready',
        });
        expect(visible).toEqual({
          ...there,
          updating: false,
          items: there.items.map((item) => ({ ...item, pending: false })),
        });
        expect(platform.mostChanging).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
});

it('without faults and other tabs, the newest wish of every line is what the platform holds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 0, max: QUANTITY_LIMIT }), fc.nat(40)), {
        minLength: 1,
        maxLength: 20,
      }),
      fc.array(fc.nat(60), { maxLength: 20 }),
      async (wishes, delays) => {
        const platform = fakePlatform([1, 2, 3].map((id) => ({ id, properties: {}, quantity: 1 })));
        const cart = createCart({ calls: platform.calls });
        cart.start();
        await vi.runAllTimersAsync();
        platform.delays = delays;
        const wanted = new Map([1, 2, 3].map((id) => [id, 1]));
        for (const [index, quantity, pause] of wishes) {
          const item = cart.getState().visible.items[index];
          if (item) {
            void cart.setQuantity(item.key, quantity);
            wanted.set(item.id, quantity);
          }
          await vi.advanceTimersByTimeAsync(pause);
        }
        await vi.runAllTimersAsync();
        const held = new Map(platform.lines.map(({ id, quantity }) => [id, quantity]));
        for (const [id, quantity] of wanted) expect(held.get(id) ?? 0).toBe(quantity);
      },
    ),
    { numRuns: 200 },
  );
});
