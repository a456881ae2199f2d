// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardFixture } from '../../components/product-card/card.fixture.ts';
import { viewFixture } from '../../view.fixture.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import type { RelatedProductsProps } from './related-products.schema.ts';

const { recommendedCards } = vi.hoisted(() => ({ recommendedCards: vi.fn() }));
vi.mock('../../platform/products/product-cards.ts', () => ({ recommendedCards }));

/** px from the top of the window to the row. */
let top = 2000;
beforeEach(() => {
  top = 2000;
  configureView(viewFixture());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 800, 400));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  recommendedCards.mockReset();
});

const theirs = { ok: true, value: [cardFixture(8), cardFixture(9)] };
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

async function show(answer: unknown, more: Partial<RelatedProductsProps> = {}) {
  recommendedCards.mockReturnValue(Promise.resolve(answer));
  const props: RelatedProductsProps = {
    product_id: 1,
    intent: 'related',
    count: 4,
    chosen: false,
    heading: 'Worn with',
    link: '',
    link_label: '',
    columns: 4,
    scheme: 'paper',
    items: [cardFixture(2), cardFixture(3)],
  };
  render(<RelatedProducts {...props} {...more} />);
  await act(async () => {});
}

it('shows what the platform recommends in place of the page’s own', { tags: ['product-10'] }, async () => {
  await show(theirs);
  expect(titles()).toEqual(['Piece 8', 'Piece 9']);
  expect(recommendedCards.mock.calls[0]?.[1]).toEqual({ productId: 1, limit: 4, intent: 'related' });
});

it.each([
  ['the call fails', { ok: false, error: { kind: 'status', status: 500 } }],
  ['it brings nothing', { ok: true, value: [] }],
])('keeps the page’s own where %s', async (_, answer) => {
  await show(answer);
  expect(titles()).toEqual(['Piece 2', 'Piece 3']);
});

it('exchanges nothing under a visitor’s eyes, and does not ask', async () => {
  top = 300;
  await show(theirs);
  expect(titles()).toEqual(['Piece 2', 'Piece 3']);
  expect(recommendedCards).not.toHaveBeenCalled();
});

it('exchanges nothing that was seen while the answer was on its way, also once it is out of sight again', async () => {
  const answer = Promise.withResolvers();
  await show(answer.promise);
  top = 300;
  window.dispatchEvent(new Event('scroll'));
  top = 2000;
  answer.resolve(theirs);
  await act(async () => {});
  expect(titles()).toEqual(['Piece 2', 'Piece 3']);
});

it('exchanges nothing a visitor has jumped over', async () => {
  top = -900;
  await show(theirs);
  expect(titles()).toEqual(['Piece 2', 'Piece 3']);
});

it('asks for nothing where the merchant has chosen', async () => {
  await show(theirs, { chosen: true });
  expect(recommendedCards).not.toHaveBeenCalled();
  expect(titles()).toEqual(['Piece 2', 'Piece 3']);
});

it('is not there where there is nothing, and comes where the platform has something', async () => {
  top = 300;
  await show({ ok: true, value: [] }, { items: [] });
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  await show(theirs, { items: [] });
  expect(titles()).toEqual(['Piece 8', 'Piece 9']);
});
