// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOrder } from '../../components/account/orders/orders.fixture.ts';
import { viewFixture } from '../../view.fixture.ts';
import { AccountOrders } from './AccountOrders.tsx';
import type { AccountOrdersProps } from './account-orders.schema.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const one: AccountOrdersProps['paging'] = {
  current: 1,
  total: 1,
  start: 1,
  previous_url: null,
  next_url: null,
  parts: [{ number: 1, url: '/account?view=orders' }],
};
const show = (more: Partial<AccountOrdersProps> = {}) =>
  render(<AccountOrders refused={null} orders={[anOrder]} paging={one} {...more} />);

it('lists the orders under one heading, and needs no pages for one', () => {
  show({ orders: [anOrder, { ...anOrder, id: 2, name: '#1002' }] });
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Orders',
    'H2 #1001',
    'H2 #1002',
  ]);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('turns its pages by plain links that keep the view', () => {
  const url = (page: number) => `/account?page=${page}&view=orders`;
  show({
    paging: {
      current: 2,
      total: 3,
      start: 1,
      previous_url: url(1),
      next_url: url(3),
      parts: [1, 2, 3].map((number) => ({ number, url: url(number) })),
    },
  });
  expect(document.querySelector('[rel=prev]')?.getAttribute('href')).toBe(url(1));
  expect(document.querySelector('[rel=next]')?.getAttribute('href')).toBe(url(3));
  expect(document.querySelector('[aria-current=page].pagination__page')?.textContent).toBe('2');
});

it('says what will be here before the first order, and where to go', () => {
  show({ orders: [] });
  expect(screen.getByText('Nothing ordered yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy();
});

it('leads back from a page after the last', () => {
  show({ orders: [], paging: { ...one, current: 9 } });
  expect(screen.getByRole('link', { name: 'To the latest orders' }).getAttribute('href')).toBe('/account?view=orders');
});

it('says why the plain form could not add everything', () => {
  show({ refused: 'Slip is sold out.' });
  expect(screen.getByRole('alert').textContent).toBe('Slip is sold out.');
});
