// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartViewProps } from '../../components/cart/cart-view.schema.ts';
import { CART_DRAWER, overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { CartDrawer } from './CartDrawer.tsx';

const bag: CartViewProps = {
  note_banner: '',
  empty: { image: null, text: '', link: '', color: '' },
  recommendations_heading: '',
  recommendations: [],
};
const NOTHING = { token: '', items: [], item_count: 0, total_price: 0, note: '' };

beforeEach(() => {
  configureView(viewFixture());
  document.body.toggleAttribute('data-cart-drawer', true);
  vi.stubGlobal('fetch', async () => Response.json(NOTHING));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawer = () => screen.queryByRole('dialog') as HTMLDialogElement | null;
const isHeld = () => document.documentElement.style.overflow === 'hidden';

it('opens at once over the page, with its heading and a way out, before what is in it has been fetched; closes by its button', {
  tags: ['cart-12'],
}, async () => {
  render(<CartDrawer {...bag} />);
  act(() => overlays.openDrawer(CART_DRAWER));
  expect([drawer()?.open, isHeld(), screen.getByRole('heading').textContent]).toEqual([true, true, 'Bag']);
  screen.getByRole('button', { name: 'Close' }).focus();
  expect(await screen.findByText('Your bag is currently empty.')).toBeTruthy();
  const close = screen.getByRole('button', { name: 'Close' });
  expect(document.activeElement).toBe(close);
  fireEvent.click(close);
  expect([overlays.getState().panel, isHeld()]).toEqual([null, false]);
});

it('one that was opened before it was hydrated stays open, and holds the page from then on', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<CartDrawer {...bag} />);
  container.querySelector('dialog')?.showModal();
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<CartDrawer {...bag} />, { container, hydrate: true });
  await vi.waitFor(() => expect(overlays.getState().panel?.id).toBe(CART_DRAWER));
  expect([drawer()?.open, isHeld(), opened.mock.calls.length]).toEqual([true, true, 0]);
  expect(await screen.findByText('Your bag is currently empty.')).toBeTruthy();
});
