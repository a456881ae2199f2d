// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import type { CartPageProps } from '@vitrine/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart.ts';
import { viewFixture } from '../../view.fixture.ts';
import { CartPage } from './CartPage.tsx';

/** Lines of the platform's bag by variant id, newest first. */
let lines: { id: number; quantity: number; properties: Record<string, string> }[] = [];
/** Paths and bodies of the calls that change it. */
let sent: [string, unknown][] = [];
let refuses = false;

const NAMES: Record<number, [product: string, size: string]> = {
  11: ['slip', 'S'],
  12: ['slip', 'M'],
  13: ['slip', 'L'],
  21: ['belt', 'OS'],
};

function item({ id, quantity, properties }: (typeof lines)[number]) {
  const [handle, size] = NAMES[id] ?? ['slip', 'S'];
  return {
    key: `${id}:a`,
    id,
    product_id: handle === 'slip' ? 7 : 8,
    url: `/products/${handle}?variant=${id}`,
    image: null,
    featured_image: null,
    title: handle,
    product_title: handle,
    variant_title: size,
    options_with_values: [{ name: 'Size', value: size }],
    quantity,
    original_price: 100,
    final_price: 100,
    final_line_price: 100 * quantity,
    properties,
  };
}

const bag = () => ({
  token: '',
  note: '',
  items: lines.map(item),
  item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
  total_price: 0,
});

const variant = (id: number, size: string, available = true) => ({
  id,
  title: size,
  options: [size],
  price: 100,
  cap: null,
  available,
  oversell: false,
  counted: true,
  stock: 3,
  final_sale: false,
  url: `/products/slip?variant=${id}`,
  discount: 0,
  picture: null,
  hover: null,
});

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

async function platform(input: string, init: RequestInit = {}): Promise<Response> {
  const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
  if (input.includes('card-product')) {
    const product = { id: 7, url: '/products/slip', options: ['Size'], final_sale: false };
    const variants = [variant(11, 'S'), variant(12, 'M'), variant(13, 'L', false)];
    return new Response(`<script type="application/json">${JSON.stringify({ ...product, variants })}</script>`);
  }
  if (input.includes('section_id=')) return new Response('<script type="application/json">{}</script>');
  if (input.includes('/recommendations/')) return json({ products: [] });
  if (!input.includes('/cart/')) return json(bag());
  sent.push([input, body]);
  if (refuses) return json({ status: 422, message: 'Cart Error', description: 'It is sold out.' }, 422);
  if (input.includes('add')) {
    const { id, quantity, properties = {} } = body as (typeof lines)[number];
    lines = [{ id, quantity, properties }, ...lines];
    return json(item({ id, quantity, properties }));
  }
  for (const [address, quantity] of Object.entries((body as { updates: Record<string, number> }).updates)) {
    const id = Number(address.split(':')[0]);
    lines = lines.some((line) => line.id === id)
      ? lines.map((line) => (line.id === id ? { ...line, quantity } : line))
      : [{ id, quantity, properties: {} }, ...lines];
  }
  lines = lines.filter(({ quantity }) => quantity > 0);
  return json(bag());
}

const props: CartPageProps = {
  refused: null,
  note_banner: '',
  empty: { image: null, text: '', link: '', color: '' },
  recommendations_heading: 'Worn with',
  recommendations: [],
  complementary: [],
  complementary_urls: [],
  count: 0,
  subtotal: 0,
  lines: [],
  bagged: [],
};

beforeEach(async () => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', platform);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  [sent, refuses] = [[], false];
  lines = [
    { id: 21, quantity: 1, properties: {} },
    { id: 11, quantity: 2, properties: { _inventory: '4' } },
  ];
  await act(() => cart.refetch());
  render(<CartPage {...props} />);
});
afterEach(async () => {
  // What follows a change is read from this platform too.
  await act(() => cart.refetch());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const items = () => [...(document.querySelector('.bag-list')?.children ?? [])];
/** What the focus is on. A press moves it there first, as in a browser. */
const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

it('puts back a line that was taken out, with its quantity and properties, and keeps the focus in its place', async () => {
  press(screen.getByRole('link', { name: 'Remove slip' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put slip back' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(items().at(-1)?.textContent).toContain('slip was taken out of your bag.');
  await waitFor(() => expect(lines).toHaveLength(1));
  await act(async () => press(undo));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  expect(lines[0]).toEqual({ id: 11, quantity: 2, properties: { _inventory: '4' } });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity of slip' })),
  );
});

it('takes a line out with minus and with a typed 0; also the last one can be put back', async () => {
  press(screen.getByRole('button', { name: 'One fewer belt' }));
  const undo = await screen.findByRole('button', { name: 'Undo: put belt back' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  const field = screen.getByRole('spinbutton', { name: 'Quantity of slip' });
  field.focus();
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByText('Your bag is currently empty.')).toBeTruthy();
  await waitFor(() => expect(lines).toEqual([]));
  await act(async () => press(screen.getByRole('button', { name: 'Undo: put slip back' })));
  await waitFor(() => expect(items()).toHaveLength(1));
});

it('changes the size of a line where it stands, keeps its quantity and the focus', async () => {
  press(screen.getByRole('link', { name: 'Edit slip' }));
  const size = (await screen.findByLabelText('Size')) as HTMLSelectElement;
  expect(document.activeElement).toBe(size);
  expect([...size.options].map(({ text }) => text)).toEqual(['S', 'M', 'L – sold out']);
  fireEvent.change(size, { target: { value: 'L' } });
  await act(async () => press(screen.getByRole('button', { name: 'Save' })));
  expect(screen.getByRole('alert').textContent).toBe('That one is sold out. Please choose another.');
  expect(sent).toEqual([]);
  fireEvent.change(size, { target: { value: 'M' } });
  await act(async () => press(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() =>
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [12, 2],
      [21, 1],
    ]),
  );
  expect(sent[0]).toMatchObject(['/cart/update.js', { updates: { 11: 0, 12: 2 } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit slip' })));
  expect(screen.getByText('Size: M')).toBeTruthy();
});

it('says by the line why it could not be changed; Escape closes the form and goes back to its link', async () => {
  refuses = true;
  const edit = screen.getByRole('link', { name: 'Edit slip' });
  expect(edit.getAttribute('href')).toBe('/products/slip?variant=11');
  press(edit);
  const size = await screen.findByLabelText('Size');
  fireEvent.change(size, { target: { value: 'M' } });
  await act(async () => press(screen.getByRole('button', { name: 'Save' })));
  expect((await screen.findAllByText('It is sold out.')).some((one) => one.closest('.bag-item'))).toBe(true);
  expect(screen.getByText('Size: S')).toBeTruthy();
  fireEvent.keyDown(size, { key: 'Escape' });
  expect(screen.queryByLabelText('Size')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit slip' }));
});
