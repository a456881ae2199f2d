// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixture } from '../../components/product-card/card.fixture.ts';
import { fail, ok } from '../../platform/result.ts';
import { viewFixture } from '../../view.fixture.ts';
import Waitlist from './Waitlist.tsx';

const { read, remove, allCardsByIds, fetchCardProduct } = vi.hoisted(() => ({
  read: vi.fn(),
  remove: vi.fn(),
  allCardsByIds: vi.fn(),
  fetchCardProduct: vi.fn(),
}));
vi.mock('../../integrations/notifications/customer-waitlist.ts', () => ({ customerWaitlist: { read, remove } }));
vi.mock('../../platform/products/product-cards.ts', () => ({ allCardsByIds }));
vi.mock('../../platform/products/card-product.ts', () => ({ fetchCardProduct }));

const entry = (product_id: number, variant_id: number, day: number) => ({
  product_id,
  variant_id,
  created_at: `2026-03-0${day}T10:00:00Z`,
});

beforeEach(() => {
  configureView(viewFixture());
  allCardsByIds.mockResolvedValue(ok(new Map([[1, cardFixture(1, { title: 'Slip' })]])));
  fetchCardProduct.mockResolvedValue(
    ok({ options: [], variants: [{ id: 11, options: ['Ink', 'M'], url: '/products/slip?variant=11', picture: null }] }),
  );
});
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

it('lists which piece, in which size, since when', async () => {
  read.mockResolvedValue(ok([entry(1, 11, 2), entry(9, 99, 1)]));
  render(<Waitlist url="/apps/back-in-stock" />);
  const link = await screen.findByRole('link', { name: 'Slip' });
  expect(link.getAttribute('href')).toBe('/products/slip?variant=11');
  expect(screen.getByText('Ink / M')).toBeTruthy();
  expect(screen.getByText('Since March 2, 2026')).toBeTruthy();
  expect(screen.getByText('This piece is no longer sold.')).toBeTruthy();
  expect(read).toHaveBeenCalledWith('/apps/back-in-stock');
});

it.each([
  ['waits for nothing', ok([])],
  ['cannot be asked for', fail({ kind: 'status', status: 404, message: '', description: '', fields: {} })],
])('is not there where the customer %s', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  read.mockResolvedValue(answer);
  const { container } = render(<Waitlist url="/apps/back-in-stock" />);
  await new Promise((resolve) => setImmediate(resolve));
  expect(container.innerHTML).toBe('');
});

it('is left at once, and joined again where that fails', async () => {
  read.mockResolvedValue(ok([entry(1, 11, 2)]));
  remove.mockResolvedValueOnce(fail({ kind: 'network' })).mockResolvedValueOnce(ok([]));
  render(<Waitlist url="/apps/back-in-stock" />);
  const leave = () => fireEvent.click(screen.getByRole('button', { name: 'Remove Slip from the waitlist' }));
  await screen.findByRole('link', { name: 'Slip' });
  leave();
  expect(screen.queryByRole('link', { name: 'Slip' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your waitlist' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be changed');
  expect(screen.getByRole('link', { name: 'Slip' })).toBeTruthy();
  leave();
  await waitFor(() => expect(remove).toHaveBeenLastCalledWith('/apps/back-in-stock', 11));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/waiting for nothing/)).toBeTruthy();
});
