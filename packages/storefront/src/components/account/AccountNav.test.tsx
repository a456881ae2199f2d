// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { AccountNav } from './AccountNav.tsx';
import { accountEntries } from './account-entries.ts';
import { AccountNavigationEntry } from './account-navigation.schema.ts';
import { VIEW_OFFLINE } from './view-region.ts';

const routes = {
  account_url: '/fr/account',
  account_addresses_url: '/fr/account/addresses',
  account_logout_url: '/fr/account/logout',
};
beforeEach(() => configureView({ ...viewFixture(), routes }));
afterEach(cleanup);

test('each sub-view has its title, address and template, in the language of the page', {
  tags: ['account-1'],
}, () => {
  expect(accountEntries()).toEqual([
    { title: 'Overview', url: '/fr/account', template: 'account' },
    { title: 'Orders', url: '/fr/account?view=orders', template: 'account.orders' },
    { title: 'Addresses', url: '/fr/account/addresses', template: 'addresses' },
    { title: 'Profile', url: '/fr/account?view=profile', template: 'account.profile' },
  ]);
  for (const entry of accountEntries()) expect(AccountNavigationEntry.parse(entry)).toEqual(entry);
});

test('the pill of the view is marked; below a view its pill still leads there', { tags: ['account-1'] }, () => {
  const current = () =>
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')]);
  const { rerender } = render(<AccountNav current="account.orders" />);
  expect(current()).toEqual([
    ['Overview', null],
    ['Orders', 'page'],
    ['Addresses', null],
    ['Profile', null],
    ['Sign out', null],
  ]);
  rerender(<AccountNav current="account.orders" within />);
  expect(current()[1]).toEqual(['Orders', 'true']);
  expect(screen.getByRole('link', { name: 'Sign out' }).getAttribute('href')).toBe('/fr/account/logout');
});

test('a view that could not be had without a connection is told, until there is one', () => {
  render(<AccountNav current="account" />);
  act(() => void document.dispatchEvent(new Event(VIEW_OFFLINE)));
  expect(screen.getByRole('alert').textContent).toContain('There is no connection');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('alert')).toBeNull();
});
