// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Collection } from './Collection.tsx';
import { cardFixture, collectionFixture } from './collection.fixture.ts';

const html = (props: object) =>
  `<html><body><script type="application/json" id="collection-data">${JSON.stringify(props)}</script></body></html>`;

beforeEach(() => {
  configureView(viewFixture());
  vi.stubGlobal('IntersectionObserver', undefined);
  window.history.replaceState(null, '', '/collections/silk');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('replaces the items by those of the chosen filter', async () => {
  const answer = collectionFixture({ items: [cardFixture(9)], count: 1, total_pages: 1, next_url: null });
  const calls = vi.fn(async (_url: string) => new Response(html(answer)));
  vi.stubGlobal('fetch', calls);
  render(<Collection {...collectionFixture()} />);
  fireEvent.click(screen.getByRole('checkbox', { name: /Ink/ }));
  expect(location.search).toBe('?filter.v.option.color=Ink');
  await waitFor(() => expect(screen.getByText('1 piece')).toBeTruthy());
  expect(screen.getByRole('link', { name: 'Piece 9' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Piece 1' })).toBeNull();
  expect(calls.mock.calls.map(([url]) => url)).toEqual(['/collections/silk?filter.v.option.color=Ink']);
});

it('hides products whose selected variant is not available only while filters are active (spec §5)', {
  tags: ['spec-256'],
}, () => {
  const items = [cardFixture(1), cardFixture(2, { available: false })];
  const { unmount } = render(<Collection {...collectionFixture({ items })} />);
  expect(screen.getByRole('link', { name: 'Piece 2' })).toBeTruthy();
  unmount();
  render(<Collection {...collectionFixture({ items, filters_active: true })} />);
  expect(screen.getByRole('link', { name: 'Piece 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Piece 2' })).toBeNull();
});

it('puts what the merchant placed before the product with its number, and the rest at the end', () => {
  const date = (position: number, day: string) =>
    ({ type: 'date', attributes: '', position, heading: '', month: 'May', day }) as const;
  const { container } = render(
    <Collection
      {...collectionFixture({ blocks: [date(2, '4'), date(40, '9')], count: 3, total_pages: 1, next_url: null })}
    />,
  );
  const items = [...container.querySelectorAll('.collection__grid > li')].map(
    (item) => item.querySelector('.tile-date__day')?.textContent ?? item.querySelector('.card__link')?.textContent,
  );
  expect(items).toEqual(['Piece 1', '4', 'Piece 2', 'Piece 3', '9']);
});

it('lists sizes in their order', () => {
  const { container } = render(<Collection {...collectionFixture()} />);
  const sizes = container.querySelector('.filter__values--sizes');
  expect([...(sizes?.querySelectorAll('.filter__label') ?? [])].map((size) => size.textContent)).toEqual([
    '0',
    'OS',
    'XS',
    'M',
    '4',
  ]);
});

it('has neither filters nor orders where the merchant wants none', { tags: ['spec-46'] }, () => {
  render(<Collection {...collectionFixture({ enable_filters: false, enable_sorting: false })} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('numbers its pages where the merchant wants them', () => {
  const parts = [
    { number: 1, url: '' },
    { number: 2, url: '?page=2' },
  ];
  const paging = { current: 1, total: 2, start: 1, previous_url: null, next_url: '?page=2', parts };
  render(<Collection {...collectionFixture({ paginate: true, paging })} />);
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Page 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

it('says why a page shows nothing, and leads on', () => {
  const none = {
    items: [],
    next_url: null,
    current_page: 9,
    total_pages: 2,
    count: 30,
    first_url: '/collections/silk?page=1',
  };
  const { unmount } = render(<Collection {...collectionFixture(none)} />);
  expect(screen.getByRole('link', { name: 'Go to its beginning' }).getAttribute('href')).toBe(
    '/collections/silk?page=1',
  );
  unmount();

  const items = [cardFixture(1, { available: false })];
  const hidden = { items, filters_active: true, current_page: 1, total_pages: 2, next_url: '/collections/silk?page=2' };
  render(<Collection {...collectionFixture(hidden)} />);
  expect(screen.getByText('Everything on this page is sold out.')).toBeTruthy();
});

it('tells by how much a piece is reduced only where the merchant wants it', () => {
  const items = [cardFixture(1, { cap: 20000, discount: 50 })];
  const { unmount } = render(<Collection {...collectionFixture({ items })} />);
  expect(screen.getByText('50% off')).toBeTruthy();
  unmount();
  render(<Collection {...collectionFixture({ items, show_sale: false })} />);
  expect(screen.queryByText('50% off')).toBeNull();
});
