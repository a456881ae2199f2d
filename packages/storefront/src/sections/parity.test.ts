import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { routesFixture } from '../routes.fixture.ts';

// Run by Node itself, so that the sections and the parity check share one copy of the compiler.
const require = createRequire(import.meta.filename);
const { checkSectionParity, readThemeTexts, stringsOf } =
  require('@vitrine/compiler/parity.ts') as typeof import('@vitrine/compiler/parity.ts');
const { load } = require('@vitrine/compiler/load.ts') as typeof import('@vitrine/compiler/load.ts');

const here = import.meta.dirname;
const config = {
  locale: 'en',
  currency: 'USD',
  moneyFormat: `$\{{amount_no_decimals}}`,
  moneyWithCurrencyFormat: `$\{{amount}} USD`,
  routes: routesFixture,
  strings: stringsOf(readThemeTexts(join(here, '../..')), 'en'),
};
const sections = globSync('*/*.section.tsx', { cwd: here }).toSorted();

/** Sections of which Liquid prints the payload alone: read by scripts, or drawn by them when they open. */
const WITHOUT_MARKUP = ['card-product', 'consent', 'popups', 'product-variants', 'waitlist'];

/** Random props for each section; a full run looks further. */
const RUNS = process.env.VITRINE_FULL === '1' ? 250 : 25;

const nameOf = (file: string): string => basename(file, '.section.tsx');

test('the sections without markup are known, and no other goes unchecked', () => {
  const without = sections.filter((file) => {
    const { serverMarkup, skeleton, view } = load(join(here, file)).default as import('@vitrine/compiler').Section;
    return (serverMarkup === 'liquid' ? view : skeleton) === undefined;
  });
  expect(without.map(nameOf).toSorted()).toEqual(WITHOUT_MARKUP);
});

test.each(
  sections.map((file) => [nameOf(file), join(here, file)] as const).filter(([name]) => !WITHOUT_MARKUP.includes(name)),
)(
  "%s: Liquid's HTML is React's HTML for random props",
  (_, file) => {
    expect(checkSectionParity(file, config, RUNS)).toBeUndefined();
  },
  // The largest sections take half a minute on a machine that is busy.
  120_000,
);
