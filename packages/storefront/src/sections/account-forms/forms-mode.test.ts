import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modeAt } from './forms-mode.ts';

const paths = { login: '/account/login', register: '/account/register' };
const page = fc.constantFrom('login', 'register', 'reset_password', 'activate_account');

describe('the mode of the forms', () => {
  test('a hash that contains recover opens recover, on every page', { tags: ['account-15'] }, () => {
    fc.assert(
      fc.property(page, fc.string(), fc.string(), fc.webPath(), (name, before, after, pathname) => {
        expect(modeAt({ pathname, hash: `#${before}recover${after}` }, name, paths)).toBe('recover');
      }),
    );
  });

  test('any other hash does not', () => {
    fc.assert(
      fc.property(page, fc.string(), (name, text) => {
        fc.pre(!text.includes('recover'));
        expect(modeAt({ pathname: '/somewhere', hash: `#${text}` }, name, paths)).toBe(name);
      }),
    );
  });

  test('log-in and registration go by their paths, whichever was loaded', () => {
    for (const loaded of ['login', 'register'] as const) {
      expect(modeAt({ pathname: '/account/login', hash: '' }, loaded, paths)).toBe('login');
      expect(modeAt({ pathname: '/account/register/', hash: '' }, loaded, paths)).toBe('register');
    }
    const french = { login: '/fr/account/login', register: '/fr/account/register' };
    expect(modeAt({ pathname: '/fr/account/register', hash: '' }, 'login', french)).toBe('register');
  });

  test('the pages behind the links of mails stay what they are', { tags: ['account-12'] }, () => {
    expect(modeAt({ pathname: '/account/reset/1/x', hash: '' }, 'reset_password', paths)).toBe('reset_password');
    expect(modeAt({ pathname: '/account/login', hash: '' }, 'activate_account', paths)).toBe('activate_account');
  });
});
