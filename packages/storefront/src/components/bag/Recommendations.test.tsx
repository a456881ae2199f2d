// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { productUrl } from './product-url.ts';
import { Recommendations } from './Recommendations.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const piece = (id: number, handle: string) => ({
  id,
  url: `/products/${handle}`,
  title: handle,
  price: 100,
  image: null,
});
const onAdd = vi.fn();
const list = (bagged: string[]) => (
  <Recommendations
    heading="Worn with"
    products={[piece(1, 'belt'), piece(2, 'scarf')]}
    bagged={bagged}
    adding={[]}
    onAdd={onAdd}
  />
);
const offered = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('offers what is not in the bag, whichever variant of it is', () => {
  const { rerender } = render(list([]));
  expect(offered()).toEqual(['Add belt to bag', 'Add scarf to bag']);
  rerender(list([productUrl({ url: '/products/belt?variant=77' })]));
  expect(offered()).toEqual(['Add scarf to bag']);
});

it('takes the focus when the piece that was added goes', () => {
  const { rerender } = render(list([]));
  const button = screen.getByRole('button', { name: 'Add belt to bag' });
  button.focus();
  fireEvent.click(button);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(1);
  rerender(list(['/products/belt']));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Worn with' }));
});
