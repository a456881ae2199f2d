import { expect, test } from 'vitest';
import { emptyDrop } from '../drop.ts';
import { renderText } from '../test_services.ts';

test.each([
  ["{{ nil | default: 'x' }}", 'x'],
  ["{{ '' | default: 'x' }}", 'x'],
  ["{{ ' ' | default: 'x' }}", ' '],
  ["{{ hash | default: 'x' }}", 'x'],
  ["{{ none | default: 'x' }}", 'x'],
  ["{{ 0 | default: 'x' }}", '0'],
  ["{{ false | default: 'x' }}", 'x'],
  ["{{ false | default: 'x', allow_false: true }}", 'false'],
  ["{{ false | default: 'x', allow_false: false }}", 'x'],
])('%s', (template, expected) => {
  expect(renderText(template, { hash: {}, none: emptyDrop })).toBe(expected);
});
