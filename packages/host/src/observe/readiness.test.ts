import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness, PATIENCE, REUSED_MS, type Reasons } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function readinessOf(probe: () => Promise<Reasons>, state: () => Reasons = () => []) {
  const asked = vi.fn(probe);
  return { asked, ready: createReadiness({ state, probe: asked, now: Date.now }) };
}

test('a probe that does not answer counts as failed, and no second one is begun beside it', async () => {
  let answer: (reasons: Reasons) => void = () => {};
  const { asked, ready } = readinessOf(() => new Promise((resolve) => (answer = resolve)));
  const first = ready();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await first).toEqual(['slow']);
  const second = ready();
  answer([]);
  expect(await second).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a probe’s result is reused for some seconds, good or bad', async () => {
  let reasons: Reasons = ['write_full'];
  const { asked, ready } = readinessOf(async () => reasons);
  expect(await ready()).toEqual(['write_full']);
  reasons = [];
  await vi.advanceTimersByTimeAsync(REUSED_MS - 1);
  expect(await ready()).toEqual(['write_full']);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await ready()).toEqual([]);
});

test('a probe that throws counts as failed, and is made again', async () => {
  const { asked, ready } = readinessOf(() => Promise.reject(new Error('no')));
  expect(await ready()).toEqual(['failed']);
  await vi.advanceTimersByTimeAsync(REUSED_MS);
  expect(await ready()).toEqual(['failed']);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a clock that was set back asks again', async () => {
  const { asked, ready } = readinessOf(async () => []);
  await ready();
  vi.setSystemTime(0);
  await ready();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a stopping shop is not probed any more and reports it at once', async () => {
  let state: Reasons = [];
  const { asked, ready } = readinessOf(
    async () => [],
    () => state,
  );
  await ready();
  state = ['stopping'];
  expect(await ready()).toEqual(['stopping']);
  expect(asked).toHaveBeenCalledTimes(1);
});
