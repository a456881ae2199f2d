import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCache } from './cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a value is made once, also for the next process; another key has another value', () => {
  const make = vi.fn(() => ({ code: 'x' }));
  expect(openCache(folder, 'one')(['a.ts', true], make)).toEqual({ code: 'x' });
  expect(openCache(folder, 'one')(['a.ts', true], make)).toEqual({ code: 'x' });
  expect(make).toHaveBeenCalledTimes(1);
  openCache(folder, 'one')(['a.ts', false], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('another version makes its own, and removes what the one before has left', () => {
  openCache(folder, 'one')('a', () => 1);
  expect(openCache(folder, 'other')('a', () => 2)).toBe(2);
  expect(readdirSync(folder)).toEqual(['other']);
});

test('what is cached and cannot be read is made again; what throws is not cached', () => {
  const cached = openCache(folder, 'one');
  cached('a', () => 1);
  for (const file of globSync('*/*.json', { cwd: folder })) writeFileSync(join(folder, file), '{');
  expect(cached('a', () => 2)).toBe(2);
  const fails = () => {
    throw new Error('no source');
  };
  expect(() => cached('b', fails)).toThrow('no source');
  expect(cached('b', () => 3)).toBe(3);
});

test('where nothing can be written everything is made', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(openCache(file, 'one')('a', () => 1)).toBe(1);
});
