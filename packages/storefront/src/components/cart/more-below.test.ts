import { expect, it } from 'vitest';
import { hasMoreBelow } from './more-below.ts';

it('hints at more until 30 px from the bottom', { tags: ['cart-28'] }, () => {
  const list = { clientHeight: 400, scrollHeight: 1000 };
  expect(hasMoreBelow({ ...list, scrollTop: 0 })).toBe(true);
  expect(hasMoreBelow({ ...list, scrollTop: 569 })).toBe(true);
  expect(hasMoreBelow({ ...list, scrollTop: 570 })).toBe(false);
  expect(hasMoreBelow({ clientHeight: 400, scrollHeight: 300, scrollTop: 0 })).toBe(false);
});
