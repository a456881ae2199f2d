import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { runNode } from '../project.ts';
import { BROKEN, type Count, countOf, ofPlaywright, resultsDir } from './count.ts';

/** Runs the browser tests, all of them or those that Playwright's `args` name, and leaves a report. */
async function run(args: readonly string[], reportName: string, env: Record<string, string>): Promise<Count> {
  const browser = await findBrowser();
  if (!browser.ok) {
    console.error(browser.error);
    return BROKEN;
  }
  const report = join(resultsDir, reportName);
  // Files and lines name a few tests; options alone leave nearly all.
  const whole = args.every((arg) => arg.startsWith('-')) ? 'yes' : 'no';
  const code = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', ...args],
    { ...env, VITRINE_BROWSER: browser.value, VITRINE_E2E_REPORT: report, VITRINE_E2E_WHOLE: whole },
  );
  return countOf(code, report, ofPlaywright);
}

/** Runs the browser tests, all of them or those that Playwright's `args` name. */
export const e2e = (args: readonly string[]): Promise<Count> => run(args, 'e2e.json', {});

/**
 * Runs the browser tests once more, with shops whose data is in PostgreSQL: at the desktop's size, since what a page looks like does not depend on
 * it. Where no PostgreSQL can be had it says so, and counts as one test that was skipped.
 */
export async function e2eOnPostgres(): Promise<Count> {
  try {
    await findPostgres();
  } catch (error) {
    console.warn(
      `The browser tests on PostgreSQL are left out. ${error instanceof Error ? error.message : String(error)}`,
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  return run(['--project=own-shop', '--project=desktop'], 'e2e-postgres.json', { VITRINE_E2E_DATABASE: 'postgres' });
}
