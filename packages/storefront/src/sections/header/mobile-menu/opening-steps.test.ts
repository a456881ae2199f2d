import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduleOpening } from './opening-steps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const steps = {
    measure: vi.fn(),
    openFirst: vi.fn(),
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  return { ...steps, menu: scheduleOpening(steps) };
}

it('the first entry opens after 1000 ms', { tags: ['menu-6'] }, () => {
  const { openFirst } = begin();
  vi.advanceTimersByTime(999);
  expect(openFirst).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(openFirst).toHaveBeenCalledOnce();
});

it('the heights of the links are measured after 500 ms', { tags: ['menu-8'] }, () => {
  const { measure } = begin();
  vi.advanceTimersByTime(499);
  expect(measure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledOnce();
});

it('no entry is opened for a shopper who has opened one', () => {
  const { openFirst, measure, menu } = begin();
  vi.advanceTimersByTime(300);
  menu.touched();
  vi.advanceTimersByTime(5000);
  expect([openFirst.mock.calls.length, measure.mock.calls.length]).toEqual([0, 1]);
});

it('a menu that was closed does nothing any more', () => {
  const { openFirst, measure, menu } = begin();
  menu.stop();
  vi.advanceTimersByTime(5000);
  expect([openFirst.mock.calls.length, measure.mock.calls.length]).toEqual([0, 0]);
});
