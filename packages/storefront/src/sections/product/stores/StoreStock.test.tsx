// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoreStockStore } from '../../../integrations/store-stock/store-stock-store.ts';
import { viewFixture } from '../../../view.fixture.ts';
import { productFixture } from '../product.fixture.ts';
import { StoreStock } from './StoreStock.tsx';

const { forVariant, pageStoreStock } = vi.hoisted(() => ({ forVariant: vi.fn(), pageStoreStock: vi.fn() }));
vi.mock('../../../integrations/store-stock/page-store-stock.ts', () => ({ pageStoreStock }));

const names = { newYork: ['New York', 'NYC'], sanFrancisco: ['San Francisco'] };
let productId = 0;
beforeEach(() => {
  configureView(viewFixture());
  // Stock is kept for each product of the page.
  productId++;
  pageStoreStock.mockImplementation((id: number) => createStoreStockStore({ forVariant }, id, names));
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const { options } = productFixture();
const product = (pick_up: { name: string; time: string }[] = []) => ({
  id: productId,
  options,
  service: {
    pick_up,
    stores: [
      { id: 'newYork' as const, name: 'New York', url: '/pages/stores#new-york' },
      { id: 'sanFrancisco' as const, name: 'San Francisco', url: '/pages/stores#san-francisco' },
    ],
  },
});
const variantOf = (id: number) => ({ ...productFixture().variant, id });
const open = () => <StoreStock product={product()} choice={{ values: ['Ink', null], exact: undefined }} />;
const at = (id: number, size = 'S') => (
  <StoreStock product={product()} choice={{ values: ['Ink', size], exact: variantOf(id) }} />
);
const words = () => screen.getAllByRole('definition').map((said) => said.textContent);
const stock = (newYork: number, sanFrancisco: number) => [
  { location: ' nyc', quantity: newYork, inStock: newYork > 0 },
  { location: 'San Francisco', quantity: sanFrancisco, inStock: sanFrancisco > 0 },
];

it('names the stores, and asks for nothing while a size is open', { tags: ['product-16'] }, () => {
  const { rerender } = render(<StoreStock product={product()} choice={{ values: [], exact: undefined }} />);
  rerender(open());
  expect(screen.getByRole('link', { name: 'New York' }).getAttribute('href')).toBe('/pages/stores#new-york');
  expect([screen.getByText('In our stores').tagName, words()]).toEqual(['P', ['', '']]);
  expect(pageStoreStock).not.toHaveBeenCalled();
});

it('says what they have of the size that is chosen, on the first view too, and of each after it', {
  tags: ['product-16'],
}, async () => {
  forVariant.mockResolvedValueOnce(stock(4, 3)).mockResolvedValueOnce(stock(1, 0));
  const { rerender } = render(at(11));
  await waitFor(() => expect(words()).toEqual(['In stock', 'Low stock (3 left)']));
  expect(screen.getByText('In our stores: Size S')).toBeTruthy();
  rerender(at(12, 'M'));
  await waitFor(() => expect(words()).toEqual(['Low stock (1 left)', 'Not in stock']));
  expect(screen.getByText('In our stores: Size M')).toBeTruthy();
  expect(pageStoreStock).toHaveBeenCalledTimes(1);
  rerender(open());
  await waitFor(() => expect(words()).toEqual(['', '']));
});

it('says nothing of a variant while it is read, or where the app knows nothing or is not there', async () => {
  forVariant.mockResolvedValueOnce(stock(4, 3)).mockResolvedValueOnce(null);
  const { rerender } = render(at(11));
  await waitFor(() => expect(words()).toEqual(['In stock', 'Low stock (3 left)']));
  rerender(at(13));
  await waitFor(() => expect(words()).toEqual(['', '']));
  cleanup();
  pageStoreStock.mockReturnValue(null);
  productId++;
  render(at(11));
  await waitFor(() => expect(pageStoreStock).toHaveBeenCalledTimes(2));
  expect(words()).toEqual(['', '']);
});

it('is not there where the merchant shows no store', () => {
  const { container } = render(
    <StoreStock
      product={{ id: 1, options, service: { stores: [], pick_up: [] } }}
      choice={{ values: [], exact: undefined }}
    />,
  );
  expect(container.innerHTML).toBe('');
});

it('lets a shopper choose a store of their own, remembers it, and says what is ready there', async () => {
  localStorage.clear();
  forVariant.mockResolvedValue(stock(4, 3));
  const own = product([
    { name: 'New York', time: 'Usually ready in 24 hours' },
    { name: 'San Francisco', time: '' },
  ]);
  const chosen = { values: ['Ink', 'S'], exact: variantOf(11) };
  const { unmount } = render(<StoreStock product={own} choice={chosen} />);
  const mine = (store: string) => screen.findByRole('button', { name: `My store: ${store}` });
  const said = () => words().filter((word) => word !== 'My store');
  await waitFor(() => expect(said()).toEqual(['In stock', 'Low stock (3 left)']));
  fireEvent.click(await mine('New York'));
  expect(said()).toEqual(['Usually ready in 24 hours', 'Low stock (3 left)']);
  expect((await mine('New York')).getAttribute('aria-pressed')).toBe('true');
  unmount();
  render(<StoreStock product={own} choice={chosen} />);
  await waitFor(() => expect(said()).toEqual(['Usually ready in 24 hours', 'Low stock (3 left)']));
  fireEvent.click(await mine('San Francisco'));
  expect(said()).toEqual(['In stock', 'Ready for pick-up']);
  fireEvent.click(await mine('New York'));
  fireEvent.click(await mine('New York'));
  expect([said()[0], localStorage.getItem('vitrine:store')]).toEqual(['In stock', '']);
});

it('offers no store of one’s own where the shop has no pick-up', async () => {
  forVariant.mockResolvedValueOnce(stock(4, 3));
  render(at(11));
  await waitFor(() => expect(words()).toEqual(['In stock', 'Low stock (3 left)']));
  expect(screen.queryByRole('button')).toBeNull();
});
