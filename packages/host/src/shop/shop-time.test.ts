import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shopTime } from './shop-time.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T10:00:00Z');

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

/** Looks at each of these times of the clock, in ms after the start; how far shop time went, in ms. */
async function looks(...clocks: number[]): Promise<number> {
  let last = new Date(START);
  for (const clock of clocks) last = await shopTime(shop.store, new Date(START + clock));
  return last.getTime() - START;
}

test('it goes with the clock', async () => {
  expect(await looks(0, HOUR, 2 * HOUR, 2 * HOUR)).toBe(2 * HOUR);
});

test('a clock that jumps ahead takes it along by a day and a quarter at most', async () => {
  expect(await looks(0, 30 * DAY)).toBe(1.25 * DAY);
});

test('it never goes back, and goes on when the clock is right again', async () => {
  const ahead = await looks(0, 30 * DAY);
  expect(await looks(HOUR)).toBe(ahead);
  expect(await looks(2 * HOUR)).toBe(ahead + HOUR);
});

test('after the shop was closed for a month it catches up', async () => {
  const opened = 30 * DAY;
  const days = Array.from({ length: 130 }, (_, day) => opened + day * DAY);
  expect(await looks(0, ...days)).toBe(days.at(-1));
});

test('whatever the clock does, it never goes back nor faster than it may', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -60 * 24, max: 60 * 24 }), { maxLength: 12 }), async (hours) => {
      let clock = START;
      let before = await shopTime(shop.store, new Date(clock));
      for (const step of hours) {
        clock += step * HOUR;
        const after = await shopTime(shop.store, new Date(clock));
        expect(after.getTime() - before.getTime()).toBeGreaterThanOrEqual(0);
        expect(after.getTime() - before.getTime()).toBeLessThanOrEqual(1.25 * DAY);
        before = after;
      }
    }),
    { numRuns: 30 },
  );
});
