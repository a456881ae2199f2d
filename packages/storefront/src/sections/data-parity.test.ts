import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { routesFixture } from '../routes.fixture.ts';
import { shopOfValues } from '../shop-of-values.fixture.ts';

// Run by Node itself, so that the sections and the parity check share one copy of the compiler.
const require = createRequire(import.meta.filename);
const { checkDataParity, readThemeTexts, stringsOf } =
  require('@vitrine/compiler/parity.ts') as typeof import('@vitrine/compiler/parity.ts');

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

/** Random pages for each section; a full run looks further. */
const RUNS = process.env.VITRINE_FULL === '1' ? 300 : 60;

test.each(sections.map((file) => [basename(file, '.section.tsx'), join(here, file)] as const))(
  '%s: the payload that Liquid prints of a random page is what `data` returns of it as JavaScript',
  (_, file) => {
    expect(checkDataParity(file, config, shopOfValues, RUNS)).toBeUndefined();
  },
  // The largest sections take a while on a machine that is busy.
  60_000,
);
