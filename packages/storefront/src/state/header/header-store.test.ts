import { expect, it } from 'vitest';
import { createOverlays } from '../overlays/overlays-store.ts';
import { scrollLock } from '../overlays/scroll-lock.ts';
import { showDialogs } from '../overlays/shown-dialogs.fixture.ts';
import { createHeader } from './header-store.ts';

function page() {
  const held: boolean[] = [];
  const overlays = showDialogs(
    createOverlays(
      scrollLock({
        hold() {
          held.push(true);
          return () => held.push(false);
        },
      }),
    ),
  );
  return { overlays, header: createHeader(overlays, 'menu'), held };
}

it('hovering a menu with links activates it, leaving closes all', { tags: ['header-18'] }, () => {
  const { header } = page();
  header.hover('dresses', true);
  expect(header.getState().megaMenu).toBe('dresses');
  header.hover('about', false);
  expect(header.getState().megaMenu).toBeNull();
  header.hover('coats', true);
  header.leave();
  expect(header.getState().megaMenu).toBeNull();
});

it('search and mega-menus give way to each other', { tags: ['header-17'] }, () => {
  const { header } = page();
  header.toggleMegaMenu('coats');
  header.toggleSearch();
  expect(header.getState()).toMatchObject({ megaMenu: null, searchOpen: true });
  header.hover('coats', true);
  expect(header.getState()).toMatchObject({ megaMenu: 'coats', searchOpen: false });
  header.toggleMegaMenu('coats');
  expect(header.getState().megaMenu).toBeNull();
});

it('opening the mobile menu holds the page; another drawer closes it', {
  tags: ['header-17', 'menu-7'],
}, () => {
  const { header, overlays, held } = page();
  header.openMenu();
  expect(header.getState().menuOpen).toBe(true);
  expect(held).toEqual([true]);
  overlays.openDrawer('cart');
  expect(header.getState().menuOpen).toBe(false);
  header.closeMenu();
  expect(overlays.getState().panel?.id).toBe('cart');
  overlays.closeDrawer();
  expect(held).toEqual([true, false]);
});

it('what lies over the page closes the header’s own', () => {
  const { header, overlays } = page();
  header.toggleSearch();
  overlays.openModal('popup');
  expect(header.getState().searchOpen).toBe(false);
});

it('tells only what changed', () => {
  const { header } = page();
  let told = 0;
  header.subscribe(() => {
    told += 1;
  });
  header.setSticky(false);
  header.leave();
  header.setSticky(true);
  header.setSticky(true);
  expect(told).toBe(1);
});

it('below a modal or a drawer nothing of the header opens, not even what a resting pointer was about to', () => {
  const { header, overlays } = page();
  overlays.openModal('popup');
  header.hover('coats', true);
  header.toggleSearch();
  expect(header.getState()).toMatchObject({ megaMenu: null, searchOpen: false });
  overlays.openDrawer('cart');
  header.toggleMegaMenu('coats');
  expect(header.getState().megaMenu).toBeNull();
});

it('a select and what the header opens give way to each other', () => {
  const { header, overlays } = page();
  overlays.toggleSelect('size');
  header.hover('coats', true);
  expect([overlays.getState().panel, header.getState().megaMenu]).toEqual([null, 'coats']);
  overlays.toggleSelect('size');
  expect(header.getState().megaMenu).toBeNull();
});
