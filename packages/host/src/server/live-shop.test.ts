import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shop as readShop } from '../shop/content/content.ts';
import type { Shop } from '../shop/markets/types-shop.ts';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { createChanges, EVERYTHING } from '../store/changes.ts';
import { openLiveShop, READ_AGAIN } from './live-shop.ts';

let shop: TestShop;
let record: Shop;
beforeEach(async () => {
  shop = await openTestShop();
  record = await readShop(shop.store);
});
afterEach(() => shop.close());

/** A live shop whose reads the test ends, one by one and in any order. */
async function openWithReads() {
  const changes = createChanges();
  const reads: PromiseWithResolvers<Shop>[] = [];
  const reported: string[] = [];
  const opening = openLiveShop({
    changes,
    read() {
      const asked = Promise.withResolvers<Shop>();
      reads.push(asked);
      return asked.promise;
    },
    report: (line) => reported.push(line),
  });
  /** Ends the read of a number, counted from 0, with a name of the shop or an error. */
  async function end(number: number, answer: string | Error) {
    if (typeof answer === 'string') reads[number]?.resolve({ ...record, name: answer });
    else reads[number]?.reject(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { changes, reads, reported, opening, end };
}

test('what an earlier read finds never replaces what a later one has', async () => {
  const { changes, opening, end } = await openWithReads();
  await end(0, 'first');
  const live = await opening;
  expect(live.current().name).toBe('first');
  changes.publish(['product:1']);
  changes.publish(['shop']);
  changes.publish([EVERYTHING]);
  await end(2, 'third');
  expect(live.current().name).toBe('third');
  await end(1, 'second');
  expect(live.current().name).toBe('third');
  live.close();
});

test('a change during the first read is read', async () => {
  const { changes, opening, end } = await openWithReads();
  changes.publish(['shop']);
  await end(1, 'second');
  await end(0, 'first');
  expect((await opening).current().name).toBe('second');
});

test('a read that fails is reported once, and repeated until one succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const { changes, reads, reported, opening, end } = await openWithReads();
    await end(0, 'first');
    const live = await opening;
    changes.publish(['shop']);
    for (const number of [1, 2]) {
      await end(number, new Error('away'));
      await vi.advanceTimersByTimeAsync(READ_AGAIN);
      expect(reads).toHaveLength(number + 2);
    }
    expect(live.current().name).toBe('first');
    await end(3, 'second');
    expect(live.current().name).toBe('second');
    expect(reported).toEqual(["The shop's record could not be read again: Error: away"]);
    live.close();
    changes.publish(['shop']);
    expect(reads).toHaveLength(4);
  } finally {
    vi.useRealTimers();
  }
});
