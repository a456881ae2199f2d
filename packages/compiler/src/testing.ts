/** For the tests of sections, with any test runner. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { ViewConfig } from './client/page.ts';
import { ownFile } from './own-file.ts';
import { pageConfig } from './parity/page-config.ts';
import type { ParityFailure } from './parity.ts';

// Run by Node itself: a test runner may have loaded modules of its own, and sections and the check must share one copy of the compiler.
const require = createRequire(import.meta.filename);

/**
 * What a page tells the views of a project, with its own texts in the default language: `configureView(pageOf(import.meta.filename))`.
 * @param file Any file of the project, absolute.
 */
export const pageOf = (file: string): ViewConfig => pageConfig(file, dirname(file));

/**
 * Renders a section with random payloads made from its schema, by Liquid and by React. Undefined where both print the same.
 * @param file The section's module, absolute.
 * @param runs How many payloads.
 */
export function sectionDifference(file: string, runs = 25): ParityFailure | undefined {
  const { checkSectionParity } = require(ownFile('parity.ts')) as typeof import('./parity.ts');
  return checkSectionParity(file, pageOf(file), runs);
}
