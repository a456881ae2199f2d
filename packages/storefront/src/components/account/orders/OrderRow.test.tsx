// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { OrderRow } from './OrderRow.tsx';
import type { OrderPiece, OrderRow as Row } from './order.schema.ts';
import { anOrder, aPiece } from './orders.fixture.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const show = (more: Partial<Row> = {}) => render(<OrderRow order={{ ...anOrder, ...more }} />);
const withPiece = (more: Partial<OrderPiece>) => show({ pieces: [{ ...aPiece, ...more }] });
const again = (more: Partial<OrderPiece['again']>) => ({ again: { ...aPiece.again, ...more } });

it('has a name, the date and both states, and what it came to', { tags: ['account-17'] }, () => {
  show();
  expect(screen.getByRole('heading', { name: '#1001' }).querySelector('a')?.getAttribute('href')).toBe(
    '/account/orders/1',
  );
  expect(screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)).toEqual([
    'Date: March 12, 2026',
    'Payment: Paid',
    'Delivery: Fulfilled',
    'Total: $120.00',
  ]);
});

it('can be followed by company and number; a parcel whose company nobody named is the parcel', {
  tags: ['account-18'],
}, () => {
  show({
    tracking: [...anOrder.tracking, { company: '', number: '2Z', url: '/2Z' }],
    untold: [{ company: 'Courier', number: '', url: '/c' }],
  });
  const links = screen.getAllByRole('link').filter((link) => link.className === 'order__track');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['UPS1Z', 'https://ups.example/1Z'],
    ['Track the parcel2Z', '/2Z'],
    ['Courier', '/c'],
  ]);
});

it('names each piece with a way to it and to the form for a review', { tags: ['account-22', 'account-23'] }, () => {
  show();
  const piece = within(screen.getByRole('group').querySelector('.piece') as HTMLElement);
  expect(piece.getAllByRole('link', { name: 'Slip' }).map((link) => link.getAttribute('href'))).toEqual([
    '/products/slip?variant=11',
    '/products/slip?variant=11',
  ]);
  expect(piece.getAllByRole('link', { name: 'Slip' })[0]?.querySelector('img')?.getAttribute('src')).toBe('/slip.jpg');
  expect(piece.getByText('Ink / S')).toBeTruthy();
  expect(piece.getByRole('link', { name: 'Add Review of Slip' }).getAttribute('href')).toBe(
    'https://reviews.example/write?product=7',
  );
});

it('shows a product since deleted without a way to it', () => {
  withPiece({ product_url: null, variant_title: null, review_url: null, ...again({ variant_id: 0, left: 0 }) });
  expect(screen.getByText('No longer in the shop')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Slip/ })).toBeNull();
  expect(screen.getByText('Slip cannot be had at the moment.')).toBeTruthy();
});

it('says that it was cancelled, and when', () => {
  show({ cancelled: 'March 13, 2026' });
  expect(screen.getByText('Cancelled on March 13, 2026')).toBeTruthy();
  expect(screen.queryByText('Fulfilled')).toBeNull();
});

it('can be bought again by a plain form, with what the shopper wrote', () => {
  show({
    item_count: 4,
    pieces: [
      { ...aPiece, ...again({ left: 0 }) },
      { ...aPiece, id: 2, ...again({ variant_id: 12, wanted: 3, left: 2, stock: 2, final_sale: true }) },
      {
        ...aPiece,
        id: 3,
        properties: [
          { name: 'Engraving', value: 'M.', hidden: false },
          { name: '_preorder', value: 'true', hidden: true },
        ],
        ...again({ variant_id: 13, preorder: true, stock: null }),
      },
      { ...aPiece, id: 4, product_title: 'Gift Card', ...again({ gift_card: true }) },
    ],
  });
  const button = screen.getByRole('button', { name: 'Buy again what was in order #1001' }) as HTMLButtonElement;
  expect([button.form?.getAttribute('action'), button.form?.method]).toEqual(['/cart/add', 'post']);
  expect(Object.fromEntries(new FormData(button.form ?? undefined))).toEqual({
    'items[1][id]': '12',
    'items[1][quantity]': '2',
    'items[1][properties][_inventory]': '2',
    'items[1][properties][_finalsale]': 'true',
    'items[2][id]': '13',
    'items[2][quantity]': '1',
    'items[2][properties][Engraving]': 'M.',
    'items[2][properties][_preorder]': 'true',
  });
  const missing = [...document.querySelectorAll('.again__missing li')].map((line) => line.textContent);
  expect(missing).toEqual([
    'Slip cannot be had at the moment.',
    'Only 2 of Slip are left.',
    'Gift Card is made out anew, on its own page.',
  ]);
});

it('offers nothing where nothing can be had', () => {
  show({ again_count: 0, pieces: [{ ...aPiece, ...again({ left: 0 }) }] });
  expect(screen.queryByRole('button')).toBeNull();
});
