// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { AccountOverview } from './AccountOverview.tsx';
import type { AccountOverviewProps } from './account-overview.schema.ts';

beforeEach(() =>
  configureView({
    ...viewFixture(),
    routes: {
      account_url: '/account',
      account_addresses_url: '/account/addresses',
      account_logout_url: '/account/logout',
      all_products_collection_url: '/collections/all',
    },
  }),
);
afterEach(cleanup);

const newcomer: AccountOverviewProps = {
  first_name: '',
  name: '',
  email: 'ada@example.com',
  phone: '',
  order: null,
  orders_count: 0,
  address: null,
  addresses_count: 0,
  help: [],
  waitlist_url: '',
  wish_list_url: '',
  sign_out_all_url: null,
};
const way = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('who has nothing yet is greeted all the same, and shown where to begin', () => {
  render(<AccountOverview {...newcomer} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good to see you.');
  expect(way('Look around')).toBe('/collections/all');
  expect(way('Add an address')).toBe('/account/addresses');
  expect(screen.queryByRole('heading', { name: 'Here to help' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Wish list' })).toBeNull();
});

test('the newest order with its state, the default address, the details and the ways on', () => {
  const order = {
    name: '#1010',
    url: '/account/orders/abc',
    date: 'November 19, 2026',
    datetime: '2026-11-19',
    financial_status_label: 'Paid',
    fulfillment_status_label: 'Partially fulfilled',
    cancelled: null,
    total: '$179.64',
    item_count: 3,
    pieces: [{ id: 1, title: 'The Poplin Shirt', variant_title: 'Chalk / S', image: null }],
  };
  const address = {
    name: 'Ada Byron',
    company: '',
    address1: '1 Mercer Street',
    address2: '',
    city: 'New York',
    province: 'NY',
    zip: '10013',
    country: 'United States',
    phone: '',
  };
  const { rerender } = render(
    <AccountOverview
      {...newcomer}
      first_name="Ada"
      order={order}
      orders_count={6}
      address={address}
      addresses_count={2}
      help={[{ title: 'Repairs', url: '/pages/repairs' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good to see you, Ada.');
  expect(way('Order #1010')).toBe('/account/orders/abc');
  for (const fact of [
    'November 19, 2026',
    '3 pieces',
    '$179.64',
    'Paid',
    'Partially fulfilled',
    'New York NY 10013',
    'Chalk / S',
  ])
    expect(screen.getByText(fact)).toBeTruthy();
  expect(way('See all 6 orders')).toBe('/account?view=orders');
  expect(way('See all 2 addresses')).toBe('/account/addresses');
  expect(way('Edit your profile')).toBe('/account?view=profile');
  expect(way('Repairs')).toBe('/pages/repairs');
  rerender(<AccountOverview {...newcomer} order={{ ...order, cancelled: 'November 20, 2026' }} orders_count={1} />);
  expect(screen.getByText('Cancelled on November 20, 2026')).toBeTruthy();
  expect(screen.queryByText('Partially fulfilled')).toBeNull();
});

test('signing out everywhere is a post that is asked first, where the platform can', () => {
  const { rerender } = render(<AccountOverview {...newcomer} />);
  expect(screen.getAllByRole('link', { name: 'Sign out' }).map((link) => link.getAttribute('href'))).toEqual([
    '/account/logout',
    '/account/logout',
  ]);
  expect(screen.queryByText('Sign out everywhere')).toBeNull();
  rerender(<AccountOverview {...newcomer} sign_out_all_url="/account/logout" />);
  const button = screen.getByText('Yes, sign out everywhere');
  const form = button.closest('form');
  expect(button.closest('details')?.open).toBe(false);
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/account/logout']);
  expect(form && [...new FormData(form)]).toEqual([['everywhere', '1']]);
});

test('the wish list is one press away where the shop has one', () => {
  render(<AccountOverview {...newcomer} wish_list_url="/pages/wish-list" />);
  expect(screen.getByRole('heading', { name: 'Wish list' })).toBeTruthy();
  expect(way('See the pieces you have kept')).toBe('/pages/wish-list');
});
