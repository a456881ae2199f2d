// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import DrawerPanel from './DrawerPanel.tsx';

const belt = {
  id: 31,
  url: '/products/belt',
  title: 'Belt',
  price: 14500,
  image: null,
  options: 'Size',
  variants: [{ id: 31, title: 'M / L', price: 14500 }],
};
const bag = {
  note_banner: '',
  empty: { image: null, text: '', link: '', color: '' },
  recommendations_heading: 'Worn with',
  recommendations: [belt],
};
const line = {
  key: '12:a',
  id: 12,
  product_id: 7,
  url: '/products/slip?variant=12',
  image: null,
  featured_image: null,
  title: 'Slip',
  product_title: 'Slip',
  variant_title: null,
  options_with_values: [],
  quantity: 1,
  original_price: 100,
  final_price: 100,
  final_line_price: 100,
  properties: {},
};

beforeEach(() => {
  configureView(viewFixture());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  overlays.openDrawer(CART_DRAWER);
});
afterEach(() => {
  cleanup();
  overlays.closeAll();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('never calls a bag empty that could not be read; tried again, it is heading, lines, checkout, recommendations in this order', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  render(<DrawerPanel {...bag} open />);
  expect(await screen.findByText('Your bag could not be opened just now.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bag');
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('section_id')
      ? new Response('<script type="application/json">{}</script>')
      : json(url.includes('/recommendations') ? { products: [] } : { items: [line], item_count: 1, total_price: 100 }),
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  const stops = [
    await screen.findByRole('heading', { name: 'Bag (1)' }),
    screen.getByRole('button', { name: 'Close' }),
    await screen.findByRole('link', { name: 'Remove Slip' }),
    screen.getByRole('button', { name: 'Checkout' }),
    await screen.findByRole('button', { name: 'Add to bag: Belt' }),
  ];
  const all = [...document.body.querySelectorAll('*')];
  const places = stops.map((stop) => all.indexOf(stop));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(document.body.querySelector('a, button, input, select')).toBe(stops[1]);
});
