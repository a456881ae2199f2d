import { expect, it } from 'vitest';
import { cartReturn } from './cart-return.ts';

const page = { origin: 'https://shop.test', cartPath: '/cart', root: '/' };

it.each([
  ['https://shop.test/products/slip?variant=1#size', '/products/slip?variant=1#size'],
  ['https://shop.test/', '/'],
  ['https://shop.test/cart', '/'],
  ['https://shop.test/cart?x=1', '/'],
  ['https://shop.test/cart/', '/'],
  ['https://shop.test/cartography', '/cartography'],
  ['https://other.test/products/slip', '/'],
  ['http://shop.test/products/slip', '/'],
  ['', '/'],
  ['javascript:alert(1)', '/'],
])('from %s to %s (spec §2)', { tags: ['spec-27'] }, (referrer, to) => {
  expect(cartReturn(referrer, page)).toBe(to);
});

it('keeps to the locale', () => {
  const french = { ...page, cartPath: '/fr/cart', root: '/fr' };
  expect(cartReturn('https://shop.test/fr/cart', french)).toBe('/fr');
  expect(cartReturn('https://shop.test/fr/pages/about', french)).toBe('/fr/pages/about');
});
