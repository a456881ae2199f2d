import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { HEADER_SCRIPT } from '../objects/theme/header-script.ts';
import { loadTheme, type Theme } from '../theme/load.ts';
import { scriptHash } from '../theme/page-scripts.ts';
import { createPagePolicy } from './page-policy.ts';

const THEME = path.join(import.meta.dirname, '..', '..', 'test', 'fixtures', 'theme');

let shop: TestShop;
let theme: Theme;
beforeAll(async () => {
  shop = await openTestShop({ publicOrigin: 'https://shop.example' });
  theme = await loadTheme(THEME);
});
afterAll(() => shop.close());

/** Sources of a directive. */
const sourcesOf = (policy: string | undefined, directive: string): string[] =>
  policy
    ?.split('; ')
    .find((entry) => entry.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

const policyOf = (given: Partial<Theme>) => createPagePolicy([])({ ...theme, ...given });

test('a page names the scripts it was printed with and no others, and says so in a header that is the same for all', async () => {
  const page = await shop.visitor().get('/', { 'accept-encoding': 'identity' });
  const policy = String(page.headers['content-security-policy']);
  const inline = [...page.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => scriptHash(text));
  expect(inline).toEqual([scriptHash(HEADER_SCRIPT)]);
  expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", ...inline]);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https:( |;))/);
  const cached = await shop
    .visitor()
    .get('/', { 'accept-encoding': 'identity', 'if-none-match': String(page.headers.etag) });
  expect([cached.statusCode, cached.headers['content-security-policy']]).toEqual([304, policy]);
});

test('what a page says of the shop is data and no script', async () => {
  const [one, other] = await Promise.all(
    ['/', '/fr/products/slip-dress'].map((url) => shop.visitor().get(url, { 'accept-encoding': 'identity' })),
  );
  expect(other?.body).toContain('"locale":"fr"');
  expect(other?.headers['content-security-policy']).toBe(one?.headers['content-security-policy']);
});

test('behind https browsers stay with https, and no page asks for a camera', async () => {
  const { headers } = await shop.visitor().get('/');
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(headers['permissions-policy']).toContain('camera=()');
  const json = await shop.visitor().get('/cart.js');
  expect(json.headers).toMatchObject({
    'strict-transport-security': expect.any(String),
    'content-security-policy': "frame-ancestors 'none'",
  });
  const plain = await openTestShop();
  expect((await plain.visitor().get('/')).headers).not.toHaveProperty('strict-transport-security');
  await plain.close();
});

test('the apps of the shop may run, be called and be shown', () => {
  const appScripts = [
    { src: 'http://localhost:3001/reviews.js', placement: 'header' as const, origins: ['https://cdn.app.example'] },
    { src: '/apps/own.js', placement: 'header' as const, origins: [] },
  ];
  const policy = policyOf({ appScripts })['content-security-policy'];
  for (const directive of ['script-src', 'connect-src', 'style-src', 'img-src', 'frame-src', 'form-action'])
    expect([directive, sourcesOf(policy, directive)]).toEqual([
      directive,
      expect.arrayContaining(['http://localhost:3001', 'https://cdn.app.example']),
    ]);
  const called = { ...theme.pageScripts, calledOrigins: new Set(['https://api.example']) };
  const calling = policyOf({ pageScripts: called })['content-security-policy'];
  expect(sourcesOf(calling, 'connect-src')).toContain('https://api.example');
  expect(sourcesOf(calling, 'script-src')).not.toContain('https://api.example');
});

test('a theme whose scripts are only known when they are printed is watched, not stopped', () => {
  const headers = policyOf({
    pageScripts: { ...theme.pageScripts, unknown: ['layout/theme.liquid: a script with Liquid in its text'] },
  });
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headers['content-security-policy-report-only']).toContain('report-uri /_host/policy-reports');
});

test('a script of the theme is named by its text in the file', async () => {
  const dir = path.join(shop.dir, 'theme');
  await writeFile(
    path.join(dir, 'layout', 'theme.liquid'),
    '<script>\n first()\n</script>{{ content_for_header }}{{ content_for_layout }}',
  );
  const changed = await loadTheme(dir);
  const policy = createPagePolicy([])(changed)['content-security-policy'];
  expect(sourcesOf(policy, 'script-src')).toContain(scriptHash('\n first()\n'));
});

const report = (fields: Record<string, unknown>) => JSON.stringify({ 'csp-report': fields });

test('reports are lines of the log, without what a terminal acts on, few in a minute, and small', async () => {
  let time = 0;
  const open = await openTestShop({ now: () => 1_800_000_000_000 + time });
  const send = (payload: string, type = 'application/csp-report') =>
    open.app.inject({ method: 'POST', url: '/_host/policy-reports', payload, headers: { 'content-type': type } });
  const sent = {
    'document-uri': 'http://localhost/\u001b[2J\u009b',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'line-number': 7,
  };
  expect((await send(report(sent))).statusCode).toBe(204);
  expect(open.reported).toEqual([
    'Content security policy: http://localhost/?[2J? script-src-elem refused inline (:7)',
  ]);
  for (let count = 0; count < 40; count += 1) await send(report(sent));
  for (const nonsense of ['', '[', 'null', '{"csp-report":null}', '"x"'])
    expect((await send(nonsense)).statusCode).toBeOneOf([204, 400]);
  expect(open.reported).toHaveLength(10);
  expect((await send(report({ 'effective-directive': 'x'.repeat(9000) }))).statusCode).toBe(413);
  expect((await send('{}', 'application/json')).statusCode).toBe(415);
  time = 61_000;
  await send(report(sent));
  expect(open.reported.slice(10)).toEqual([
    expect.stringContaining('more reports'),
    expect.stringContaining('script-src-elem'),
  ]);
  await open.close();
});
