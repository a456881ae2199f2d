import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';

/** How many tests, or checks, passed, failed and were skipped. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Where the runners leave their reports: `unit.json`, `e2e.json`, and `e2e-postgres.json` of a full run. */
export const resultsDir: string = join(root, 'test-results');

/** One failure, for a part that could not run. */
export const BROKEN: Count = { passed: 0, failed: 1, skipped: 0 };

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `12 passed, 0 failed`, and `, 1 skipped` where any were. */
export function sentence({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * The counts in a runner's JSON report. A runner that left no report, or that ended with an error although no test failed, counts as one
 * failure more.
 */
export function countOf(exitCode: number, report: string, read: (report: Record<string, unknown>) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(report, 'utf8')));
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return BROKEN;
  }
}

/** Of Vitest's `json` report. */
export const ofVitest = (report: Record<string, unknown>): Count => ({
  passed: number(report.numPassedTests),
  failed: number(report.numFailedTests),
  skipped: number(report.numPendingTests) + number(report.numTodoTests),
});

/** Of Playwright's `json` report. */
export function ofPlaywright(report: Record<string, unknown>): Count {
  const stats = (report.stats ?? {}) as Record<string, unknown>;
  return { passed: number(stats.expected), failed: number(stats.unexpected), skipped: number(stats.skipped) };
}
