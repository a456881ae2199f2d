import { configureView } from '@vitrine/compiler/view.ts';
import { beforeEach, expect, test } from 'vitest';
import { isAccountPage, viewOf } from './account-address.ts';

beforeEach(() => configureView({ routes: { account_url: '/account', account_addresses_url: '/account/addresses' } }));

const ORIGIN = 'https://shop.example';
const swapped = (address: string) => isAccountPage(new URL(address, ORIGIN), ORIGIN);

test.each([
  '/account',
  '/account/',
  '/account?view=orders',
  '/account?page=2&view=orders',
  '/account?view=profile#password',
  '/account/addresses',
  '/account/orders/9a8b7c',
])('%s is a view', (address) => expect(swapped(address)).toBe(true));

test.each([
  '/account/logout',
  '/account/login',
  '/account/register',
  '/account/orders',
  '/account/orders/',
  '/account/orders/9a8b7c/invoice',
  '/accounts',
  '/',
  '/fr/account',
  'https://elsewhere.example/account',
  'mailto:post@shop.example',
])('%s is none', (address) => expect(swapped(address)).toBe(false));

test('a hash does not make another view, a query does', () => {
  expect(viewOf(new URL('/account?view=orders#main', ORIGIN))).toBe('/account?view=orders');
});
