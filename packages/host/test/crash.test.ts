import { expect, test } from 'vitest';
import { runCrashTest } from './crash.ts';

const isFull = process.env.VITRINE_FULL === '1';
/** `CRASH_CHANGES`, `CRASH_CHECKOUTS` and `CRASH_KILLS` ask for another number than the run has by itself. */
const setting = (name: string, full: number, gate: number) => Number(process.env[name] ?? (isFull ? full : gate));
const options = {
  changes: setting('CRASH_CHANGES', 1000, 200),
  checkouts: setting('CRASH_CHECKOUTS', 200, 40),
  kills: setting('CRASH_KILLS', 25, 3),
};

test('nothing acknowledged is lost when the host is killed', { timeout: 300_000 }, async () => {
  const report = await runCrashTest(options);
  expect(report.lost).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(options.kills);
});
