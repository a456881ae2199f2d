// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import type { HeaderProps } from '@vitrine/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Header } from './Header.tsx';

let items = 0;
beforeEach(() => {
  const config = viewFixture();
  configureView({ ...config, routes: { ...config.routes, account_url: '/account' } });
  vi.stubGlobal('fetch', async () =>
    Response.json({ token: '', items: [], item_count: items, total_price: 0, note: '' }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const header = (more: Partial<HeaderProps> = {}) =>
  render(
    <Header
      shop="Vitrine"
      logo={null}
      menu={[
        { title: 'New', url: '/collections/new', active: false, links: [] },
        {
          title: 'Clothing',
          url: '/collections/all',
          active: true,
          links: [{ title: 'Dresses', url: '/collections/dresses', active: false, links: [] }],
        },
      ]}
      search_shown
      accounts_shown
      {...more}
    />,
  );

const icons = (name: string) => screen.queryAllByRole('link', { name });

it('leads home by its logo, which is a picture where the shop has one', () => {
  header();
  expect(screen.getByRole('link', { name: 'Vitrine, home' }).textContent).toBe('Vitrine');
  cleanup();
  header({ logo: { src: '/logo.svg', srcset: '', width: 120, height: 40, alt: 'Vitrine' } });
  const home = screen.getByRole('link', { name: 'Vitrine, home' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
});

it('shows the account only if accounts are shown, the search only if search is', () => {
  header();
  expect([icons('Account').length > 0, icons('Search').length > 0]).toEqual([true, true]);
  cleanup();
  header({ accounts_shown: false });
  expect([icons('Account').length, icons('Search').length > 0]).toEqual([0, true]);
  cleanup();
  header({ search_shown: false });
  expect([icons('Account').length > 0, icons('Search').length]).toEqual([true, 0]);
});

it('counts the bag only above zero', async () => {
  header();
  expect(screen.getByRole('link', { name: 'Bag' }).textContent).toBe('');
  items = 3;
  await cart.refetch();
  const bag = await screen.findByRole('link', { name: 'Bag, 3 pieces' });
  expect([bag.textContent, bag.getAttribute('href')]).toEqual(['3', '/cart']);
});

it('lists the menu twice, for a desk and for a phone, with what lies below', () => {
  header();
  const menus = screen.getAllByRole('navigation', { name: 'Main' });
  expect(menus).toHaveLength(2);
  for (const menu of menus) {
    expect(within(menu).getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/collections/new');
    expect(menu.querySelector('a[href="/collections/dresses"]')?.textContent).toBe('Dresses');
  }
});
