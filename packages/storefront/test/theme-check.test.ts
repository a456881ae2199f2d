import { rm } from 'node:fs/promises';
import { themeCheckRun } from '@shopify/theme-check-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtTheme } from './demo-shop.ts';

let theme = '';
beforeAll(async () => {
  theme = await builtTheme();
}, 60_000);
afterAll(() => rm(theme, { recursive: true, force: true }));

test("the theme has no offence in the platform's own check", async () => {
  const { offenses } = await themeCheckRun(theme, undefined, () => {});
  expect(offenses.map((offence) => `${offence.check} ${offence.uri}: ${offence.message}`)).toEqual([]);
}, 60_000);
