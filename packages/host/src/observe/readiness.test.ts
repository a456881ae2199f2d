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

test('a reason that may pass counts once it has lasted, and anew after it was gone', async () => {
  let reasons: Reasons = ['write_away', 'disk_low'];
  const ready = createReadiness({
    state: () => [],
    probe: async () => reasons,
    lasts: (reason) => (reason === 'write_away' ? 10_000 : 0),
    now: Date.now,
  });
  const answers: Reasons[] = [];
  const look = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      answers.push(await ready());
      await vi.advanceTimersByTimeAsync(5000);
    }
  };
  await look(3);
  expect(answers.splice(0)).toEqual([['disk_low'], ['disk_low'], ['write_away', 'disk_low']]);
  reasons = [];
  await look(1);
  reasons = ['write_away'];
  await look(3);
  expect(answers).toEqual([[], [], [], ['write_away']]);
  vi.setSystemTime(0);
  expect(await ready()).toEqual([]);
});
