import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { openStore } from './open.ts';
import { watchOtherWriters } from './other-writers.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

it('has everything read anew when another process has written, and only then', async () => {
  const told: string[] = [];
  shop.store.changes.subscribe((keys) => void told.push(...keys));
  const stop = watchOtherWriters(shop.store, 1000);
  await shop.store.write((tx) => tx.updateTable('products').set({ title: 'Own' }).execute());
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([]);
  const other = await openStore(shop.dataDir);
  await other.write((tx) => tx.updateTable('products').set({ title: 'Other' }).execute());
  await other.close();
  vi.advanceTimersByTime(1000);
  expect(told).toContain('shop');
  told.length = 0;
  vi.advanceTimersByTime(5000);
  expect(told).toEqual([]);
  stop();
});
