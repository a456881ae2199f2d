import { expect, it } from 'vitest';
import { createChanges } from '../store/changes.ts';
import { createChangeLog } from './change-log.ts';
import { createRowCache } from './row-cache.ts';

function fixture(maxBytes = 1_000_000) {
  const changes = createChanges();
  const log = createChangeLog(changes);
  return { changes, log, cache: createRowCache(log, maxBytes) };
}

it('drops exactly the rows of a changed key', () => {
  const { changes, log, cache } = fixture();
  cache.put('a', { value: 1, keys: ['product:1'] }, log.now());
  cache.put('b', { value: 2, keys: ['product:2', 'products'] }, log.now());
  changes.publish(['product:1']);
  expect([cache.get('a'), cache.get('b')?.value]).toEqual([undefined, 2]);
  changes.publish(['products']);
  expect(cache.size).toBe(0);
  expect(cache.bytes).toBe(0);
});

it('does not keep what changed while it was loaded', () => {
  const { changes, log, cache } = fixture();
  const moment = log.now();
  changes.publish(['product:1']);
  cache.put('a', { value: 'old', keys: ['product:1'] }, moment);
  cache.put('b', { value: 'fine', keys: ['product:2'] }, moment);
  expect([cache.get('a'), cache.get('b')?.value]).toEqual([undefined, 'fine']);
});

it('forgets everything after an import', () => {
  const { changes, log, cache } = fixture();
  cache.put('a', { value: null, keys: [] }, log.now());
  changes.publish(['shop']);
  expect(cache.get('a')).toBeUndefined();
});

it('stays below its bound and keeps what is used', () => {
  const { log, cache } = fixture(10_000);
  for (let index = 0; index < 100; index++) {
    cache.put(`row ${index}`, { value: 'x'.repeat(200), keys: [`product:${index}`] }, log.now());
    cache.get('row 0');
  }
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
  expect(cache.get('row 0')).toBeDefined();
  expect(cache.get('row 1')).toBeUndefined();
});

it('treats forgotten changes as changes', () => {
  const { changes, log } = fixture();
  const moment = log.now();
  for (let index = 0; index < 30_000; index++) changes.publish([`product:${index}`]);
  expect(log.changedSince(['never'], moment)).toBe(true);
  expect(log.changedSince(['never'], log.now())).toBe(false);
});
