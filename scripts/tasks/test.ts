import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.ts';
import { ensureTheme, root, runNode, themeDir } from '../project.ts';
import { staticChecks } from './check.ts';

interface Count {
  passed: number;
  failed: number;
}

const results = join(root, 'test-results');

/** Counts of a JSON report; a runner that left none has failed as a whole. */
function counts(code: number, file: string, read: (report: Record<string, unknown>) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(join(results, file), 'utf8')));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

async function unit(args: string[]): Promise<Count> {
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(results, 'unit.json')}`, ...args],
    { VITRINE_BUILT_THEME: themeDir },
  );
  return counts(code, 'unit.json', (report) => ({
    passed: number(report.numPassedTests),
    failed: number(report.numFailedTests) + (report.success === false && !number(report.numFailedTests) ? 1 : 0),
  }));
}

async function browser(args: string[]): Promise<Count> {
  const found = await findBrowser();
  if (!found.ok) {
    console.error(found.error);
    return { passed: 0, failed: 1 };
  }
  const code = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', ...args],
    {
      VITRINE_BROWSER: found.value,
      VITRINE_E2E_REPORT: join(results, 'e2e.json'),
    },
  );
  return counts(code, 'e2e.json', (report) => {
    const stats = (report.stats ?? {}) as Record<string, unknown>;
    if (number(stats.flaky) > 0)
      console.warn(`${number(stats.flaky)} passed only at the second try: named above as flaky`);
    return { passed: number(stats.expected) + number(stats.flaky), failed: number(stats.unexpected) };
  });
}

/** `npm test`: everything. `npm test -- unit` or `-- e2e` runs that part, with further arguments for its runner. */
export async function test(args: string[]): Promise<number> {
  const [part, ...rest] = args;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const add = (count: Count) => {
    total.passed += count.passed;
    total.failed += count.failed;
  };
  if ((await ensureTheme()) !== 0) add({ passed: 0, failed: 1 });
  if (part === undefined) add(await staticChecks());
  if (part === undefined || part === 'unit') add(await unit(rest));
  if (part === undefined || part === 'e2e') add(await browser(rest));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}
