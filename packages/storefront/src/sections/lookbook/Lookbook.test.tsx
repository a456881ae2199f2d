// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { Lookbook } from './Lookbook.tsx';
import type { LookbookProps } from './lookbook.schema.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const lookbook: LookbookProps = {
  title: 'Lookbook',
  text: '',
  columns_desktop: 4,
  columns_mobile: 2,
  ratio: '2/3',
  empty_text: 'No looks found',
  looks: [
    { id: 1, name: 'Hedgerow', url: '/pages/look/hedgerow', image: null },
    { id: 2, name: 'The Late Table', url: '/pages/look/late-table', image: null },
  ],
  paging: { current: 1, total: 1, start: 1, previous_url: null, next_url: null, parts: [] },
};

it('links each look by its name, in the columns and shape the merchant chose', { tags: ['data-22'] }, () => {
  render(<Lookbook {...lookbook} />);
  expect(screen.getByRole('link', { name: 'Hedgerow' }).getAttribute('href')).toBe('/pages/look/hedgerow');
  const grid = screen.getByRole('list');
  expect(['--columns-desktop', '--columns-mobile', '--ratio'].map((name) => grid.style.getPropertyValue(name))).toEqual(
    ['4', '2', '2/3'],
  );
});

it('says so when there are no looks', { tags: ['lookbook-2'] }, () => {
  render(<Lookbook {...lookbook} looks={[]} />);
  expect(screen.getByText('No looks found')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
