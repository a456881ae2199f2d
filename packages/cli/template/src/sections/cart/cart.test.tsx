import { pageOf } from '@vitrine/compiler/testing.ts';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Cart } from './Cart.tsx';

beforeAll(() => configureView(pageOf(import.meta.filename)));

test('an empty cart leads on, and cannot be checked out', () => {
  const html = renderToStaticMarkup(<Cart lines={[]} total={0} />);
  expect(html).toContain('Your cart is empty.');
  expect(html).not.toContain('name="checkout"');
});

test('a line is a form of its own, for one less, one more, and none', () => {
  const line = {
    key: '1:a',
    url: '/products/scarf',
    title: 'Scarf',
    variant: null,
    picture: null,
    quantity: 2,
    price: 9000,
  };
  const html = renderToStaticMarkup(<Cart lines={[line]} total={9000} />);
  const values = [...html.matchAll(/<button[^>]*name="quantity"[^>]*>/g)].map(
    ([tag]) => /value="(\d+)"/.exec(tag)?.[1],
  );
  expect(values).toEqual(['1', '3', '0']);
  expect(html).toContain('<strong>$90</strong>');
});
