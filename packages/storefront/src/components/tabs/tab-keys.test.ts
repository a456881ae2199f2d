import { expect, it } from 'vitest';
import { tabAfter } from './tab-keys.ts';

it('goes round by arrows, to both ends by Home and End, and leaves other keys alone', () => {
  expect([tabAfter('ArrowRight', 0, 3, false), tabAfter('ArrowRight', 2, 3, false)]).toEqual([1, 0]);
  expect([tabAfter('ArrowLeft', 0, 3, false), tabAfter('ArrowLeft', 2, 3, false)]).toEqual([2, 1]);
  expect([tabAfter('Home', 2, 3, false), tabAfter('End', 0, 3, false)]).toEqual([0, 2]);
  expect(['Enter', 'Tab', 'ArrowDown'].map((key) => tabAfter(key, 1, 3, false))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('follows the reading direction', () => {
  expect([tabAfter('ArrowLeft', 0, 3, true), tabAfter('ArrowRight', 0, 3, true)]).toEqual([1, 2]);
});
