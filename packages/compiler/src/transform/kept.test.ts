import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from './kept.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an answer is made once, also for the next process; another question is another answer', () => {
  const make = vi.fn(() => ({ code: 'x' }));
  expect(keeper(folder, 'one')(['a.ts', true], make)).toEqual({ code: 'x' });
  expect(keeper(folder, 'one')(['a.ts', true], make)).toEqual({ code: 'x' });
  expect(make).toHaveBeenCalledTimes(1);
  keeper(folder, 'one')(['a.ts', false], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('another maker answers anew, and removes what the one before has left', () => {
  keeper(folder, 'one')('a', () => 1);
  expect(keeper(folder, 'other')('a', () => 2)).toBe(2);
  expect(readdirSync(folder)).toEqual(['other']);
});

test('what is kept and cannot be read is made again; what throws is not kept', () => {
  const kept = keeper(folder, 'one');
  kept('a', () => 1);
  for (const file of globSync('*/*.json', { cwd: folder })) writeFileSync(join(folder, file), '{');
  expect(kept('a', () => 2)).toBe(2);
  const fails = () => {
    throw new Error('no source');
  };
  expect(() => kept('b', fails)).toThrow('no source');
  expect(kept('b', () => 3)).toBe(3);
});

test('where nothing can be written all is made', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(keeper(file, 'one')('a', () => 1)).toBe(1);
});
