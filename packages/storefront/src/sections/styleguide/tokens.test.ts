import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FLUID_SPACES, MOTIONS, SPACES, STEPS } from './tokens.ts';

const css = readFileSync(join(import.meta.dirname, '../../styles/tokens.css'), 'utf8');
/** Every token of a kind, as the styles have it. */
const tokens = (name: RegExp) =>
  Object.fromEntries(
    [...css.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].flatMap(([, key = '', value = '']) =>
      name.test(key) ? [[key, value]] : [],
    ),
  );

test('shows every step of the type scale', { tags: ['layout-9'] }, () => {
  expect(Object.keys(tokens(/^--step-/))).toEqual([...STEPS]);
});

test('shows every space, by the px it comes to', () => {
  expect(tokens(/^--s\d$/)).toEqual(
    Object.fromEntries(Object.entries(SPACES).map(([name, px]) => [name, `${px / 16}rem`])),
  );
  for (const name of FLUID_SPACES) expect(tokens(/./)[name]).toMatch(/^clamp/);
});

test('shows every duration', () => {
  expect(Object.fromEntries(Object.entries(tokens(/./)).filter(([, value]) => /^[\d.]+m?s$/.test(value)))).toEqual({
    ...MOTIONS,
  });
});
