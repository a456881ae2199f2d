// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartViewProps } from '../../components/cart/cart-view.schema.ts';
import { cart } from '../../state/cart/cart.ts';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import DrawerPanel from './DrawerPanel.tsx';

const bag: CartViewProps = {
  note_banner: 'Shipping is <em>free</em>.',
  empty: {
    image: { src: '/empty.jpg', srcset: '', width: 800, height: 1000, alt: 'A rail' },
    text: 'The new season',
    link: '/collections/new',
    color: '#fafafa',
  },
  recommendations_heading: 'Worn with',
  recommendations: [
    {
      id: 31,
      url: '/products/belt',
      title: 'Belt',
      price: 14500,
      image: null,
      options: 'Size',
      variants: [{ id: 31, title: 'M / L', price: 14500 }],
    },
  ],
};

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', async () => json({ token: '', items: [], item_count: 0, total_price: 0, note: '' }));
  overlays.openDrawer(CART_DRAWER);
});
afterEach(() => {
  cleanup();
  overlays.closeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the note, and of an empty bag the picture with its words, link and color', {
  tags: ['cart-11', 'cart-13', 'cart-16', 'cart-17'],
}, async () => {
  render(<DrawerPanel {...bag} open />);
  expect(screen.getByText('free').tagName).toBe('EM');
  expect(await screen.findByText('Your bag is currently empty.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bag (0)' })).toBeTruthy();
  const words = screen.getByText('The new season');
  expect(words.style.color).toBe('#fafafa');
  expect(words.closest('a')?.getAttribute('href')).toBe('/collections/new');
  expect(screen.getByRole('img', { name: 'A rail' }).getAttribute('src')).toBe('/empty.jpg');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});

it('adds a recommended piece with quantity 1', { tags: ['cart-18', 'cart-19'] }, () => {
  const add = vi.spyOn(cart, 'add').mockReturnValue(new Promise(() => {}));
  const { rerender } = render(<DrawerPanel {...bag} open />);
  expect(screen.getByRole('heading', { name: 'Worn with' })).toBeTruthy();
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Add to bag: Belt' })));
  expect(add.mock.calls.map(([line]) => line)).toEqual([{ id: 31, quantity: 1 }]);
  rerender(<DrawerPanel {...bag} recommendations={[]} open />);
  expect(screen.queryByRole('heading', { name: 'Worn with' })).toBeNull();
});
