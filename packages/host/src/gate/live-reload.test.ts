import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { scriptHash } from '../theme/page-scripts.ts';
import { LIVE_RELOAD_SCRIPT } from './live-reload.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ dev: true });
});
afterAll(() => shop.close());

test('pages under development listen for changes, also compressed and from the cache', async () => {
  const plain = await shop.visitor().get('/products/slip-dress');
  expect(plain.body).toContain('/_host/live');
  const compressed = await shop.visitor().get('/products/slip-dress', { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-security-policy']).toContain(scriptHash(LIVE_RELOAD_SCRIPT));
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('/_host/live');
});

test('design mode can be framed; other pages cannot', async () => {
  const design = await shop.visitor().get('/?design_mode=true');
  expect(design.headers).not.toHaveProperty('content-security-policy');
  expect((await shop.visitor().get('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a shop that is not under development knows no design mode', async () => {
  const open = await openTestShop();
  const page = await open.visitor().get('/?design_mode=true');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.body).not.toContain('/_host/live');
  await open.close();
});

test('an open page does not hold up the closing of the shop', async () => {
  const open = await openTestShop({ dev: true });
  const origin = await open.app.listen({ port: 0, host: '127.0.0.1' });
  const page = await fetch(`${origin}/_host/live`);
  const ended = page.text();
  await open.close();
  expect(await ended).toBe('data: hello\n\n');
});
