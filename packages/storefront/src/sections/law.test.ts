import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Routes } from '@vitrine/contract';
import { expect, test } from 'vitest';

// Run by Node itself, so that the sections and the law share one copy of the compiler.
const { checkSectionLaw, dictionary } = createRequire(import.meta.filename)(
  '@vitrine/compiler/law.ts',
) as typeof import('@vitrine/compiler/law.ts');

const here = import.meta.dirname;
const config = {
  locale: 'en',
  currency: 'USD',
  moneyFormat: `$\{{amount_no_decimals}}`,
  moneyWithCurrencyFormat: `$\{{amount}} USD`,
  routes: Object.fromEntries(Object.keys(Routes.shape).map((name) => [name, `/${name}`])),
  strings: dictionary(JSON.parse(readFileSync(join(here, '../../theme/locales/en.default.json'), 'utf8'))),
};
const sections = globSync('*/*.section.tsx', { cwd: here }).toSorted();

test.each(sections.map((file) => [basename(file, '.section.tsx'), join(here, file)] as const))(
  "%s: Liquid's HTML is React's HTML for random props",
  (_, file) => {
    expect(checkSectionLaw(file, config, 40)).toBeUndefined();
  },
  // The largest sections take half a minute on a machine that is busy.
  120_000,
);
