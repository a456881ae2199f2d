import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refererPath, safePath } from './return-to.ts';

test('paths of the shop pass', () => {
  expect(safePath('/cart?x=1#y', '/')).toBe('/cart?x=1#y');
  expect(safePath('/collections/all', '/')).toBe('/collections/all');
});

test.each([
  undefined,
  '',
  'cart',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x',
])('%s does not', (wanted) => {
  expect(safePath(wanted, '/fallback')).toBe('/fallback');
});

test('whatever is asked for, the browser stays', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
      ),
      (wanted) => {
        const path = safePath(wanted, '/');
        expect(new URL(path, 'http://shop.example').host).toBe('shop.example');
      },
    ),
  );
});

test('the page a form was on', () => {
  expect(refererPath('http://shop.example/products/a?variant=1', 'shop.example')).toBe('/products/a?variant=1');
  expect(refererPath('http://evil.example/x', 'shop.example')).toBeUndefined();
  expect(refererPath('nonsense', 'shop.example')).toBeUndefined();
});
