import { expect, test } from 'vitest';
import { runCrashTest } from './crash.ts';

/** `CRASH_CHANGES`, `CRASH_CHECKOUTS` and `CRASH_KILLS` ask for a longer run. */
const setting = (name: string, fallback: number) => Number(process.env[name] ?? fallback);

test('nothing acknowledged is lost when the host is killed', { timeout: 300_000 }, async () => {
  const report = await runCrashTest({
    changes: setting('CRASH_CHANGES', 500),
    checkouts: setting('CRASH_CHECKOUTS', 100),
    kills: setting('CRASH_KILLS', 8),
  });
  expect(report.lost).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(setting('CRASH_KILLS', 8));
});
