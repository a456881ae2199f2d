import { expect, test } from 'vitest';
import { area } from './tree-items.fixture.ts';
import { linesOf } from './tree-rows.ts';
import { lineByLetters, walk } from './walk.ts';

// Home page, fixed, a, b (folded), the row that adds.
const lines = linesOf([area], new Set([area.id]));

test.each([
  ['ArrowDown', 1, { to: 2 }],
  ['ArrowDown', 4, { to: 4 }],
  ['ArrowUp', 1, { to: 0 }],
  ['ArrowUp', 0, { to: 0 }],
  ['PageDown', 0, { to: 3 }],
  ['PageUp', 2, { to: 0 }],
  ['Home', 3, { to: 0 }],
  ['End', 0, { to: 4 }],
  ['ArrowRight', 3, { expand: true }],
  ['ArrowRight', 0, 'buttons'],
  ['ArrowRight', 2, 'buttons'],
  ['ArrowLeft', 0, { expand: false }],
  ['ArrowLeft', 3, { to: 0 }],
  ['Tab', 1, null],
] as const)('%s at line %i', (key, at, step) => {
  expect(walk(lines, at, key, 3)).toEqual(step);
});

test('a folded row at the top stays where it is', () => {
  expect(walk(linesOf([area], new Set()), 0, 'ArrowLeft', 3)).toEqual({ to: 0 });
});

test('letters find the next title that begins with them, around the end', () => {
  expect(lineByLetters(lines, 0, 'B')).toBe(3);
  expect(lineByLetters(lines, 3, 'f')).toBe(1);
  expect(lineByLetters(lines, 1, 'f')).toBe(1);
  expect(lineByLetters(lines, 0, 'home')).toBe(0);
  expect(lineByLetters(lines, 0, 'x')).toBe(-1);
});
