// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Collection } from './Collection.tsx';
import { cardFixture, collectionFixture } from './collection.fixture.ts';
import { leavePage, openPage } from './shown-collection.fixture.ts';

beforeEach(openPage);
afterEach(leavePage);

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

it('has neither filters nor orders where the merchant wants none', { tags: ['collection-2'] }, () => {
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
