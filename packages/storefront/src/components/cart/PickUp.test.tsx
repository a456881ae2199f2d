// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '../../platform/result.ts';
import { storeMyStore } from '../../state/browser-storage/my-store.ts';
import { viewFixture } from '../../view.fixture.ts';
import { PickUp } from './PickUp.tsx';

const { fetchPickUpLocations } = vi.hoisted(() => ({ fetchPickUpLocations: vi.fn() }));
vi.mock('../../platform/cart/pick-up-locations.ts', () => ({ fetchPickUpLocations }));
vi.mock('../../platform/apps-config.ts', () => ({
  appsConfig: () => ({ storeNames: { newYork: ['New York', 'Soho'], sanFrancisco: ['San Francisco'] } }),
}));

const place = (name: string, available: boolean) => ({ id: 7, name, time: 'Usually ready in 24 hours', available });
const bag = (quantity: number, updating = false) => ({ items: [{ key: '1:a', quantity }], updating });
const sent = (form: HTMLElement) => Object.fromEntries(new FormData(form.querySelector('form') ?? undefined));
const show = (visible = bag(1), reactStrictMode = true) =>
  render(
    <form>
      <PickUp visible={visible} />
    </form>,
    { reactStrictMode },
  );

beforeEach(() => {
  configureView(viewFixture());
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('says that the shopper’s own store has the bag, and how soon; the form names it for the checkout', async () => {
  fetchPickUpLocations.mockResolvedValue(ok([place('San Francisco', true), place('soho', true)]));
  storeMyStore('newYork');
  const { container } = show();
  expect(await screen.findByText(/^Pick up in soho: available\./)).toBeTruthy();
  expect(screen.getByText('Usually ready in 24 hours')).toBeTruthy();
  expect(sent(container)).toEqual({ 'attributes[Checkout-Method]': 'pickup', 'attributes[Pickup-Location-Id]': '7' });
});

it('says that a piece is missing there, asks again when the bag has changed, and then asks for no pick-up', async () => {
  fetchPickUpLocations
    .mockResolvedValueOnce(ok([place('New York', true)]))
    .mockResolvedValue(ok([place('New York', false)]));
  storeMyStore('newYork');
  // Strict mode would ask twice, and the first answer is another.
  const { container, rerender } = show(bag(1), false);
  await screen.findByText(/available\./);
  for (const visible of [bag(2, true), bag(2)])
    rerender(
      <form>
        <PickUp visible={visible} />
      </form>,
    );
  expect(await screen.findByText('Pick up in New York: not every piece is there.')).toBeTruthy();
  expect(fetchPickUpLocations).toHaveBeenCalledTimes(2);
  expect(sent(container)).toEqual({ 'attributes[Checkout-Method]': '', 'attributes[Pickup-Location-Id]': '' });
});

it('takes back what the cart asked for where the store was given up; asks nothing where there never was one', async () => {
  const { container, unmount } = show();
  expect([container.textContent, sent(container)]).toEqual(['', {}]);
  unmount();
  storeMyStore(null);
  const again = show();
  await waitFor(() => expect(sent(again.container)).toHaveProperty(['attributes[Checkout-Method]'], ''));
  expect([again.container.textContent, fetchPickUpLocations.mock.calls]).toEqual(['', []]);
});

it('says nothing where the platform does not answer', async () => {
  fetchPickUpLocations.mockResolvedValue(fail({ kind: 'network' }));
  storeMyStore('newYork');
  const { container } = show();
  await act(async () => {});
  expect([container.textContent, sent(container)]).toEqual(['', {}]);
});
