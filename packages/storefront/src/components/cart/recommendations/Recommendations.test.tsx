// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import type { RecommendedProduct } from '../cart-view.schema.ts';
import { productUrl } from './product-url.ts';
import { Recommendations } from './Recommendations.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const piece = (id: number, handle: string, variants = [{ id, title: 'Ink', price: 100 }]) => ({
  id,
  url: `/products/${handle}`,
  title: handle,
  price: 100,
  image: null,
  options: 'Color',
  variants,
});
const onAdd = vi.fn();
const errorOf = vi.fn((_: RecommendedProduct): string | null => null);
const list = (bagged: string[]) => (
  <Recommendations
    heading="Worn with"
    products={[piece(1, 'belt'), piece(2, 'scarf')]}
    bagged={bagged}
    adding={[]}
    errorOf={errorOf}
    onAdd={onAdd}
  />
);
const offered = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('offers what is not in the bag, whichever variant of it is', () => {
  const { rerender } = render(list([]));
  expect(offered()).toEqual(['Add to bag: belt', 'Add to bag: scarf']);
  rerender(list([productUrl({ url: '/products/belt?variant=77' })]));
  expect(offered()).toEqual(['Add to bag: scarf']);
});

it('takes the focus when the piece that was added goes', () => {
  const { rerender } = render(list([]));
  const button = screen.getByRole('button', { name: 'Add to bag: belt' });
  button.focus();
  fireEvent.click(button);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(1);
  rerender(list(['/products/belt']));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Worn with' }));
});

it('says which variant is added, or lets one be chosen', async () => {
  onAdd.mockClear();
  const sizes = [
    { id: 5, title: 'S', price: 100 },
    { id: 6, title: 'M', price: 300 },
  ];
  render(
    <Recommendations
      heading="Worn with"
      products={[piece(1, 'belt'), piece(5, 'scarf', sizes), piece(9, 'hat', [])]}
      bagged={[]}
      adding={[]}
      errorOf={errorOf}
      onAdd={onAdd}
    />,
  );
  // What cannot be bought is not proposed; each has one link.
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products/belt',
    '/products/scarf',
  ]);
  expect(screen.getByText('Ink')).toBeTruthy();
  const size = screen.getByLabelText('Color of scarf') as HTMLSelectElement;
  expect([size.value, size.required]).toEqual(['', true]);
  fireEvent.change(size, { target: { value: '6' } });
  expect(screen.getByText('$3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add to bag: scarf' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(6);
});

it('says beside a product why it could not be added', () => {
  errorOf.mockImplementation(({ id }) => (id === 2 ? 'It is sold out.' : null));
  render(list([]));
  const [belt, scarf] = screen.getAllByRole('listitem');
  expect([belt?.textContent?.includes('sold out'), scarf?.textContent?.includes('It is sold out.')]).toEqual([
    false,
    true,
  ]);
});
