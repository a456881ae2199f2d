// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import { ok } from '../../platform/result.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { cardFixture } from '../product-card/card.fixture.ts';
import { WAITLIST } from '../waitlist/waitlist-ask.ts';
import { QuickAddButton } from './QuickAddButton.tsx';

const { fetchCardProduct, add, showCartAfterAdd } = vi.hoisted(() => ({
  fetchCardProduct: vi.fn(),
  add: vi.fn(),
  showCartAfterAdd: vi.fn(),
}));
vi.mock('../../platform/products/card-product.ts', () => ({ fetchCardProduct }));
vi.mock('../../state/cart/cart.ts', () => ({ cart: { add } }));
vi.mock('../../state/cart/open-cart.ts', () => ({ prepareCartForAdd: vi.fn(), showCartAfterAdd }));

const variant = (id: number, options: string[], available = true) =>
  cardVariantFixture(id, options, { available, stock: available ? 3 : 0 });
const sizes = ok({ options: ['Size'], final_sale: false, variants: [variant(1, ['S']), variant(2, ['M'], false)] });
const lengths = ok({
  options: ['Size', 'Length'],
  final_sale: false,
  variants: [variant(1, ['S', 'Short']), variant(2, ['S', 'Long'], false), variant(3, ['M', 'Long'])],
});

/** What has the focus when the next dialog opens: where it comes back to. */
let before: Element | null = null;

beforeEach(() => {
  configureView(viewFixture());
  document.body.innerHTML = '<div data-island="waitlist"></div>';
  add.mockResolvedValue(ok(undefined));
  showCartAfterAdd.mockImplementation(() => {
    before = document.activeElement;
  });
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.resetAllMocks();
});

const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};
function open(product: typeof sizes) {
  fetchCardProduct.mockResolvedValue(product);
  render(<QuickAddButton card={cardFixture(1)} />);
  const opener = screen.getByRole('button', { name: /Piece 1/ });
  press(opener);
  return opener;
}

it('gives the focus back to its button when the panel closes: by its cross, by Escape, after an add, and for the waitlist', async () => {
  const opener = open(sizes);
  const size = await screen.findByRole('button', { name: 'S' });
  await waitFor(() => expect(document.activeElement).toBe(size));
  press(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener);
  press(opener);
  fireEvent.keyDown(await screen.findByRole('button', { name: 'S' }), { key: 'Escape' });
  expect([screen.queryByRole('button', { name: 'S' }), document.activeElement]).toEqual([null, opener]);
  press(opener);
  const small = await screen.findByRole('button', { name: 'S' });
  await act(async () => press(small));
  expect([showCartAfterAdd.mock.calls.length, before]).toEqual([1, opener]);
  press(opener);
  press(await screen.findByRole('link', { name: /^M/ }));
  expect([overlays.getState().modal, document.activeElement]).toEqual([WAITLIST, opener]);
});

it('gives it back from the sheet of several options, too', async () => {
  const opener = open(lengths);
  press(await screen.findByRole('button', { name: 'S' }));
  press(screen.getByRole('button', { name: 'Short' }));
  await act(async () => press(screen.getByRole('button', { name: 'Add to bag' })));
  expect([showCartAfterAdd.mock.calls.length, before, overlays.getState().modal]).toEqual([1, opener, null]);
  press(opener);
  press(await screen.findByRole('button', { name: 'S' }));
  press(screen.getByRole('button', { name: /^Long/ }));
  press(screen.getByRole('button', { name: 'Join the waitlist' }));
  expect([overlays.getState().modal, document.activeElement]).toEqual([WAITLIST, opener]);
  act(() => overlays.closeAll());
  press(opener);
  press(await screen.findByRole('button', { name: 'Close' }));
  fireEvent(document.querySelector('dialog') as Element, new Event('close'));
  expect([opener.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', opener]);
});
