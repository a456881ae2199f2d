import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';

let dir: string;
let shop: TestShop;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-editor-'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'index.html'), '<!doctype html><title>Editor</title>');
  await writeFile(path.join(dir, 'preview.js'), 'window.preview=1');
  await writeFile(path.join(dir, 'assets', 'main-a1b2.js'), 'export const a = 1;\n'.repeat(400));
  await writeFile(path.join(dir, 'assets', 'font.woff2'), Buffer.from([1, 2, 3]));
  await writeFile(path.join(dir, 'secret.txt'), 'secret');
  shop = await openTestShop({ editorDir: dir });
});
afterAll(async () => {
  await shop.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });

test('the editor’s page takes nothing from elsewhere, and nobody frames it', async () => {
  const page = await get('/editor');
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Editor</title>']);
  const policy = String(page.headers['content-security-policy']);
  for (const part of ["default-src 'self'", "frame-src 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(page.headers['cache-control']).toBe('no-store');
});

test('hashed files are sent compressed, with their types, for good', async () => {
  const script = await get('/editor/assets/main-a1b2.js', { 'accept-encoding': 'gzip, br' });
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(script.rawPayload).toString()).toMatch(/^export const a = 1;/);
  const font = await get('/editor/assets/font.woff2', { 'accept-encoding': 'br' });
  expect([font.headers['content-type'], font.headers['content-encoding']]).toEqual(['font/woff2', undefined]);
  expect([...font.rawPayload]).toEqual([1, 2, 3]);
});

test('the script of the preview is asked for anew', async () => {
  const script = await get('/editor/preview.js');
  expect([script.body, script.headers['cache-control']]).toEqual(['window.preview=1', 'no-cache']);
});

test.each([
  '/editor/assets/gone.js',
  '/editor/assets/..%2Fsecret.txt',
  '/editor/assets/..%2findex.html',
  '/editor/assets/main-a1b2.js.map',
  '/editor/index.html',
])('%s is not there', async (url) => {
  for (let count = 0; count < 2; count++) expect((await get(url, { 'accept-encoding': 'br' })).statusCode).toBe(404);
});

test('an editor that is not built says how to build it', async () => {
  const other = await openTestShop({ editorDir: path.join(dir, 'not-there') });
  const page = await other.app.inject({ url: '/editor' });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('npm start');
  expect((await other.app.inject({ url: '/editor/preview.js' })).statusCode).toBe(404);
  await other.close();
});
