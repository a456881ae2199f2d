// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart/cart.ts';
import { MENU_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Header } from './Header.tsx';
import type { HeaderProps } from './header.schema.ts';

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
        {
          title: 'New',
          handle: 'new',
          url: '/collections/new',
          active: false,
          allow_click: true,
          mega: false,
          links: [],
        },
        {
          title: 'Clothing',
          handle: 'clothing',
          allow_click: true,
          mega: false,
          url: '/collections/all',
          active: true,
          links: [{ title: 'Dresses', url: '/collections/dresses', active: false, allow_click: true, links: [] }],
        },
      ]}
      mega_menus={[]}
      mobile_links={[{ title: 'Stores', url: '/pages/stores', allow_click: true }]}
      search_shown
      accounts_shown
      wish_list_url={null}
      {...more}
    />,
  );

const icons = (name: string) => screen.queryAllByRole('link', { name });

it('leads home by its logo, which is a picture where the shop has one', { tags: ['header-1'] }, () => {
  header();
  expect(screen.getByRole('link', { name: 'Vitrine, home' }).textContent).toBe('Vitrine');
  cleanup();
  header({ logo: { src: '/logo.svg', srcset: '', width: 120, height: 40, alt: 'Vitrine' } });
  const home = screen.getByRole('link', { name: 'Vitrine, home' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.querySelector('img')?.getAttribute('src')).toBe('/logo.svg');
});

it('shows the account only if accounts are shown, the search only if search is', {
  tags: ['header-7', 'header-8', 'route-10'],
}, () => {
  header();
  expect([icons('Account').length > 0, icons('Search').length > 0]).toEqual([true, true]);
  cleanup();
  header({ accounts_shown: false });
  expect([icons('Account').length, icons('Search').length > 0]).toEqual([0, true]);
  cleanup();
  header({ search_shown: false });
  expect([icons('Account').length > 0, icons('Search').length]).toEqual([true, 0]);
});

it('counts the bag only above zero', { tags: ['header-9'] }, async () => {
  header();
  expect(screen.getByRole('link', { name: 'Bag' }).textContent).toBe('');
  items = 3;
  await cart.refetch();
  const bag = await screen.findByRole('link', { name: 'Bag, 3 pieces' });
  expect([bag.textContent, bag.getAttribute('href')]).toEqual(['3', '/cart']);
});

const lists = (menu: HTMLElement) => {
  expect(within(menu).getByRole('link', { name: 'New' }).getAttribute('href')).toBe('/collections/new');
  expect(menu.querySelector('a[href="/collections/dresses"]')?.textContent).toBe('Dresses');
};

it('lists the menu for a desk, with what lies below', () => {
  header();
  lists(screen.getByRole('navigation', { name: 'Main' }));
});

it('opens the menu of a phone as a drawer that holds the page, and closes with it', async () => {
  header();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await vi.waitFor(() => lists(within(drawer).getByRole('navigation', { name: 'Main' })));
  expect(overlays.getState().panel).toEqual({ kind: 'drawer', id: MENU_DRAWER });
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(overlays.getState().panel).toBeNull();
  expect(document.documentElement.style.overflow).toBe('');
});

it('in the theme editor a mega-menu whose block is selected is open, until none is', () => {
  header();
  const entry = document.querySelector('[data-panel]');
  const links = entry?.querySelector('.nav__panel');
  const choose = (what: string) =>
    act(() => void links?.dispatchEvent(new Event(`shopify:block:${what}`, { bubbles: true })));
  choose('select');
  expect(entry?.hasAttribute('data-open')).toBe(true);
  choose('deselect');
  expect(entry?.hasAttribute('data-open')).toBe(false);
});
