import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestShop, type TestShop } from '../shop/test-shop.ts';
import { EVERYTHING } from './changes.ts';
import { openStore } from './open.ts';
import { watchOtherWriters } from './other-writers.ts';
import { takeLock } from './process-lock.ts';

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
  const lines: string[] = [];
  shop.store.changes.subscribe((keys) => void lines.push(...keys));
  const stop = watchOtherWriters(shop.store, { every: 1000 });
  await shop.store.write((tx) => tx.updateTable('products').set({ title: 'Own' }).execute());
  await vi.advanceTimersByTimeAsync(3000);
  expect(lines).toEqual([]);
  const other = await openStore(shop.dataDir);
  await other.write((tx) => tx.updateTable('products').set({ title: 'Other' }).execute());
  await other.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toEqual([EVERYTHING]);
  lines.length = 0;
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines).toEqual([]);
  stop();
});

it('looks at what an import does when it has ended, and reads ahead before it drops anything', async () => {
  const order: string[] = [];
  shop.store.changes.subscribe(() => void order.push('told'));
  const stop = watchOtherWriters(shop.store, { every: 1000, prepare: async () => void order.push('prepared') });
  const release = takeLock(shop.dataDir, 'import');
  const other = await openStore(shop.dataDir);
  await other.write((tx) => tx.updateTable('products').set({ title: 'Other' }).execute());
  await vi.advanceTimersByTimeAsync(3000);
  expect(order).toEqual([]);
  release?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual(['prepared', 'told']);
  stop();
  await other.close();
});
