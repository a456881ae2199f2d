import { defineConfig } from 'vitest/config';
import { readSections } from './scripts/coverage/rules.ts';

/** Files of these share a worker one after the other: none of them changes what the next one finds. */
const SHARED = ['packages/{apps,compiler,contract,host}/**/*.test.{ts,tsx}', 'shop/**/*.test.ts'];

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'forks',
    testTimeout: 30_000,
    // A test says which rules it shows; a number that is no rule fails.
    tags: readSections().flatMap(({ rules }) =>
      rules.map(({ number, rule }) => ({ name: `spec-${number}`, description: rule })),
    ),
    projects: [
      { extends: true, test: { name: 'rooms', include: SHARED, isolate: false } },
      {
        extends: true,
        test: { name: 'storefront', include: ['packages/storefront/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] },
      },
    ],
  },
});
