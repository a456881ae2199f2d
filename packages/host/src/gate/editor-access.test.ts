import { afterEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';

const TOKEN = 'a-token-of-the-test';
let shop: TestShop;
afterEach(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ url, headers, remoteAddress });
const ADDRESSES = ['/editor', '/editor/api/theme', '/editor/preview.js', '/editor/api/resources/product'];

describe('without a token', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s may edit', async (address) => {
    shop = await openTestShop();
    expect((await get('/editor', {}, address)).statusCode).toBe(200);
    expect((await get('/editor/api/theme', {}, address)).statusCode).toBe(200);
  });

  test('nobody else may, in a sentence', { tags: ['editor-1'] }, async () => {
    shop = await openTestShop();
    for (const url of ADDRESSES) {
      const answer = await get(url, { accept: 'text/html' }, '192.0.2.7');
      expect([url, answer.statusCode]).toEqual([url, 403]);
      expect(answer.body).toContain('The theme editor is for the machine that the shop runs on');
    }
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'cf-connecting-ip'])
      expect((await get('/editor/api/theme', { [header]: '127.0.0.1' })).statusCode).toBe(403);
    expect((await get('/editor?token=', {}, '192.0.2.7')).statusCode).toBe(403);
  });

  test('a public name of the shop is no way in', { tags: ['editor-1'] }, async () => {
    shop = await openTestShop({ publicOrigin: 'https://shop.example' });
    expect((await get('/editor', { host: 'shop.example' })).statusCode).toBe(403);
  });
});

describe('with a token', () => {
  test('whoever shows it once may edit from anywhere', { tags: ['editor-1'] }, async () => {
    shop = await openTestShop({ editorToken: TOKEN });
    const admitted = await get(`/editor?token=${TOKEN}`, {}, '192.0.2.7');
    expect([admitted.statusCode, admitted.headers.location]).toEqual([303, '/editor']);
    const cookie = String(admitted.headers['set-cookie']);
    expect(cookie).toMatch(/^vitrine_editor=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(TOKEN);
    const [pair = ''] = cookie.split(';');
    for (const url of ['/editor', '/editor/api/theme'])
      expect((await get(url, { cookie: pair }, '192.0.2.7')).statusCode).toBe(200);
    expect((await get('/editor/api/theme', { cookie: `${pair}x` }, '192.0.2.7')).statusCode).toBe(403);
  });

  test('a wrong one is refused, and this machine needs none', { tags: ['editor-1'] }, async () => {
    shop = await openTestShop({ editorToken: TOKEN });
    const wrong = await get('/editor?token=a-token-of-the-tesT', {}, '192.0.2.7');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    expect((await get('/editor/api/theme')).statusCode).toBe(200);
  });
});

test('another site’s page changes nothing, by any method', { tags: ['editor-1'] }, async () => {
  shop = await openTestShop();
  for (const [method, url] of [
    ['POST', '/editor/api/saves'],
    ['PUT', '/editor/api/drafts/draft-of-a-test'],
    ['PATCH', '/editor/api/files/x.png'],
    ['POST', '/editor/api/files?name=x.png'],
  ] as const) {
    const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const answer = await shop.app.inject({ method, url, headers, payload: '{}' });
    expect([url, answer.statusCode]).toEqual([url, 403]);
  }
});

test('works in a closed shop', { tags: ['editor-1'] }, async () => {
  shop = await openTestShop({ shop: { password: 'secret' } });
  expect((await get('/', { accept: 'text/html' })).statusCode).toBe(302);
  for (const url of ['/editor', '/editor/api/theme']) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
});
