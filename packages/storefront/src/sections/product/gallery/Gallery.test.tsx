// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { productFixture } from '../product.fixture.ts';
import type { ProductProps } from '../product.schema.ts';
import { Gallery } from './Gallery.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

function gallery(more: Partial<ProductProps> = {}) {
  render(<Gallery product={productFixture(more)} color="Ink" />);
  return screen.getByRole('region', { name: 'Pictures' });
}

it('has a column of thumbnails where the merchant wants one, and as many columns as he says', {
  tags: ['gallery-3', 'gallery-5'],
}, () => {
  const two = gallery({ gallery_thumbnails: true, gallery_columns: 2 });
  expect(two.classList.contains('gallery--thumbnails')).toBe(true);
  const columns = (of: HTMLElement) => [
    of.querySelector<HTMLElement>('.gallery__main')?.style.getPropertyValue('--gallery-columns'),
    of.querySelector('.gallery__list')?.className,
  ];
  expect(columns(two)).toEqual(['2', 'gallery__list gallery__list--2']);
  cleanup();
  const three = gallery({ gallery_thumbnails: false, gallery_columns: 3 });
  expect(three.classList.contains('gallery--thumbnails')).toBe(false);
  expect(columns(three)).toEqual(['3', 'gallery__list gallery__list--3']);
});
