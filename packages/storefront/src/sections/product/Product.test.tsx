// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart/cart.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Product } from './Product.tsx';
import { plainOption, productFixture } from './product.fixture.ts';
import type { ProductProps } from './product.schema.ts';

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  window.history.replaceState({}, '', '/products/slip');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = (more: Partial<ProductProps> = {}) => render(<Product {...productFixture(more)} />);
const button = () =>
  screen.getByRole('button', { name: /bag|choose|waitlist|made|pre-order|adding/i }) as HTMLButtonElement;
const pick = (name: string) => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}\\b`) }));

describe('the button', () => {
  it('is off until every option is chosen, and says which one is open', {
    tags: ['product-5', 'product-13'],
  }, () => {
    page();
    expect([button().disabled, button().textContent]).toEqual([true, 'Choose a size']);
    pick('S');
    expect([button().disabled, button().textContent]).toEqual([false, 'Add to bag']);
  });
  it('is on when the address names a variant', () => {
    page({ chosen: 11 });
    expect(button().disabled).toBe(false);
  });
  it('says that a combination is not made', () => {
    page();
    pick('L');
    expect([button().disabled, button().textContent]).toEqual([true, 'This combination is not made']);
  });
});

it('rewrites the address on every change of the variant, without a reload', { tags: ['route-9'] }, () => {
  page();
  pick('S');
  expect(window.location.search).toBe('?variant=11');
  pick('Bone');
  expect(window.location.search).toBe('?variant=21');
  expect((screen.getByRole('radio', { name: /^S/ }) as HTMLInputElement).checked).toBe(false);
});

it('shares what was chosen and no more: an open or unmade choice has the address of its color', {
  tags: ['route-9'],
}, () => {
  page();
  pick('Bone');
  expect(window.location.pathname + window.location.search).toBe('/collections/all/products/slip?variant=21');
  pick('M');
  expect(window.location.pathname + window.location.search).toBe('/products/slip?variant=21');
  pick('L');
  expect(window.location.pathname).toBe('/collections/all/products/slip');
});

it('opens again as it was left, also where that is not made, but not at the address of another variant', () => {
  page();
  pick('L');
  expect(window.location.search).toBe('?variant=11');
  cleanup();
  page({ chosen: 11 });
  expect(button().textContent).toBe('This combination is not made');
  cleanup();
  const bone = productFixture().variants[2];
  page({ chosen: 21, ...(bone && { variant: bone }) });
  expect(button().textContent).toBe('Add to bag');
});

it('says whom Petite fits, once Petite is chosen', { tags: ['product-21'] }, () => {
  const product = productFixture();
  const petite = { ...plainOption, name: 'Length', open: true, value: 'Petite', values: [] };
  const values = ['Petite', 'Regular'].map((name) => ({
    name,
    color: null,
    image: null,
    selected: name === 'Petite',
    available: true,
    exists: true,
    badge: '',
    plain: null,
  }));
  const variants = ['Petite', 'Regular'].map((name, index) => ({
    ...product.variant,
    id: 31 + index,
    options: [name],
  }));
  page({ options: [{ ...petite, values }], variants, variants_count: 2, variant: variants[0], color_option: '' });
  expect(screen.queryByText(/Petite lengths/)).toBeNull();
  pick('Petite');
  expect(screen.getByText(/^Petite lengths are fit for heights 5'3" and under/)).toBeTruthy();
});

it('shows the pictures of the chosen color and those of none', () => {
  page();
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Slip in Ink, front',
    'The hem',
  ]);
  pick('Bone');
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Slip in Bone, front',
    'The hem',
  ]);
});

it('adds one piece with its properties, once for two clicks', { tags: ['product-18', 'call-5'] }, async () => {
  const add = vi.spyOn(cart, 'add');
  page({ final_sale: true });
  pick('S');
  const form = button().closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/cart/add']);
  const sent: boolean[] = [];
  const note = (event: Event) => sent.push(!event.defaultPrevented);
  document.addEventListener('submit', note);
  fireEvent.click(button());
  fireEvent.click(button());
  document.removeEventListener('submit', note);
  expect(sent).toEqual([false, false]);
  expect(add.mock.calls.map(([line]) => line)).toEqual([
    { id: 11, quantity: 1, properties: { _inventory: '3', _finalsale: 'true' } },
  ]);
});

it('opens the waitlist panel for a piece that is gone, and adds nothing', { tags: ['product-17'] }, async () => {
  const add = vi.spyOn(cart, 'add');
  page({ waitlist_note: 'Back in May.' });
  pick('M');
  expect(button().textContent).toBe('Join the waitlist');
  fireEvent.click(button());
  expect(await screen.findByText('Back in May.')).toBeTruthy();
  fireEvent.click(button());
  expect(screen.queryByText('Back in May.')).toBeNull();
  expect(add).not.toHaveBeenCalled();
});

it('names brand, title and price, and what is saved', { tags: ['shop-3', 'product-1'] }, () => {
  const variant = { ...productFixture().variant, price: 49500, cap: 66000 };
  page({ brand: 'Vitrine', discount: 25, variant, variants: [variant] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slip');
  for (const text of ['Vitrine', '$495', '$660', '25% off']) expect(screen.getByText(text)).toBeTruthy();
});

it('says that a piece is sold for good', { tags: ['product-4'] }, () => {
  page();
  expect(screen.queryByText(/^Final sale/)).toBeNull();
  cleanup();
  page({ final_sale: true });
  expect(screen.getByText(/^Final sale/)).toBeTruthy();
});

it("opens the Editor's Note, and keeps Size + Fit and Material + Care closed", {
  tags: ['product-6', 'product-7', 'product-8'],
}, () => {
  const guides = [
    {
      heading: 'Sizes',
      table: '<table><tbody></tbody></table>',
      table_in: '',
      table_cm: '',
      description: '',
      note: '',
      sold: '',
    },
  ];
  page({ size_fit: 'Runs small.', material_care: '<p>Silk.</p>', guides });
  const isOpen = (name: string) => screen.getByText(name).closest('details')?.open;
  expect([isOpen("Editor's Note"), isOpen('Size + Fit'), isOpen('Material + Care')]).toEqual([true, false, false]);
  expect(screen.getByText('Runs small.').closest('details')).toBe(screen.getByText('Size + Fit').closest('details'));
});

it('has several size guides as tabs below its note', { tags: ['product-7'] }, async () => {
  const guide = { table: '<p>36</p>', table_in: '', table_cm: '', description: '', note: '', sold: '' };
  page({
    size_fit: 'Runs small.',
    guides: [
      { ...guide, heading: 'Dresses' },
      { ...guide, heading: 'Shoes' },
    ],
  });
  const fit = within(screen.getByText('Size + Fit').closest('details') as HTMLElement);
  const tabs = await fit.findAllByRole('tab', { hidden: true });
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Dresses', 'Shoes']);
  expect(fit.getByText('Runs small.')).toBeTruthy();
});

it('leads to the request for another size where the theme names a form or a page', () => {
  page({ size_fit: 'Runs small.' });
  expect(screen.queryByText('Not your size? Ask us for it')).toBeNull();
  cleanup();
  page({ size_fit: 'Runs small.', size_request: '/pages/contact' });
  const link = screen.getByText('Not your size? Ask us for it');
  expect([link.getAttribute('href'), link.hasAttribute('data-signup-form')]).toEqual(['/pages/contact', true]);
});

it('sends one piece, in a field nobody sees', { tags: ['route-3', 'product-18', 'product-19'] }, () => {
  const { container } = page();
  const quantity = container.querySelector<HTMLInputElement>('form[action="/cart/add"] input[name="quantity"]');
  expect([quantity?.hidden, quantity?.value, quantity?.min, quantity?.max]).toEqual([true, '1', '1', '3']);
});
