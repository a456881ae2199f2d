// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { WAITLIST, waitlistAsk } from '../waitlist/waitlist-ask.ts';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartLine } from './cart-view.schema.ts';

const line: CartLine = {
  key: '12:a',
  product_id: 7,
  variant_id: 12,
  url: '/products/slip?variant=12',
  title: 'Slip',
  image: '/slip.jpg',
  options: [],
  properties: [],
  preorder: false,
  preorder_note: '',
  final_sale: false,
  sold_out: false,
  brand: '',
  quantity: 1,
  max: 10,
  unit_price: 100,
  price: 100,
  cap: 0,
};

beforeEach(() => {
  configureView(viewFixture());
  document.body.innerHTML = '<div data-island="waitlist"></div>';
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
});

const show = (more: Partial<CartLine>) =>
  render(
    <CartLineItem
      line={{ ...line, ...more }}
      error={null}
      busy={false}
      onQuantity={() => {}}
      onRemove={() => {}}
      onSave={() => {}}
      onVariant={async () => true}
    />,
  );

it('says that a line is gone meanwhile, and opens the waitlist for it', async () => {
  show({ sold_out: true });
  expect(screen.getByText('This piece has sold out since.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Join the waitlist' }));
  await vi.waitFor(() => expect(overlays.getState().modal).toBe(WAITLIST));
  expect(waitlistAsk.getState().ask).toMatchObject({ productId: 7, variantId: 12, url: line.url, title: 'Slip' });
});

it('says of two pieces what one costs, and of a pre-order when it is sent', () => {
  show({ quantity: 2, unit_price: 49500, price: 99000, preorder: true, preorder_note: 'Sent on 15 February.' });
  expect(screen.getByText('$495.00 each')).toBeTruthy();
  expect(screen.getByText('Pre-Order. Sent on 15 February.')).toBeTruthy();
  cleanup();
  show({});
  expect(screen.queryByText(/each$/)).toBeNull();
});

it('names the brand among the facts, where the shop has several', () => {
  show({ brand: 'Oriel' });
  expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toContain('Oriel');
});

it('says nothing of the kind while there is one', () => {
  show({});
  expect(screen.queryByText(/sold out/)).toBeNull();
});
