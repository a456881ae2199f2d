// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRICE_PAUSE } from '../../components/filters/PriceFilter.tsx';
import type { CollectionProps as Props } from '../../domain/collection.schema.ts';
import { AVAILABILITY } from '../../platform/lists/filter-counts.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { Collection } from './Collection.tsx';
import { cardFixture, collectionFixture } from './collection.fixture.ts';
import {
  answering,
  chips,
  clear,
  here,
  html,
  ink,
  inkChosen,
  isBusy,
  leavePage,
  listed,
  openPage,
  said,
} from './shown-collection.fixture.ts';

vi.mock('../../platform/page-config.ts', { spy: true });

beforeEach(openPage);
afterEach(leavePage);

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

it('hides products whose selected variant is not available only while filters are active', {
  tags: ['collection-15'],
}, () => {
  const items = [cardFixture(1), cardFixture(2, { available: false })];
  const { unmount } = render(<Collection {...collectionFixture({ items })} />);
  expect(screen.getByRole('link', { name: 'Piece 2' })).toBeTruthy();
  unmount();
  render(<Collection {...collectionFixture({ items, filters_active: true })} />);
  expect(screen.getByRole('link', { name: 'Piece 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Piece 2' })).toBeNull();
});

it('keeps the order, the tags of the address and what the list is by its query, through filters and until all are cleared', async () => {
  const path = '/collections/all/limited-edition';
  const kept = [{ name: 'q', value: 'Oriel' }];
  answering(({ searchParams }) =>
    collectionFixture({
      path,
      kept,
      sort_by: 'created-descending',
      sort_active: true,
      clear_url: `${path}?q=Oriel&sort_by=created-descending`,
      filters_active: searchParams.has('filter.v.option.color'),
    }),
  );
  window.history.replaceState(null, '', `${path}?q=Oriel`);
  render(<Collection {...collectionFixture({ path, kept })} />);
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'created-descending' } });
  expect(here()).toBe(`${path}?q=Oriel&sort_by=created-descending`);
  await waitFor(() => expect(isBusy()).toBe('false'));
  fireEvent.click(ink());
  expect(location.pathname).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    q: 'Oriel',
    sort_by: 'created-descending',
    'filter.v.option.color': 'Ink',
  });
  await waitFor(() => expect(chips()).toHaveLength(1));
  clear();
  expect(here()).toBe(`${path}?q=Oriel&sort_by=created-descending`);
});

it('removes active filters one by one, and all at once', async () => {
  const filters = inkChosen().map((filter) =>
    filter.range ? { ...filter, range: { ...filter.range, min: 100, from: 10_000 } } : filter,
  );
  answering(({ search }) =>
    collectionFixture(
      search === ''
        ? {}
        : {
            filters_active: true,
            filters: filters.map((filter) => ({
              ...filter,
              values: filter.range ? [] : (collectionFixture().filters[0]?.values ?? []),
            })),
          },
    ),
  );
  render(<Collection {...collectionFixture({ filters_active: true, filters })} />);
  expect(chips().map((chip) => chip.textContent)).toEqual([
    expect.stringContaining('Ink'),
    expect.stringContaining('From $100'),
    'Clear all',
  ]);
  fireEvent.click(screen.getByRole('link', { name: /Ink/ }));
  expect(here()).toBe('/collections/silk?filter.v.price.gte=100');
  await waitFor(() => expect(chips()).toHaveLength(2));
  clear();
  expect(here()).toBe('/collections/silk');
  await waitFor(() => expect(chips()).toEqual([]));
});

