import { beforeEach, expect, test } from 'vitest';
import { type CookieJar, createCookieJar } from './cookie-jar.ts';

const NOW = Date.parse('2030-01-01T00:00:00Z');
let jar: CookieJar;
beforeEach(() => {
  jar = createCookieJar();
});

test('takes what an answer sets, decoded', () => {
  jar.take('cart=abc123; Max-Age=60; Path=/; HttpOnly', NOW);
  jar.take('name=a%20b%3Bc', NOW);
  jar.take('bad=%E0%A4%A', NOW);
  expect(jar.values()).toEqual({ cart: 'abc123', name: 'a b;c', bad: '%E0%A4%A' });
});

test.each(['cart=; Max-Age=0', 'cart=x; Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'cart=x; max-age=-1'])(
  'loses what an answer takes away: %s',
  (header) => {
    jar.set('cart', 'abc');
    jar.take(header, NOW);
    expect(jar.values()).toEqual({});
  },
);

test('is bounded', () => {
  for (let count = 0; count < 60; count++) jar.set(`n${count}`, 'x');
  jar.set('long', 'x'.repeat(5000));
  jar.take('no-pair', NOW);
  jar.take('=x', NOW);
  expect(Object.keys(jar.values())).toHaveLength(50);
  jar.set('n0', 'y');
  expect(jar.values().n0).toBe('y');
});
