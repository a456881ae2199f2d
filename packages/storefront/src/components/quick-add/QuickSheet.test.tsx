// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardVariant } from '../../domain/card-product.schema.ts';
import { cardVariantFixture } from '../../domain/variant.fixture.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { cardFixture } from '../product-card/card.fixture.ts';
import { QuickSheet } from './QuickSheet.tsx';
import { leftToChoose, quickProduct } from './quick-choices.ts';

const variant = (id: number, options: string[], more: Partial<CardVariant> = {}) =>
  cardVariantFixture(id, options, { price: 9000, ...more });
const trouser = quickProduct(
  {
    id: 1,
    url: '/products/trouser',
    options: ['Color', 'Size', 'Length'],
    final_sale: false,
    variants: [
      variant(1, ['Ink', '0', 'Regular']),
      variant(2, ['Ink', '0', 'Tall'], { available: false, stock: 0 }),
      variant(3, ['Ink', '2', 'Regular'], { oversell: true, stock: 0 }),
      variant(4, ['Camel', '4', 'Regular']),
    ],
  },
  'Ink',
);

beforeEach(() => configureView(viewFixture()));
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
});

it('asks for the options in their order, begins with none but the color, and its button says what it does', () => {
  if (!trouser) throw new Error('It has variants.');
  expect(leftToChoose(trouser)).toEqual([1, 2]);
  const onAdd = vi.fn();
  const onWait = vi.fn();
  render(
    <QuickSheet
      card={cardFixture(1)}
      product={trouser}
      busy={false}
      error={null}
      onAdd={onAdd}
      onWait={onWait}
      onClose={() => {}}
    />,
  );
  expect(overlays.getState().modal).toBe('quick-1');
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Size',
    'Length',
  ]);
  expect(screen.getByRole('button', { name: '0' }).hasAttribute('autofocus')).toBe(true);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const action = () =>
    [...document.querySelectorAll<HTMLButtonElement>('.button--wide')].map((one) => [one.textContent, one.disabled])[0];
  expect(action()).toEqual(['Choose a size', true]);
  press('0');
  expect(action()).toEqual(['Choose a length', true]);
  press('Regular');
  expect(action()).toEqual(['Add to bag', false]);
  press('2');
  expect(action()).toEqual(['Pre-Order', false]);
  press('Pre-Order');
  expect(onAdd).toHaveBeenCalledWith(3);
  press('0');
  press('Tall, Sold out');
  expect(action()).toEqual(['Join the waitlist', false]);
  press('Join the waitlist');
  expect(onWait).toHaveBeenCalledWith(2);
});
