import { expect, it } from 'vitest';
import { cartReturn } from './cart-return.ts';

const page = { origin: 'https://shop.test', root: '/' };

it.each([
  ['https://shop.test/products/slip?variant=1#size', '/products/slip?variant=1#size'],
  ['https://shop.test/', '/'],
  ['https://shop.test/cart', '/'],
  ['https://shop.test/cart?x=1', '/'],
  ['https://shop.test/cart/', '/'],
  ['https://shop.test/cartography', '/cartography'],
  ['https://other.test/products/slip', '/'],
  ['http://shop.test/products/slip', '/'],
  ['https://shop.test/fr/cart', '/'],
  ['https://shop.test/cart/12:1', '/'],
  ['https://shop.test/checkouts/abc/information', '/'],
  ['https://shop.test/checkout', '/'],
  ['https://shop.test/fr/checkouts/abc/thank_you', '/'],
  ['https://shop.test/account/login?return_url=%2Fcart', '/'],
  ['https://shop.test/account/logout', '/'],
  ['https://shop.test/account/reset/1/token', '/'],
  ['https://shop.test/fr/account/recover', '/'],
  ['https://shop.test/account?view=orders', '/account?view=orders'],
  ['https://shop.test/fr/products/slip?variant=1', '/products/slip?variant=1'],
  ['https://shop.test/fr', '/'],
  ['https://shop.test/frames', '/frames'],
  ['', '/'],
  ['javascript:alert(1)', '/'],
])('from %s to %s', { tags: ['cart-3'] }, (referrer, to) => {
  expect(cartReturn(referrer, page)).toBe(to);
});

it('keeps to the language of the bag', { tags: ['cart-3'] }, () => {
  const french = { origin: 'https://shop.test', root: '/fr' };
  expect(cartReturn('https://shop.test/fr/cart', french)).toBe('/fr');
  expect(cartReturn('https://shop.test/cart', french)).toBe('/fr');
  expect(cartReturn('https://shop.test/fr/pages/about', french)).toBe('/fr/pages/about');
  expect(cartReturn('https://shop.test/pages/about?x=1', french)).toBe('/fr/pages/about?x=1');
  expect(cartReturn('https://shop.test/', french)).toBe('/fr');
});
