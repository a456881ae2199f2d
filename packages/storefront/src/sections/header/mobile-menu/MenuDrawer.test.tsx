// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overlays } from '../../../state/overlays/overlays.ts';
import { viewFixture } from '../../../view.fixture.ts';
import type { HeaderLink, MegaMenu } from '../header.schema.ts';
import MenuDrawer from './MenuDrawer.tsx';

const link = (title: string, url: string, allow_click = true) => ({ title, url, allow_click });
const entry = (title: string, more: Partial<HeaderLink> = {}): HeaderLink => ({
  ...link(title, `/${title.toLowerCase()}`),
  handle: title.toLowerCase(),
  active: false,
  mega: false,
  links: [],
  ...more,
});
const group = { ...link('Dresses', '/dresses'), active: false, links: [link('Maxi', '#', false)] };
/** A mega-menu with a link that carries a sign-up form. */
const letters: MegaMenu = {
  type: 'mega_menu',
  attributes: '',
  entry: 'Journal',
  address: '',
  layout: 'images_title',
  header: '',
  description: '',
  links: [],
  cta: null,
  featured_heading: '',
  products: [],
  menu_heading: 'Stay close',
  menu: [{ ...link('Letters', '/pages/letters'), image: null, newsletter_form_id: 'NwsLtr' }],
  signup_link: '',
  signup_address: '',
  signup_form: '',
};

beforeEach(() => {
  vi.useFakeTimers();
  configureView({ ...viewFixture(), routes: { ...viewFixture().routes, account_url: '/account' } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function menu(more: { accounts_shown?: boolean; search_shown?: boolean } = {}) {
  render(
    <MenuDrawer
      open
      menu={[entry('Sale'), entry('Clothing', { links: [group] }), entry('Shoes', { links: [group] })]}
      mega_menus={[]}
      mobile_links={[link('Stores', '/pages/stores')]}
      accounts_shown
      search_shown
      wish_list_url={null}
      {...more}
    />,
  );
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('after a second the first entry that opens something does', { tags: ['menu-6'] }, () => {
  menu();
  pass(999);
  expect([isOpen('Clothing'), isOpen('Shoes')]).toEqual(['false', 'false']);
  pass(1);
  expect([isOpen('Clothing'), isOpen('Shoes')]).toEqual(['true', 'false']);
});

it('one entry is open at a time, and the one a shopper presses stays', { tags: ['menu-3'] }, () => {
  menu();
  act(() => screen.getByRole('button', { name: 'Shoes' }).click());
  pass(5000);
  expect([isOpen('Clothing'), isOpen('Shoes')]).toEqual(['false', 'true']);
  act(() => screen.getByRole('button', { name: 'Clothing' }).click());
  expect([isOpen('Clothing'), isOpen('Shoes')]).toEqual(['true', 'false']);
  act(() => screen.getByRole('button', { name: 'Clothing' }).click());
  expect(isOpen('Clothing')).toBe('false');
});

it('opens before what its closed entries hold is drawn', () => {
  let links = -1;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    links = this.querySelectorAll('.menu-entry__links').length;
    this.open = true;
  });
  const items = menu();
  expect(links).toBe(0);
  expect(items.getAllByText('Dresses')).toHaveLength(2);
});

it('entries of type mobile and entries with nothing below them lead somewhere; what is not to be clicked does not', {
  tags: ['header-14', 'menu-4'],
}, () => {
  const items = menu();
  for (const [name, url] of [
    ['Stores', '/pages/stores'],
    ['Sale', '/sale'],
  ] as const)
    expect(items.getByRole('link', { name }).getAttribute('href')).toBe(url);
  for (const maxi of items.getAllByText('Maxi')) expect(maxi.closest('a')).toBeNull();
});

it('a link that carries a sign-up form says so to who opens it', { tags: ['header-15'] }, () => {
  render(
    <MenuDrawer
      open
      menu={[entry('Journal', { mega: true })]}
      mega_menus={[letters]}
      mobile_links={[]}
      accounts_shown
      search_shown
      wish_list_url={null}
    />,
  );
  act(() => screen.getByRole('button', { name: 'Journal' }).click());
  const { dataset, href } = screen.getByRole('link', { name: 'Letters' }) as HTMLAnchorElement;
  expect([dataset.signupForm, new URL(href).pathname]).toEqual(['NwsLtr', '/pages/letters']);
});

it('has the search and the account only where they are shown', {
  tags: ['menu-2', 'menu-5', 'header-7'],
}, () => {
  const both = menu();
  expect(both.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/search');
  expect(both.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/account');
  cleanup();
  const neither = menu({ accounts_shown: false, search_shown: false });
  expect([neither.queryByRole('searchbox'), neither.queryByRole('link', { name: 'Account' })]).toEqual([null, null]);
});
