import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSources } from './sources.ts';

let dir = '';
const sizes = { small: { width: 300, height: 400 }, wide: { width: 400, height: 300 } };
const fileOf = (name: string) => ({ path: path.join(dir, name), size: 1, modified: 1 });

const nothing = async () => {};

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'sources-'));
  const create = { channels: 3, background: '#803040' } as const;
  await sharp({ create: { ...create, ...sizes.small } }).toFile(path.join(dir, 'a.png'));
  await sharp({ create: { ...create, ...sizes.wide } })
    .withMetadata({ orientation: 6 })
    .toFile(path.join(dir, 'turned.jpg'));
});
afterAll(() => rm(dir, { recursive: true }));
// What one test keeps decoded goes during no other.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a picture of a phone is measured and opened upright', async () => {
  const sources = createSources(1e7);
  const natural = await sources.measure(fileOf('turned.jpg'));
  expect(natural).toEqual({ width: 300, height: 400 });
  const { info } = await sources.use(fileOf('turned.jpg'), natural, (picture) =>
    picture.png().toBuffer({ resolveWithObject: true }),
  );
  expect(info).toMatchObject(natural);
});

test('decoded pictures are shared, within a bound of bytes', async () => {
  const one = 300 * 400 * 4;
  const sources = createSources(2 * one);
  for (const modified of [1, 1, 2, 3, 3]) await sources.use({ ...fileOf('a.png'), modified }, sizes.small, nothing);
  expect(sources.figures()).toEqual({ decodes: 3, shared: 2, bytes: 2 * one });
  // The first one had to go.
  await sources.use({ ...fileOf('a.png'), modified: 1 }, sizes.small, nothing);
  expect(sources.figures().decodes).toBe(4);
});

test('an unused decoded picture is dropped after a while', async () => {
  const { transfer } = ArrayBuffer.prototype;
  const freed: number[] = [];
  vi.spyOn(ArrayBuffer.prototype, 'transfer').mockImplementation(function (this: ArrayBuffer, length) {
    freed.push(this.byteLength);
    return transfer.call(this, length);
  });
  // No picture of another file of this process has its size: that one may be freed at any time.
  const own = { width: 311, height: 397 };
  await sharp({ create: { channels: 3, background: '#803040', ...own } }).toFile(path.join(dir, 'own.png'));
  const sources = createSources(1e7);
  await sources.use(fileOf('own.png'), own, nothing);
  vi.advanceTimersByTime(4000);
  await sources.use(fileOf('own.png'), own, nothing);
  vi.advanceTimersByTime(4000);
  expect(sources.figures().bytes).toBeGreaterThan(0);
  vi.advanceTimersByTime(2000);
  expect(sources.figures()).toEqual({ decodes: 1, shared: 1, bytes: 0 });
  const decoded = own.width * own.height * 3;
  await vi.waitFor(() => expect(freed.filter((length) => length === decoded)).toHaveLength(1));
});

test('the memory of a decoded picture is free when it has gone and its last use is over, and not before', async () => {
  const one = 300 * 400 * 4;
  const sources = createSources(one);
  const freed = vi.spyOn(ArrayBuffer.prototype, 'transfer');
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const use = sources.use(fileOf('a.png'), sizes.small, async (picture) => {
    begun.resolve();
    await mayEnd.promise;
    return picture.png().toBuffer();
  });
  await begun.promise;
  // Takes its place.
  await sources.use({ ...fileOf('a.png'), modified: 2 }, sizes.small, nothing);
  expect(sources.figures().bytes).toBe(one);
  expect(freed).not.toHaveBeenCalled();
  mayEnd.resolve();
  expect((await use).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(freed).toHaveBeenCalledTimes(1));
});

test('a large picture is decoded for each rendition, and none stays in memory', async () => {
  const sources = createSources(1e9);
  const large = { width: 4000, height: 3000 };
  await sources.use(fileOf('a.png'), large, nothing);
  await sources.use(fileOf('a.png'), large, nothing);
  expect(sources.figures()).toEqual({ decodes: 2, shared: 0, bytes: 0 });
});

test('what cannot be decoded is not shared', async () => {
  const sources = createSources(1e7);
  await expect(sources.use(fileOf('nothing.png'), sizes.small, nothing)).rejects.toThrow();
  await expect(sources.use(fileOf('nothing.png'), sizes.small, nothing)).rejects.toThrow();
  expect(sources.figures()).toEqual({ decodes: 2, shared: 0, bytes: 0 });
});
