// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import type { CollectionProps as Props } from '@vitrine/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRICE_PAUSE } from '../../components/filters/PriceFilter.tsx';
import { AVAILABILITY } from '../../platform/filter-counts.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Collection } from './Collection.tsx';
import { cardFixture, collectionFixture } from './collection.fixture.ts';

vi.mock('../../platform/page-config.ts', { spy: true });

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
  vi.restoreAllMocks();
});

/** A shop that answers each list it is asked for with what the test says. */
function answering(listOf: (url: URL) => object) {
  const calls = vi.fn(async (url: string) => new Response(html(listOf(new URL(url, 'http://shop.test')))));
  vi.stubGlobal('fetch', calls);
  return calls;
}
const here = () => location.pathname + location.search;
const isBusy = () => document.querySelector('.collection__grid')?.getAttribute('aria-busy');
const listed = () => [...document.querySelectorAll('.card__link')].map((link) => link.textContent);
const said = () => document.querySelectorAll('.collection__failed').length;
const ink = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Ink/ });
const chips = () => [...document.querySelectorAll('[aria-label="Active filters"] a')];
const clear = () => fireEvent.click(document.querySelector('.chips__clear') as Element);
/** The filters of the fixture, with Ink chosen. */
const inkChosen = () =>
  collectionFixture().filters.map((filter) => ({
    ...filter,
    values: filter.values.map((value) => ({
      ...value,
      active: value.value === 'Ink',
      remove_url: '/collections/silk?filter.v.price.gte=100',
    })),
  }));

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

it('counts at a value what choosing it shows, once the shop has said so', { tags: ['spec-256'] }, async () => {
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
      type: 'boolean',
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
  render(<Collection {...collectionFixture({ filters, counted: false })} />);
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
  tags: ['spec-256'],
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

it('takes away what stands between the products when a filter is chosen (spec §3)', async () => {
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
    tags: ['spec-284'],
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

it('lets the size of the pictures be chosen, says which it is, and remembers it', () => {
  const columns = () => (document.querySelector('.collection__grid') as HTMLElement).style;
  render(<Collection {...collectionFixture()} />);
  const choices = within(screen.getByRole('group', { name: 'Size of the pictures' }));
  const pressed = () => choices.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
  expect(pressed()).toEqual(['false', 'true', 'false']);
  expect(['large', 'standard', 'small'].map((density) => columns().getPropertyValue(`--${density}-desktop`))).toEqual([
    '2',
    '3',
    '5',
  ]);
  fireEvent.click(choices.getByRole('button', { name: 'Small' }));
  expect(pressed()).toEqual(['false', 'false', 'true']);
  expect(document.documentElement.dataset.density).toBe('small');
  expect(localStorage.getItem('vitrine:density')).toBe('small');
  fireEvent.click(choices.getByRole('button', { name: 'Medium' }));
  expect(document.documentElement.dataset.density).toBe('standard');
});

it('opens with a picture and words on its first page, and never over filters', () => {
  const opening = {
    image: { src: '/o.webp', srcset: '', width: 1200, height: 1500, alt: '' },
    heading: 'Bias',
    text: 'A dress is one decision.',
  };
  const show = (more: object) => render(<Collection {...collectionFixture({ opening, ...more })} />);
  const { unmount } = show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Silk' })).toBeTruthy();
  expect(screen.getByText('A dress is one decision.')).toBeTruthy();
  unmount();
  for (const more of [{ current_page: 2 }, { filters_active: true }, { opening: null }]) {
    const other = show(more);
    expect(screen.getByRole('heading', { level: 1, name: 'Silk' })).toBeTruthy();
    expect(screen.queryByText('A dress is one decision.')).toBeNull();
    other.unmount();
  }
});

it('leads to the collections of its group in the menu', () => {
  const link = (title: string, current = false) => ({ title, url: `/collections/${title.toLowerCase()}`, current });
  const subcategories = [
    [
      { title: 'Dresses', links: [link('Silk', true), link('Skirts')] },
      { title: 'Tops', links: [] },
    ],
  ];
  render(<Collection {...collectionFixture({ subcategories })} />);
  const group = within(screen.getByRole('navigation', { name: 'Also in Dresses' }));
  expect(group.getAllByRole('link').map((entry) => entry.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(screen.queryByRole('navigation', { name: 'Also in Tops' })).toBeNull();
});
