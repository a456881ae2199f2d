import { expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

const written = (days: number) => {
  const jar = { cookie: '' };
  writeCookie('promo_closed', 'true', days, jar, Date.UTC(2026, 10, 20, 12));
  return jar.cookie;
};

it('keeps a cookie for the whole shop, for as many days as asked', { tags: ['popup-11'] }, () => {
  expect(written(1)).toBe('promo_closed=true; Path=/; SameSite=Lax; Expires=Sat, 21 Nov 2026 12:00:00 GMT');
  expect(written(30)).toContain('Expires=Sun, 20 Dec 2026 12:00:00 GMT');
});

it('without days it lasts until the browser is closed', () => {
  expect(written(0)).toBe('promo_closed=true; Path=/; SameSite=Lax');
});

it('reads a cookie by its whole name', () => {
  const jar = { cookie: 'xpromo_closed=no; promo_closed=true; a%20b=%3D%3B' };
  expect(readCookie('promo_closed', jar)).toBe('true');
  expect(readCookie('a b', jar)).toBe('=;');
  expect(readCookie('closed', jar)).toBeNull();
});

it('a broken value counts as unset', () => {
  expect(readCookie('name', { cookie: 'name=%E0%A4%A' })).toBeNull();
});
