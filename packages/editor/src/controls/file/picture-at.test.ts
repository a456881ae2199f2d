import { expect, test } from 'vitest';
import { pictureAt } from './picture-at.ts';

test.each([
  ['/cdn/shop/files/a.webp?v=4ac1&width=240', '/cdn/shop/files/a.webp?v=4ac1&width=640'],
  ['/cdn/shop/files/a.webp?width=240&v=1', '/cdn/shop/files/a.webp?width=640&v=1'],
  ['/cdn/shop/files/a.svg?v=1', '/cdn/shop/files/a.svg?v=1'],
])('%s is asked for at 640 px', (address, wider) => {
  expect(pictureAt(address, 640)).toBe(wider);
});
