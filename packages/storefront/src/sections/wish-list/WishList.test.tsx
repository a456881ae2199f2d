// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixture } from '../../components/product-card/card.fixture.ts';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import { fakeCustomerLists } from '../../integrations/customer-lists/fake-customer-lists.ts';
import { fail, ok } from '../../platform/result.ts';
import { showWishes } from '../../state/wishes/show-wishes.ts';
import { WISHES_KEY } from '../../state/wishes/shown-wishes.ts';
import { parseWishes, storedWishes } from '../../state/wishes/stored-wishes.ts';
import type { Wish } from '../../state/wishes/wish.ts';
import { createWishList } from '../../state/wishes/wish-store.ts';
import { viewFixture } from '../../view.fixture.ts';
import { WishList } from './WishList.tsx';

const { allCardsByIds, page, fetchCardProduct, add } = vi.hoisted(() => ({
  allCardsByIds: vi.fn(),
  page: { list: null as unknown },
  fetchCardProduct: vi.fn(),
  add: vi.fn(),
}));
vi.mock('../../platform/products/product-cards.ts', () => ({ allCardsByIds }));
vi.mock('../../platform/products/card-product.ts', () => ({ fetchCardProduct }));
vi.mock('../../state/cart/cart.ts', () => ({ cart: { add } }));
vi.mock('../../state/cart/open-cart.ts', () => ({ prepareCartForAdd: vi.fn(), showCartAfterAdd: vi.fn() }));
vi.mock('../../state/wishes/wish-list.ts', () => ({
  get wishList() {
    return page.list;
  },
}));

const wish = (product: number, more: Partial<Wish> = {}): Wish => ({
  product,
  variant: product * 10 + 1,
  chosen: false,
  quantity: 1,
  at: product,
  ...more,
});

let app: ReturnType<typeof fakeCustomerLists>;
beforeEach(() => {
  const config = viewFixture();
  configureView({
    ...config,
    routes: { ...config.routes, account_login_url: '/account/login', all_products_collection_url: '/collections/all' },
  });
  app = fakeCustomerLists();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  allCardsByIds.mockImplementation(async (_: unknown, ids: number[]) =>
    ok(new Map(ids.map((id) => [id, cardFixture(id)]))),
  );
});
afterEach(() => {
  cleanup();
  act(() => showWishes([]));
  vi.resetAllMocks();
});

async function show(kept: Wish[], hasAccounts = true) {
  localStorage.setItem(WISHES_KEY, JSON.stringify({ owner: null, wishes: kept, readAt: 0 }));
  const list = createWishList({
    port: app.port,
    storage: {
      read: storedWishes,
      write(stored) {
        localStorage.setItem(WISHES_KEY, JSON.stringify(stored));
        return true;
      },
    },
    viewed: { read: () => [], write: () => {}, isAllowed: async () => true },
    now: () => 1,
  });
  list.subscribe(({ wishes }) => showWishes(wishes));
  page.list = list;
  showWishes(list.getState().wishes);
  render(
    <WishList
      title="Wish List"
      text=""
      columns_desktop={4}
      columns_mobile={2}
      empty_text=""
      link=""
      link_label=""
      has_accounts={hasAccounts}
    />,
  );
  await screen.findByText(/Kept (in this browser|with your account)/);
}
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const stored = () => parseWishes(localStorage.getItem(WISHES_KEY)).wishes.map(({ product }) => product);

it('says what to do while it is empty, and that signing in keeps it on every device', async () => {
  await show([]);
  expect(screen.getByText(/Nothing here yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/collections/all');
  expect(screen.getByRole('link', { name: /Sign in/ }).getAttribute('href')).toBe('/account/login');
});

it('speaks of no account where the shop has none, or no app that stores the list', async () => {
  await show([], false);
  expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
});

it('shows the pieces, newest first, and lets a size be chosen', async () => {
  await show([wish(1), wish(2)]);
  await waitFor(() => expect(titles()).toEqual(['Piece 2', 'Piece 1']));
  expect(screen.getByText('2 pieces')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Add Piece|Choose a size/ })).toHaveLength(2);
});

it('removes a piece, keeps its place, and puts it back; the focus stays there', async () => {
  await show([wish(1), wish(2)]);
  await waitFor(() => expect(titles()).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Piece 2 from the wish list' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  expect(screen.getByRole('status').textContent).toBe('Piece 2 was removed.');
  await waitFor(() => expect(stored()).toEqual([1]));
  fireEvent.click(undo);
  await waitFor(() => expect(titles()).toEqual(['Piece 2', 'Piece 1']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Piece 2 from the wish list');
  await waitFor(() => expect(stored()).toEqual([2, 1]));
});

it('a removal that fails is undone, and says so', async () => {
  app.signIn('7');
  app.wishes.set('7', [wish(1)]);
  await show([]);
  await waitFor(() => expect(titles()).toEqual(['Piece 1']));
  expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
  app.failure = { kind: 'network' };
  fireEvent.click(screen.getByRole('button', { name: 'Remove Piece 1 from the wish list' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
  expect(titles()).toEqual(['Piece 1']);
});

it('shows what the browser knows where the app cannot be read, and tries again', async () => {
  app.failure = { kind: 'timeout' };
  localStorage.setItem(WISHES_KEY, '{}');
  await show([wish(1)]);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
  await waitFor(() => expect(titles()).toEqual(['Piece 1']));
  app.failure = null;
  app.signIn('7');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Kept with your account/);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a piece that is no longer sold says so, and can be removed; calls that fail are made again', async () => {
  allCardsByIds.mockResolvedValue(fail({ kind: 'network' }));
  await show([wish(1)]);
  expect((await screen.findByRole('alert')).textContent).toContain('The pieces could not be read');
  allCardsByIds.mockResolvedValue(ok(new Map()));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('This piece is no longer sold.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  await waitFor(() => expect(stored()).toEqual([]));
});

it('a variant that was chosen has its size, and moves into the bag', async () => {
  const variant = cardVariantFixture(12, ['Ink', 'M'], { counted: false });
  fetchCardProduct.mockResolvedValue(ok({ options: ['Color', 'Size'], final_sale: false, variants: [variant] }));
  add.mockResolvedValue(ok(undefined));
  await show([wish(1, { variant: 12, chosen: true, quantity: 2 })]);
  expect(await screen.findByText('Ink / M · Quantity 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add to bag' }));
  await waitFor(() => expect(stored()).toEqual([]));
  expect(add.mock.calls[0]?.[0]).toMatchObject({ id: 12, quantity: 2 });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('has the rest behind a button', async () => {
  await show(Array.from({ length: 30 }, (_, index) => wish(index + 1)));
  await waitFor(() => expect(titles()).toHaveLength(24));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(30));
});
