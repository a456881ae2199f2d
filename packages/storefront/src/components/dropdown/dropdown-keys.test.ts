import { expect, it } from 'vitest';
import { dropdownStep, optionTyped } from './dropdown-keys.ts';

const at = (key: string, open: boolean, marked = 1) => dropdownStep(key, { open, marked, count: 4 });
const step = (open: boolean, marked: number, chosen = false) => ({ open, marked, chosen });

it('opens by arrows, Enter, Space, Home and End', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', ' ']) expect(at(key, false)).toEqual(step(true, 1));
  expect([at('Home', false), at('End', false)]).toEqual([step(true, 0), step(true, 3)]);
  expect([at('Escape', false), at('Tab', false), at('x', false)]).toEqual([undefined, undefined, undefined]);
});

it('moves within its ends', () => {
  expect([at('ArrowDown', true), at('ArrowDown', true, 3)]).toEqual([step(true, 2), step(true, 3)]);
  expect([at('ArrowUp', true), at('ArrowUp', true, 0)]).toEqual([step(true, 0), step(true, 0)]);
  expect([at('PageDown', true), at('PageUp', true)]).toEqual([step(true, 3), step(true, 0)]);
});

it('chooses by Enter, Space and Tab, and by Escape nothing', () => {
  for (const key of ['Enter', ' ', 'Tab']) expect(at(key, true)).toEqual(step(false, 1, true));
  expect(at('Escape', true)).toEqual(step(false, 1));
});

it('finds what is typed, and walks by one letter', () => {
  const labels = ['Ink / S', 'Ink / M', 'Bone / S', 'Bone / M'];
  expect([optionTyped(labels, 'b', 0), optionTyped(labels, 'b', 2), optionTyped(labels, 'bb', 3)]).toEqual([2, 3, 2]);
  expect([optionTyped(labels, 'bone / m', 0), optionTyped(labels, 'INK', 0), optionTyped(labels, 'x', 0)]).toEqual([
    3,
    0,
    undefined,
  ]);
});
