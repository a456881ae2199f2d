import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTheme } from './write-theme.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'vitrine-write-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const THEME = { 'layout/theme.liquid': 'a', 'assets/a.woff2': new Uint8Array([1, 2]), 'locales/en.json': 'é' };
const theme = (more: Record<string, string | Uint8Array> = {}) => new Map(Object.entries({ ...THEME, ...more }));

test('writes what is new, and nothing that is as it was', () => {
  expect(writeTheme(out, theme())).toEqual(['assets/a.woff2', 'layout/theme.liquid', 'locales/en.json']);
  utimesSync(join(out, 'locales/en.json'), 1, 1);
  expect(writeTheme(out, theme({ 'layout/theme.liquid': 'b' }))).toEqual(['layout/theme.liquid']);
  expect(readFileSync(join(out, 'layout/theme.liquid'), 'utf8')).toBe('b');
  expect(statSync(join(out, 'locales/en.json')).mtimeMs).toBe(1000);
});

test('removes what is not in the theme, and leaves other folders alone', () => {
  writeTheme(out, theme({ 'snippets/old.liquid': 'c' }));
  writeFileSync(join(out, 'note.txt'), '');
  expect(writeTheme(out, theme())).toEqual(['snippets/old.liquid']);
  expect(existsSync(join(out, 'snippets/old.liquid'))).toBe(false);
  expect(existsSync(join(out, 'note.txt'))).toBe(true);
});

test('compares with what was written last, where that is known', () => {
  writeTheme(out, theme());
  expect(writeTheme(out, theme({ 'assets/a.woff2': new Uint8Array([1, 2]) }), theme())).toEqual([]);
  expect(writeTheme(out, theme({ 'assets/a.woff2': new Uint8Array([1, 3]) }), theme())).toEqual(['assets/a.woff2']);
});
