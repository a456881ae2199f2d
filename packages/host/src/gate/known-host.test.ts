import { hostname } from 'node:os';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningShop } from '../../test/open-listening-shop.ts';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';
import { raw, rawText } from '../../test/raw.ts';
import { createKnownHosts } from './known-host.ts';

/** The header behind the gate, or the status it is refused with. */
function askFor(host: string | undefined, options: Partial<Parameters<typeof createKnownHosts>[0]> = {}, socket = {}) {
  const refuse = createKnownHosts({ publicOrigin: null, ...options });
  const message = {
    headers: { host },
    rawHeaders: [],
    socket: { localPort: 3000, localAddress: '127.0.0.1', ...socket },
  };
  try {
    refuse(message);
  } catch (error) {
    return (error as { statusCode: number }).statusCode;
  }
  return message.headers.host;
}

test.each([
  ['localhost:3000', 'localhost:3000'],
  ['LocalHost:03000', 'localhost:3000'],
  ['127.0.0.1:3000', '127.0.0.1:3000'],
  ['[::1]:3000', '[::1]:3000'],
  ['[0:0:0::1]:3000', '[::1]:3000'],
  [`${hostname()}:3000`, `${hostname().toLowerCase()}:3000`],
  ['localhost', 421],
  ['localhost:9', 421],
  ['192.168.1.7:3000', 421],
  ['127.0.0.9:3000', 421],
  ['evil.example:3000', 421],
  ['localhost.evil.example:3000', 421],
  ['', 400],
  [undefined, 400],
  ['a b', 400],
  ['localhost:99999', 400],
  ['user@localhost:3000', 400],
  ['[:::1]:3000', 400],
])('without a public origin, %s is %s', (host, answer) => {
  expect(askFor(host)).toBe(answer);
});

test('the address that the connection was made to is known, and the name listened on', () => {
  expect(askFor('192.168.1.7:3000', {}, { localAddress: '192.168.1.7' })).toBe('192.168.1.7:3000');
  expect(askFor('192.168.1.7:3000', {}, { localAddress: '::ffff:192.168.1.7' })).toBe('192.168.1.7:3000');
  expect(askFor('[fd00::7]:3000', {}, { localAddress: 'fd00:0::7' })).toBe('[fd00::7]:3000');
  expect(askFor('shop.lan:3000', { listensOn: 'Shop.lan' })).toBe('shop.lan:3000');
  expect(askFor('localhost', {}, { localPort: 80 })).toBe('localhost');
});

test.each([
  ['shop.example', 'shop.example'],
  ['Shop.Example:443', 'shop.example:443'],
  ['shop.example:8080', 'shop.example:8080'],
  ['127.0.0.1:8080', '127.0.0.1:8080'],
  ['evil.example', 421],
  ['shop.example.evil.example', 421],
])('behind a proxy, %s is %s', (host, answer) => {
  expect(askFor(host, { publicOrigin: 'https://shop.example' })).toBe(answer);
});

test('hosts of markets and languages are known with the same ports', () => {
  const ofPlaces = () => ['shop.ca'];
  expect(askFor('Shop.ca:3000', { ofPlaces })).toBe('shop.ca:3000');
  expect(askFor('shop.ca', { ofPlaces, publicOrigin: 'https://shop.example' })).toBe('shop.ca');
  for (const host of ['shop.ca', 'shop.ca:9', 'www.shop.ca:3000', 'shop.ca.evil.example:3000'])
    expect([host, askFor(host, { ofPlaces })]).toEqual([host, 421]);
});

test('no made-up name passes', () => {
  const name = fc.oneof(fc.domain(), fc.ipV4(), fc.string(), fc.webAuthority());
  fc.assert(
    fc.property(name, (host) => {
      fc.pre(!['localhost', '127.0.0.1', hostname()].includes(host.replace(/:\d+$/, '').toLowerCase()));
      expect(askFor(host)).toBeOneOf([400, 421]);
      expect(askFor(`${host}:3000`)).toBeOneOf([400, 421]);
    }),
  );
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an unknown host name gets an error message, and no mail uses it', async () => {
  const refused = await shop.visitor().get('/', { host: 'evil.example', accept: 'text/html' });
  expect([refused.statusCode, refused.body]).toEqual([421, expect.stringContaining('--origin')]);
  const json = await shop.visitor().get('/cart.js', { host: 'evil.example' });
  expect([json.statusCode, json.json().description]).toEqual([421, expect.stringContaining('--origin')]);
  const mail = await shop.visitor().form('/account/recover', { email: 'ada@example.com' }, { host: 'evil.example' });
  expect(mail.statusCode).toBe(421);
});

test('a listening shop knows its own port only', async () => {
  const listening = await openListeningShop();
  const { host, port } = new URL(listening.origin);
  const ask = async (name: string) => (await raw(listening.origin, { path: '/', headers: { host: name } })).status;
  expect([await ask(host), await ask(`localhost:${port}`)]).toEqual([200, 200]);
  expect([await ask('localhost:9'), await ask('localhost'), await ask(`evil.example:${port}`)]).toEqual([
    421, 421, 421,
  ]);
  const send = async (head: string) =>
    (await rawText(listening.origin, `${head}\r\nConnection: close\r\n\r\n`)).slice(9, 12);
  expect(await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nhost: evil.example`)).toBe('400');
  expect(await send(`GET http://evil.example/ HTTP/1.1\r\nHost: ${host}`)).toBe('421');
  expect(await send(`GET http://${host}/cart.js?x=1 HTTP/1.1\r\nHost: evil.example`)).toBe('200');
  expect(await send(`GET http://${host}?x=1 HTTP/1.1\r\nHost: ${host}`)).toBe('200');
  await listening.close();
});
