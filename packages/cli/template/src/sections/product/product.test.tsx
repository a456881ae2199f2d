import { pageOf } from '@vitrine/compiler/testing.ts';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Product } from './Product.tsx';
import type { ProductProps } from './product.schema.ts';

const small = { id: 1, title: 'S', available: true, price: 12_000, compare_at_price: null };
const large = { id: 2, title: 'L', available: false, price: 12_000, compare_at_price: 15_000 };

const props: ProductProps = {
  title: 'Cashmere Crewneck',
  description: '<p>Two-ply.</p>',
  pictures: [],
  option: 'Size',
  has_choice: true,
  variants: [small, large],
  first: small,
};

beforeAll(() => configureView(pageOf(import.meta.filename)));

test('the first variant is chosen, and can be added', () => {
  const html = renderToStaticMarkup(<Product {...props} />);
  expect(html).toContain('name="id" checked="" value="1"');
  expect(html).toContain('Add to cart');
  expect(html).not.toContain('disabled');
});

test('a variant that is sold out can be seen and not be added', () => {
  const html = renderToStaticMarkup(<Product {...props} first={large} />);
  expect(html).toContain('disabled=""');
  expect(html).toContain('<s class="muted">$150</s>');
});
