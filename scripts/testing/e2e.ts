import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { runNode } from '../project.ts';
import { BROKEN, type Count, countOf, ofPlaywright, resultsDir } from './count.ts';

/** Runs the browser tests, all of them or those that Playwright's `args` name. */
export async function e2e(args: readonly string[]): Promise<Count> {
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.error);
    return BROKEN;
  }
  const report = join(resultsDir, 'e2e.json');
  const code = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', ...args],
    { VITRINE_BROWSER: browser.value, VITRINE_E2E_REPORT: report },
  );
  return countOf(code, report, ofPlaywright);
}
