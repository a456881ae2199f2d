import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRenditions } from './renditions.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'renditions-'));
});
afterEach(() => rm(dir, { recursive: true }));

const open = (maxBytes = 1000) => openRenditions({ dir, maxBytes, concurrency: 1, maxWaiting: 2 });

test('one render for a key at a time, then from disk, also after a restart', async () => {
  let renders = 0;
  const make = async () => {
    renders += 1;
    return Buffer.from('picture');
  };
  const cache = await open();
  const all = await Promise.all([cache.get('a', make), cache.get('a', make), cache.get('a', make)]);
  expect(all.map(String)).toEqual(['picture', 'picture', 'picture']);
  const reopened = await open();
  expect(String(await reopened.get('a', make))).toBe('picture');
  expect(renders).toBe(1);
});

test('what another host has put into the folder is taken from there, and counted', async () => {
  const [one, other] = await Promise.all([open(25), open(25)]);
  await one.get('a', async () => Buffer.alloc(10));
  expect(await other.get('a', () => Promise.reject(new Error('rendered again')))).toHaveLength(10);
  expect(other.bytes()).toBe(10);
  await other.get('b', async () => Buffer.alloc(10));
  await other.get('c', async () => Buffer.alloc(10));
  expect(await readdir(dir)).toHaveLength(2);
  // What the other has removed is made again.
  expect(String(await one.get('a', async () => Buffer.from('again')))).toBe('again');
});

test('the longest unused go when the bound is reached', async () => {
  const cache = await open(25);
  const make = async () => Buffer.alloc(10);
  await cache.get('a', make);
  await cache.get('b', make);
  await cache.get('a', make);
  await cache.get('c', make);
  expect(cache.bytes()).toBe(20);
  expect(await readdir(dir)).toHaveLength(2);
  let renders = 0;
  const counted = async () => {
    renders += 1;
    return Buffer.alloc(10);
  };
  await cache.get('a', counted);
  expect(renders).toBe(0);
  await cache.get('b', counted);
  expect(renders).toBe(1);
});

test('a failed render is not kept, and frees its place', async () => {
  const cache = await open();
  await expect(cache.get('a', () => Promise.reject(new Error('no picture')))).rejects.toThrow('no picture');
  expect(String(await cache.get('a', async () => Buffer.from('ok')))).toBe('ok');
});

test('beyond the waiting places renders are refused', async () => {
  const cache = await open();
  const gate = Promise.withResolvers<void>();
  const make = () => gate.promise.then(() => Buffer.from('x'));
  const started = ['a', 'b', 'c', 'd'].map((key) => cache.get(key, make));
  // Which of them comes last, the disk decides: it is asked first.
  expect(await Promise.race(started)).toBeNull();
  gate.resolve();
  expect((await Promise.all(started)).map(String).toSorted()).toEqual(['null', 'x', 'x', 'x']);
});

test('unfinished files of a killed process are removed', async () => {
  await writeFile(path.join(dir, 'x.part'), 'half');
  await open();
  expect(await readdir(dir)).toEqual([]);
});
