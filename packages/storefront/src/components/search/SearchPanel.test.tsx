// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { header } from '../../state/header/header.ts';
import { viewFixture } from '../../view.fixture.ts';
import SearchPanel from './SearchPanel.tsx';
import { PAUSE } from './suggestions-store.ts';

const start = {
  brands: false,
  links: [{ title: 'Knitwear', url: '/collections/knitwear' }],
  products: [
    {
      id: 9,
      title: 'Rib Cardigan',
      brand: '',
      url: '#best',
      image: null,
      price: 9800,
      cap: null,
      from: false,
      available: true,
    },
  ],
};
const slip = {
  id: 1,
  title: 'Column Slip Dress',
  vendor: 'Oriel',
  url: '#slip',
  available: true,
  price: '420.00',
  price_max: '420.00',
  compare_at_price_max: '0.00',
  image: 'https://shop.test/cdn/shop/files/slip.jpg?v=1',
};
const query = { text: 'dresses', styled_text: '<mark>dre</mark><span>sses</span>', url: '#dresses' };
let results: object = { queries: [query], products: [slip], collections: [], pages: [], articles: [] };

beforeEach(() => {
  vi.useFakeTimers();
  configureView(viewFixture());
  results = { queries: [query], products: [slip], collections: [], pages: [], articles: [] };
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('section_id')
      ? new Response(`<script type="application/json">${JSON.stringify(start)}</script>`)
      : new Response(JSON.stringify({ resources: { results } })),
  );
});
afterEach(() => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  cleanup();
  header.closeSearch();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened() {
  render(<SearchPanel open />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return screen.getByRole('combobox');
}
async function typed(text: string) {
  const field = await opened();
  fireEvent.change(field, { target: { value: text } });
  await act(() => vi.advanceTimersByTimeAsync(PAUSE));
  return field;
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('has the focus in its field, and popular searches and best sellers below', async () => {
  const field = await opened();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(['Knitwear', 'Rib Cardigan$98']);
});

it('proposes while one types: words with what completes them marked, products with picture and price', async () => {
  await typed('dre');
  expect(options()).toEqual(['dresses', 'Column Slip Dress$420']);
  expect(screen.getByText('dre').tagName).toBe('MARK');
  expect(document.querySelector('img')?.src).toContain('slip.jpg?v=1&width=360');
  expect(screen.getByRole('link', { name: 'All results for “dre”' }).getAttribute('href')).toBe(
    '/search?type=product&q=dre',
  );
});

it('names the makers where the shop sells several', async () => {
  const makers = {
    ...start,
    brands: true,
    products: start.products.map((product) => ({ ...product, brand: 'Vitrine' })),
  };
  const first = fetch;
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('section_id')
      ? new Response(`<script type="application/json">${JSON.stringify(makers)}</script>`)
      : first(url),
  );
  const field = await opened();
  expect(options()).toEqual(['Knitwear', 'VitrineRib Cardigan$98']);
  fireEvent.change(field, { target: { value: 'dre' } });
  await act(() => vi.advanceTimersByTimeAsync(PAUSE));
  expect(options()).toEqual(['dresses', 'OrielColumn Slip Dress$420']);
});

it('is walked by the arrow keys, with the focus staying in the field', async () => {
  const field = await typed('dre');
  const current = () => {
    const id = field.getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  };
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    fireEvent.keyDown(field, { key });
    seen.push(current());
  }
  expect(seen).toEqual(['dresses', 'Column Slip Dress$420', null, 'Column Slip Dress$420']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Column Slip Dress$420');
  expect(document.activeElement).toBe(field);
});

it('opens what the arrows stand on by Enter', async () => {
  const field = await typed('dre');
  const clicked = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', clicked, { once: true });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(clicked.mock.lastCall?.[0].target).toBe(screen.getAllByRole('option')[0]);
});

it('helps where nothing was found', async () => {
  results = {};
  await typed('qqqq');
  expect(screen.getByText('Nothing found for “qqqq”', { ignore: '[role=status]' })).toBeTruthy();
  expect(options()).toEqual(['Knitwear', 'Rib Cardigan$98']);
});

it('leaves what is there while an answer is slow', async () => {
  const answer = Promise.withResolvers<Response>();
  const first = fetch;
  vi.stubGlobal('fetch', (url: string) => (url.includes('section_id') ? first(url) : answer.promise));
  const field = await typed('dre');
  expect(field.getAttribute('aria-busy')).toBe('true');
  expect(options()).toEqual(['Knitwear', 'Rib Cardigan$98']);
  answer.resolve(new Response(JSON.stringify({ resources: { results } })));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(field.getAttribute('aria-busy')).toBe('false');
  expect(options()).toEqual(['dresses', 'Column Slip Dress$420']);
});

it('says that suggestions failed, and leaves the search itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  const field = await typed('dre');
  expect(screen.getByText(/^Suggestions cannot be shown/, { ignore: '[role=status]' })).toBeTruthy();
  expect(field.closest('form')?.getAttribute('action')).toBe('/search');
});

it('closes by Escape and by its button, and when the focus goes elsewhere', async () => {
  const field = await opened();
  header.toggleSearch();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(header.getState().searchOpen).toBe(false);
  header.toggleSearch();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(header.getState().searchOpen).toBe(false);
  header.toggleSearch();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  expect(header.getState().searchOpen).toBe(false);
  elsewhere.remove();
});
