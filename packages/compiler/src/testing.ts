/** For the tests of sections, with any test runner. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ViewConfig } from './client/page.ts';
import { ownFile } from './own-file.ts';
import { pageConfig } from './parity/page-config.ts';
import type { ParityFailure } from './parity.ts';

// Loaded by Node itself: a test runner may load copies of modules, and sections and the check must share one copy of the compiler.
const require = createRequire(import.meta.filename);

/**
 * The configuration of a page with a project's texts in the default language: `configureView(pageOf(import.meta.filename))`.
 * @param file Any file of the project, absolute.
 */
export const pageOf = (file: string): ViewConfig => pageConfig(file, dirname(file));

/**
 * Renders a section with random payloads of its schema, by Liquid and by React. Undefined if both print the same.
 * @param file The section's module, absolute.
 * @param runs Number of payloads.
 */
export function sectionDifference(file: string, runs = 25): ParityFailure | undefined {
  const { checkSectionParity } = require(ownFile('parity.ts')) as typeof import('./parity.ts');
  return checkSectionParity(file, pageOf(file), runs);
}
