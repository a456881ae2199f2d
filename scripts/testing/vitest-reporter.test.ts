import { afterEach, expect, test, vi } from 'vitest';
import Reporter from './vitest-reporter.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a run that a process of a test holds ends after a minute, as failed', () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  new Reporter().onTestRunEnd([], []);
  vi.advanceTimersByTime(59_000);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('not all processes'));
});
