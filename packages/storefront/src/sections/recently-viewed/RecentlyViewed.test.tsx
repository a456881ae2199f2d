// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixture } from '../../components/product-card/card.fixture.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { viewFixture } from '../../view.fixture.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const { cardsByIds, viewedProducts } = vi.hoisted(() => ({ cardsByIds: vi.fn(), viewedProducts: vi.fn() }));
vi.mock(import('../../platform/page-config.ts'), { spy: true });
vi.mock('../../platform/products/product-cards.ts', () => ({ cardsByIds }));
vi.mock('../../state/browser-storage/viewed-products.ts', async (original) => ({
  ...(await original<object>()),
  viewedProducts,
}));

beforeEach(() => configureView(viewFixture()));
afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

function show(ids: number[], answer: unknown) {
  viewedProducts.mockReturnValue(ids);
  cardsByIds.mockResolvedValue(answer);
  const { container } = render(
    <RecentlyViewed
      product_id={1}
      count={2}
      heading="Recently viewed"
      link=""
      link_label=""
      columns={4}
      scheme="paper"
      items={[]}
    />,
  );
  return container.querySelector('.viewed') as HTMLElement;
}

it('shows what was looked at in the room kept for it, at most as many as the merchant wants', async () => {
  const root = show([5, 3, 2], { ok: true, value: [cardFixture(5), cardFixture(3), cardFixture(2)] });
  expect(viewedProducts).toHaveBeenCalledWith(1);
  expect(root.className).toBe('viewed viewed--known');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('group', { name: 'Recently viewed' })).toBeTruthy();
  expect(root.hidden).toBe(false);
  expect(root.querySelector('.viewed__space')?.getAttribute('aria-hidden')).toBe('true');
});

it.each([
  ['all of it is gone', { ok: true, value: [] }],
  ['it could not be read', { ok: false, error: { kind: 'network' } }],
])('goes without a word where %s', async (_, answer) => {
  const root = show([5], answer);
  await waitFor(() => expect(root.hidden).toBe(true));
});

it('shows its space in the theme editor where nothing was looked at', async () => {
  vi.mocked(pageConfig).mockReturnValue({ ...pageConfig(), designMode: true });
  const root = show([], { ok: true, value: [] });
  expect(root.className).toBe('viewed viewed--known');
  await vi.waitFor(() => expect(cardsByIds).toHaveReturned());
  expect(root.hidden).toBe(false);
});