it('asks for the prices typed, from the lower to the higher', async () => {
  answering(({ searchParams }) => {
    const min = Number(searchParams.get('filter.v.price.gte')) || null;
    const max = Number(searchParams.get('filter.v.price.lte')) || null;
    const filters = collectionFixture().filters.map((filter) => ({
      ...filter,
      range: filter.range && { ...filter.range, min, max },
    }));
    return collectionFixture({ filters, filters_active: true });
  });
  vi.useFakeTimers();
  render(<Collection {...collectionFixture()} />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
  fireEvent.change(field('From'), { target: { value: '500' } });
  await act(() => vi.advanceTimersByTimeAsync(PRICE_PAUSE));
  expect(location.search).toBe('?filter.v.price.gte=500');
  fireEvent.change(field('To'), { target: { value: '300' } });
  await act(() => vi.advanceTimersByTimeAsync(PRICE_PAUSE));
  expect(location.search).toBe('?filter.v.price.gte=300&filter.v.price.lte=500');
  expect([field('From').value, field('To').value]).toEqual(['300', '500']);
  vi.useRealTimers();
});

it('counts at a value what choosing it shows, once the shop has said so', { tags: ['collection-15'] }, async () => {
  const availability = ['1', '0'].map((value) => ({
    label: value === '1' ? 'In stock' : 'Out of stock',
    value,
    active: false,
    count: value === '1' ? 5 : 0,
    remove_url: '',
    color: null,
    image: null,
  }));
  const filters: Props['filters'] = [
    ...collectionFixture().filters,
    {
      label: 'Availability',
      type: 'list',
      param: AVAILABILITY,
      presentation: 'text',
      values: availability,
      range: null,
    },
  ];
  const calls = vi.fn(
    async (_url: string) =>
      new Response(`<script>${JSON.stringify({ 'filter.v.option.color': { Ink: 1, Rose: 0 } })}</script>`),
  );
  vi.stubGlobal('fetch', calls);
  // Strict mode would ask twice.
  render(<Collection {...collectionFixture({ filters, counted: false })} />, { reactStrictMode: false });
  const label = (name: string) => screen.getByText(name).closest('label');
  expect(label('Ink')?.textContent).toBe('Ink');
  await waitFor(() => expect(label('Ink')?.textContent).toBe('Ink1'));
  expect(label('Rose')?.querySelector('input')?.disabled).toBe(true);
  expect(label('In stock')?.textContent).toBe('In stock5');
  // What would lead to nothing is no choice.
  expect(screen.queryByText('Out of stock')).toBeNull();
  expect(calls.mock.calls.map(([url]) => url)).toEqual([
    '/collections/silk?filter.v.availability=1&section_id=filter-counts',
  ]);
});

it('while anything else narrows the list, says that it shows what is in stock, and keeps it in the address', {
  tags: ['collection-15'],
}, async () => {
  const chosen = (value: string, active: boolean) => ({
    label: value === '1' ? 'In stock' : 'Out of stock',
    value,
    active,
    count: 2,
    remove_url: '/collections/silk',
    color: null,
    image: null,
  });
  const availability = (active: boolean): Props['filters'][number] => ({
    label: 'Availability',
    type: 'list',
    param: AVAILABILITY,
    presentation: 'text',
    values: [chosen('1', active), chosen('0', false)],
    range: null,
  });
  const narrowed = { filters: [availability(true), ...inkChosen()], filters_active: true, narrowed: true };
  answering(({ search }) =>
    collectionFixture(search === '' ? { filters: [availability(false), ...collectionFixture().filters] } : narrowed),
  );
  render(<Collection {...collectionFixture({ filters: [availability(false), ...collectionFixture().filters] })} />);
  expect(screen.getByRole('checkbox', { name: /In stock/ })).toBeTruthy();
  fireEvent.click(ink());
  expect(location.search).toBe('?filter.v.option.color=Ink&filter.v.availability=1');
  await waitFor(() => expect(screen.getByText('Only what is in stock is shown.')).toBeTruthy());
  expect(screen.queryByRole('checkbox', { name: /In stock/ })).toBeNull();
  expect(chips().map((chip) => chip.textContent)).toEqual([expect.stringContaining('Ink'), 'Clear all']);
  fireEvent.click(ink());
  expect(here()).toBe('/collections/silk');
});

it('takes away what stands between the products when a filter is chosen', async () => {
  const blocks: Props['blocks'] = [{ type: 'date', attributes: '', position: 2, heading: '', month: 'May', day: '4' }];
  answering(() => collectionFixture({ blocks, filters_active: true }));
  render(<Collection {...collectionFixture({ blocks })} />);
  expect(document.querySelectorAll('.tile')).toHaveLength(1);
  fireEvent.click(ink());
  await waitFor(() => expect(document.querySelectorAll('.tile')).toHaveLength(0));
});

it('shows a choice at once; the old items wait under a veil until the answer is there', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  render(<Collection {...collectionFixture()} />);
  fireEvent.click(ink());
  expect([ink().checked, isBusy(), location.search]).toEqual([true, 'true', '?filter.v.option.color=Ink']);
  expect(listed()).toEqual(['Piece 1', 'Piece 2', 'Piece 3']);
  answer.resolve(new Response(html(collectionFixture({ items: [cardFixture(9)], count: 1, filters: inkChosen() }))));
  await waitFor(() => expect(listed()).toEqual(['Piece 9']));
  expect([ink().checked, isBusy()]).toEqual([true, 'false']);
});

describe('a list that cannot be read', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  it.each([
    ['a 500', async () => new Response('Down', { status: 500 })],
    ['an answer that is not HTML', async () => new Response('{"a":1}')],
    ['another page', async () => new Response('<p>Log in</p>')],
    ['a dropped connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'after %s the old items stay, the choice is taken back, and a sentence says so until it can be read',
    async (_, answer) => {
      vi.stubGlobal('fetch', answer);
      const goneBack = vi.spyOn(window.history, 'go').mockImplementation(() => {});
      render(<Collection {...collectionFixture()} />);
      fireEvent.click(ink());
      await waitFor(() => expect(said()).toBe(1));
      expect(goneBack).toHaveBeenCalledExactlyOnceWith(-1);
      expect([listed(), ink().checked, isBusy()]).toEqual([['Piece 1', 'Piece 2', 'Piece 3'], false, 'false']);
      answering(() => collectionFixture({ items: [cardFixture(9)] }));
      fireEvent.click(screen.getByRole('checkbox', { name: /Rose/ }));
      await waitFor(() => expect(listed()).toEqual(['Piece 9']));
      expect(said()).toBe(0);
    },
  );

  it('is not said where the merchant wants no sentences, and keeps what was there', {
    tags: ['error-1'],
  }, async () => {
    const config = pageConfig();
    vi.mocked(pageConfig).mockReturnValue({ ...config, settings: { ...config.settings, show_errors: false } });
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    const goneBack = vi.spyOn(window.history, 'go').mockImplementation(() => {});
    render(<Collection {...collectionFixture()} />);
    fireEvent.click(ink());
    await waitFor(() => expect(goneBack).toHaveBeenCalledExactlyOnceWith(-1));
    expect([listed(), isBusy(), said()]).toEqual([['Piece 1', 'Piece 2', 'Piece 3'], 'false', 0]);
  });
});
