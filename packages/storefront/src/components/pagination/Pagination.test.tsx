// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Pagination } from './Pagination.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

/** The page numbers the platform lists for a page: the first, the last, and two on each side of the current one. */
function parts(current: number, total: number) {
  const listed: { number: number; url: string }[] = [];
  for (let page = 1; page <= total; page++) {
    if (page === 1 || page === total || Math.abs(page - current) < 3)
      listed.push({ number: page, url: `?page=${page}` });
    else if (listed.at(-1)?.number !== 0) listed.push({ number: 0, url: '' });
  }
  return listed;
}

/** As `pagingOf` computes it in Liquid. */
const start = (current: number, total: number) => Math.max(Math.min(current - 1, total - 2), 1);

function shown(current: number, total: number) {
  render(
    <Pagination
      paging={{
        current,
        total,
        start: start(current, total),
        previous_url: current > 1 ? `?page=${current - 1}` : null,
        next_url: current < total ? `?page=${current + 1}` : null,
        parts: parts(current, total),
      }}
    />,
  );
  return screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(' ');
}

it.each([
  [1, 2, '1 2'],
  [1, 3, '1 2 3'],
  [3, 3, '1 2 3'],
  [1, 4, '1 2 3 …4'],
  [2, 4, '1 2 3 …4'],
  [3, 4, '2 3 4'],
  [5, 10, '4 5 6 …10'],
  [8, 10, '7 8 9 …10'],
  [9, 10, '8 9 10'],
  [10, 10, '8 9 10'],
])('page %i of %i shows %s', { tags: ['collection-17', 'collection-18'] }, (current, total, expected) =>
  expect(shown(current, total)).toBe(expected),
);

it('marks the current page and links the others', { tags: ['collection-4'] }, () => {
  shown(2, 3);
  expect(screen.getByText('2').getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
});
