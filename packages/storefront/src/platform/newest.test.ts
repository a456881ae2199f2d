import { expect, it } from 'vitest';
import { newest } from './newest.ts';

it('stops each call when the next begins', () => {
  const search = newest();
  const first = search.next();
  const second = search.next();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  search.stop();
  expect(second.aborted).toBe(true);
  expect(search.next().aborted).toBe(false);
});
