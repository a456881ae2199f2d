// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cart } from '../../state/cart/cart.ts';
import { viewFixture } from '../../view.fixture.ts';
import { CartPage } from './CartPage.tsx';
import { answerAsPlatform, cartPlatform, emptyCartPage } from './cart-platform.fixture.ts';

beforeEach(async () => {
  configureView(viewFixture());
  vi.stubGlobal('fetch', answerAsPlatform);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  cartPlatform.sent = [];
  cartPlatform.refuses = false;
  cartPlatform.lines = [
    { id: 21, quantity: 1, properties: {} },
    { id: 11, quantity: 2, properties: { _inventory: '4' } },
  ];
  await act(() => cart.refetch());
  render(<CartPage {...emptyCartPage} />);
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
  await waitFor(() => expect(cartPlatform.lines).toHaveLength(1));
  await act(async () => press(undo));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  expect(cartPlatform.lines[0]).toEqual({ id: 11, quantity: 2, properties: { _inventory: '4' } });
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
  await waitFor(() => expect(cartPlatform.lines).toEqual([]));
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
  expect(cartPlatform.sent).toEqual([]);
  fireEvent.change(size, { target: { value: 'M' } });
  await act(async () => press(screen.getByRole('button', { name: 'Save' })));
  await waitFor(() =>
    expect(cartPlatform.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [12, 2],
      [21, 1],
    ]),
  );
  expect(cartPlatform.sent[0]).toMatchObject(['/cart/update.js', { updates: { 11: 0, 12: 2 } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit slip' })));
  expect(screen.getByText('Size: M')).toBeTruthy();
});

it('says by the line why it could not be changed; Escape closes the form and goes back to its link', async () => {
  cartPlatform.refuses = true;
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
