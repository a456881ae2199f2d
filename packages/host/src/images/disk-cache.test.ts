import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDiskCache } from './disk-cache.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

const open = (maxBytes = 1000, maxAlike?: number) => openDiskCache({ dir, maxBytes, maxAlike });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function aged(name: string, ms: number, text = 'old') {
  await writeFile(path.join(dir, name), text);
  const time = new Date(Date.now() - ms);
  await utimes(path.join(dir, name), time, time);
}

test('what is written is read, also after a restart', async () => {
  const cache = await open();
  expect(await cache.read('a')).toBeNull();
  await cache.write('a', Buffer.from('picture'));
  expect(String(await cache.read('a'))).toBe('picture');
  expect(String(await (await open()).read('a'))).toBe('picture');
});

test('a small file comes whole, a large one as a stream', async () => {
  const cache = await open(1e6);
  await cache.write('small', Buffer.alloc(10));
  await cache.write('large', Buffer.alloc(100_000, 7));
  expect((await cache.open('small'))?.body).toEqual(Buffer.alloc(10));
  const large = await cache.open('large');
  if (!large || Buffer.isBuffer(large.body)) throw new Error('it is not a stream');
  // It can be read to its end while the file goes.
  await cache.write('another', Buffer.alloc(950_000));
  expect(await cache.open('large')).toBeNull();
  expect(await buffer(large.body)).toEqual(Buffer.alloc(100_000, 7));
});

test('what another process has put into the folder is taken from there, and counted', async () => {
  const [one, other] = await Promise.all([open(25), open(25)]);
  await one.write('a', Buffer.alloc(10));
  expect(await other.read('a')).toHaveLength(10);
  expect(other.bytes()).toBe(10);
  await other.write('b', Buffer.alloc(10));
  await other.write('c', Buffer.alloc(10));
  expect(await readdir(dir)).toHaveLength(2);
  expect(await one.read('a')).toBeNull();
  expect(one.bytes()).toBe(0);
});

test('the longest unused go when the bound is reached', async () => {
  const cache = await open(25);
  await cache.write('a', Buffer.alloc(10));
  await cache.write('b', Buffer.alloc(10));
  await cache.read('a');
  await cache.write('c', Buffer.alloc(10));
  expect((await readdir(dir)).sort()).toEqual(['a', 'c']);
  expect(cache.bytes()).toBe(20);
});

test('names that begin alike have a bound of their own, and do not cost the others their places', async () => {
  const cache = await open(1000, 2);
  for (const name of ['dress-1', 'dress-2', 'coat-1']) await cache.write(name, Buffer.alloc(10));
  await cache.read('dress-1');
  await cache.write('dress-3', Buffer.alloc(10));
  expect((await readdir(dir)).sort()).toEqual(['coat-1', 'dress-1', 'dress-3']);
  // A restart knows them too.
  const reopened = await open(1000, 2);
  await reopened.write('dress-4', Buffer.alloc(10));
  expect((await readdir(dir)).filter((name) => name.startsWith('dress'))).toHaveLength(2);
});

test('a sweep takes what is a month unused and what stayed unfinished, and counts what is there', async () => {
  const cache = await open();
  await cache.write('fresh', Buffer.alloc(10));
  await aged('forgotten', 31 * DAY);
  await aged('recent', 29 * DAY);
  await aged('killed.part', 2 * HOUR);
  await aged('being-written.part', 60_000);
  expect(await cache.sweep(new Date())).toBe(2);
  expect((await readdir(dir)).sort()).toEqual(['being-written.part', 'fresh', 'recent']);
  expect(cache.bytes()).toBe(13);
  await rm(path.join(dir, 'recent'));
  expect(await cache.sweep(new Date())).toBe(0);
  expect([cache.size(), cache.bytes()]).toEqual([1, 10]);
});

test('what is used stays: a hit sets the time of the file', async () => {
  await aged('used', 29 * DAY);
  const cache = await open();
  await cache.read('used');
  expect(Date.now() - (await stat(path.join(dir, 'used'))).mtimeMs).toBeLessThan(HOUR);
  expect(await cache.sweep(new Date(Date.now() + 2 * DAY))).toBe(0);
});

test('a write that fails leaves nothing behind', async () => {
  const cache = await open();
  await writeFile(path.join(dir, 'in-the-way'), '');
  await expect(cache.write('in-the-way/a', Buffer.alloc(10))).rejects.toThrow();
  expect(await readdir(dir)).toEqual(['in-the-way']);
  expect(cache.bytes()).toBe(0);
});
