// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitlistAsk } from '../../components/waitlist/waitlist-ask.ts';
import { variantFixture } from '../../domain/variant.fixture.ts';
import { cart } from '../../state/cart/cart.ts';
import { viewFixture } from '../../view.fixture.ts';
import { LookItem } from './LookItem.tsx';
import type { LookProduct } from './look.schema.ts';

const variant = (id: number, options: string[], more = {}) => ({
  ...variantFixture(id, options, { price: 19_500, stock: 4, ...more }),
  worn: options[0] === 'Indigo',
  first: options[1] ?? '',
  last: options[2] ?? '',
});
const value = (name: string, more = {}) => ({ name, made: true, available: true, image: null, url: '', ...more });
const worn = variant(1, ['Indigo', '24', '30']);

/** In Indigo: 24 and 25 in 30 and 32; 25 / 32 is sold out. In Ecru: 24 / 30 alone, which is ordered ahead. */
const jean: LookProduct = {
  id: 7,
  title: 'The Straight Jean',
  url: '/jean/indigo',
  price: 19_500,
  cap: null,
  from: true,
  available: true,
  final_sale: true,
  color: 'Indigo',
  image: { src: '/indigo.webp', srcset: '', width: 3, height: 4, alt: '' },
  options: [
    {
      name: 'Color',
      is_color: true,
      chosen: 'Indigo',
      values: [
        value('Indigo', { url: '/jean/indigo' }),
        value('Ecru', {
          url: '/jean/ecru',
          image: { src: '/ecru.webp', srcset: '', width: 3, height: 4, alt: '' },
        }),
      ],
    },
    { name: 'Size', is_color: false, chosen: '', values: [value('24'), value('25')] },
    { name: 'Inseam', is_color: false, chosen: '', values: [value('30'), value('32'), value('34', { made: false })] },
  ],
  open: 2,
  first: 'Size',
  first_values: ['24', '25'],
  last: 'Inseam',
  missing: 'size',
  missing_vowel: false,
  whole: true,
  variant: worn,
  variants: [
    worn,
    variant(2, ['Indigo', '24', '32']),
    variant(3, ['Indigo', '25', '30'], { price: 21_000 }),
    variant(4, ['Indigo', '25', '32'], { available: false, stock: 0 }),
    variant(5, ['Ecru', '24', '30'], { oversell: true, stock: 0 }),
  ],
};

const add = vi.spyOn(cart, 'add');
beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  add.mockReset().mockResolvedValue({ ok: false, error: { kind: 'offline', message: '' } });
  document.body.innerHTML = '<div data-island="waitlist"></div>';
  waitlistAsk.setState({ ask: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const list = (name: string) =>
  screen.getByRole('combobox', { name: `${name} of The Straight Jean` }) as HTMLSelectElement;
const values = (name: string) => [...list(name).options].map(({ text }) => text);
const choose = (name: string, to: string) => fireEvent.change(list(name), { target: { value: to } });
const button = () => screen.getByRole('button') as HTMLButtonElement;
const press = () => act(async () => void fireEvent.submit(button().form as HTMLFormElement));

it('has a list for each option, begins with the color of the look, and asks for one option after the other', async () => {
  render(<LookItem product={jean} />);
  expect([list('Color').value, list('Size').value, list('Inseam').value]).toEqual(['Indigo', '', '']);
  expect(values('Inseam')).toEqual(['Inseam', '30', '32', '34 – not made in this combination']);
  expect(button().textContent).toBe('Choose a size');
  expect(button().getAttribute('aria-label')).toBe('Choose a size, The Straight Jean');
  await press();
  expect(document.activeElement).toBe(list('Size'));
  choose('Size', '24');
  expect(button().textContent).toBe('Choose an inseam');
  await press();
  expect(document.activeElement).toBe(list('Inseam'));
  choose('Inseam', '32');
  expect(button().textContent).toBe('Add to bag');
  choose('Inseam', '');
  expect([button().textContent, add.mock.calls]).toEqual(['Choose an inseam', []]);
});

it('adds one piece of the variant that is chosen, at its price, once its options are', async () => {
  render(<LookItem product={jean} />);
  choose('Size', '25');
  choose('Inseam', '30');
  expect(screen.getByText('$210')).toBeTruthy();
  await press();
  expect(add.mock.calls).toEqual([
    [{ id: 3, quantity: 1, properties: { _inventory: '4', _finalsale: 'true' } }, 'product'],
  ]);
});

it('says of each value whether it is sold out with what is chosen, and offers to wait for it', async () => {
  render(<LookItem product={jean} />);
  choose('Size', '25');
  expect(values('Inseam').slice(1, 3)).toEqual(['30', '32 – sold out']);
  choose('Inseam', '32');
  expect(values('Size').slice(1)).toEqual(['24', '25 – sold out']);
  expect(button().textContent).toBe('Join the waitlist');
  await press();
  expect(add).not.toHaveBeenCalled();
  expect(waitlistAsk.getState().ask).toMatchObject({ productId: 7, variantId: 4, url: '/jean/indigo' });
});

it('another color has its picture, its address and its variants; what it is not made in is open again', () => {
  const { container } = render(<LookItem product={jean} />);
  choose('Size', '24');
  choose('Color', 'Ecru');
  expect(values('Size').slice(1)).toEqual(['24', '25 – not made in this combination']);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/ecru.webp');
  expect(screen.getByText('The Straight Jean').getAttribute('href')).toBe('/jean/ecru');
  choose('Inseam', '30');
  expect(button().textContent).toBe('Pre-Order');
  choose('Inseam', '32');
  expect([button().textContent, button().disabled]).toEqual(['This combination is not made', true]);
  choose('Color', 'Indigo');
  choose('Size', '25');
  choose('Color', 'Ecru');
  expect([list('Size').value, list('Inseam').value]).toEqual(['', '']);
});

it('a product of which not all variants are known is chosen on its page', () => {
  render(<LookItem product={{ ...jean, whole: false }} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose on its page' }).getAttribute('href')).toBe('/jean/indigo');
});
