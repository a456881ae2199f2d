// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '../../components/cart/cart-view.schema.ts';
import { viewFixture } from '../../view.fixture.ts';
import { CartPage } from './CartPage.tsx';
import type { CartPageProps } from './cart.schema.ts';

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const slip: CartLine = {
  key: '11:a',
  product_id: 7,
  variant_id: 1,
  sold_out: false,
  brand: '',
  url: '/products/slip?variant=11',
  title: 'Slip',
  image: '/slip.jpg',
  options: [{ name: 'Color', value: 'Ink' }],
  properties: [
    { name: '_inventory', value: '4', hidden: true },
    { name: 'Engraving', value: 'M.', hidden: false },
  ],
  preorder: true,
  preorder_note: '',
  final_sale: true,
  quantity: 2,
  max: 4,
  unit_price: 49500,
  price: 99000,
  cap: 120000,
};

function page(more: Partial<CartPageProps> = {}) {
  render(
    <CartPage
      refused={null}
      note_banner="Shipping is free."
      empty={{ image: null, text: 'The new season', link: '/collections/new', color: '#fff' }}
      recommendations_heading="Worn with"
      recommendations={[
        {
          id: 31,
          url: '/products/belt',
          title: 'Belt',
          price: 14500,
          image: null,
          options: 'Size',
          variants: [{ id: 31, title: 'M / L', price: 14500 }],
        },
      ]}
      count={2}
      subtotal={99000}
      lines={[slip]}
      bagged={['/products/slip']}
      complementary={[]}
      complementary_urls={[]}
      {...more}
    />,
  );
}

it('shows the bag as the platform printed it: title, note, line with two decimals, summary', {
  tags: ['cart-1', 'cart-4', 'cart-5', 'cart-6', 'cart-7', 'cart-27'],
}, () => {
  page();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bag (2)');
  expect(screen.getByText('Shipping is free.')).toBeTruthy();
  const line = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  for (const text of ['$990.00', '$1,200.00', 'Color: Ink', 'Engraving: M.', 'Pre-Order', 'Final sale']) {
    expect(line.getByText(text)).toBeTruthy();
  }
  expect(line.queryByText(/_inventory/)).toBeNull();
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Subtotal: $990.00',
    'Estimated Shipping: FREE',
    'Estimated Tax: Calculated',
  ]);
});

it('says why the link that led here could not put everything into it', () => {
  page({ refused: 'Slip is sold out.' });
  expect(screen.getByRole('alert').textContent).toBe('Slip is sold out.');
});

it('has no gap between its headings', () => {
  page();
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Bag (2)',
    'H2 Slip',
    'H2 Order summary',
    'H2 Worn with',
  ]);
});

it('is a plain form: quantities by line key, a field that asks for the checkout, a link that removes', {
  tags: ['cart-8', 'cart-9'],
}, () => {
  page();
  const button = screen.getByRole('button', { name: 'Checkout' }) as HTMLButtonElement;
  expect([button.name, button.form?.getAttribute('action'), button.form?.method]).toEqual([
    'checkout',
    '/cart',
    'post',
  ]);
  expect((screen.getByRole('spinbutton') as HTMLInputElement).name).toBe('updates[11:a]');
  // A browser would not send more than `max`: the platform lowers it, and the bag says so.
  expect(button.form?.noValidate).toBe(true);
  expect(screen.getByRole('link', { name: 'Remove Slip' }).getAttribute('href')).toBe(
    '/cart/change?id=11:a&quantity=0',
  );
  const add = screen.getByRole('button', { name: 'Add to bag: Belt' }) as HTMLButtonElement;
  expect(Object.fromEntries(new FormData(add.form ?? undefined))).toEqual({ id: '31', quantity: '1' });
});

it('says that an empty bag is empty, and where to go', { tags: ['cart-16'] }, () => {
  page({ lines: [], count: 0 });
  expect(screen.getByText('Your bag is currently empty.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'The new season' }).getAttribute('href')).toBe('/collections/new');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});

it('closes to the page the shopper came from', { tags: ['cart-2'] }, () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/collections/dresses?page=2`);
  page();
  expect(screen.getByRole('link', { name: 'Close and go back' }).getAttribute('href')).toBe(
    '/collections/dresses?page=2',
  );
});
