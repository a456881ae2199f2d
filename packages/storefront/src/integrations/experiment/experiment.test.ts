// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createExperiment, EXPERIMENT_TIMEOUT } from './experiment.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tool = (isHypothesisActive: (id: string) => unknown) => {
  const asked = vi.fn(isHypothesisActive);
  vi.stubGlobal('shoplift', { isHypothesisActive: asked });
  return asked;
};

async function active(ms = 0) {
  const answer = createExperiment(async () => true).isActive('h1');
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

it('answers what the tool says of the hypothesis', async () => {
  const asked = tool(async (id) => id === 'h1');
  expect(await active()).toBe(true);
  expect(asked).toHaveBeenCalledWith('h1');
  tool(async () => false);
  expect(await active()).toBe(false);
});

it('is false for anything but true', async () => {
  for (const value of ['true', 1, {}, undefined]) {
    tool(() => value);
    expect(await active()).toBe(false);
  }
});

it('is false where the script has left something else', async () => {
  for (const left of [{}, null, { isHypothesisActive: true }]) {
    vi.stubGlobal('shoplift', left);
    expect(await active(EXPERIMENT_TIMEOUT)).toBe(false);
  }
});

it('is false when the tool rejects or throws', async () => {
  tool(() => Promise.reject(new Error('network')));
  expect(await active()).toBe(false);
  tool(() => {
    throw new Error('broken');
  });
  expect(await active()).toBe(false);
});

it('is false when the tool is absent or late: one second, its arrival included', async () => {
  expect(await active(EXPERIMENT_TIMEOUT)).toBe(false);
  tool(() => new Promise(() => {}));
  expect(await active(EXPERIMENT_TIMEOUT)).toBe(false);
  vi.unstubAllGlobals();
  const answer = createExperiment(async () => true).isActive('h1');
  await vi.advanceTimersByTimeAsync(600);
  tool(() => new Promise((resolve) => setTimeout(() => resolve(true), 500)));
  await vi.advanceTimersByTimeAsync(400);
  expect(await answer).toBe(false);
});

it('waits for a tool that comes in time', async () => {
  const answer = createExperiment(async () => true).isActive('h1');
  await vi.advanceTimersByTimeAsync(300);
  tool(async () => true);
  await vi.advanceTimersByTimeAsync(300);
  expect(await answer).toBe(true);
});

it('waits for an answer within its second', async () => {
  tool(() => new Promise((resolve) => setTimeout(() => resolve(true), EXPERIMENT_TIMEOUT - 1)));
  expect(await active(EXPERIMENT_TIMEOUT)).toBe(true);
});

it('asks once for each hypothesis: the first question assigns the visitor', async () => {
  const asked = tool(async (id) => id === 'h1');
  const experiment = createExperiment(async () => true);
  expect(await Promise.all([experiment.isActive('h1'), experiment.isActive('h1')])).toEqual([true, true]);
  expect(await experiment.isActive('h2')).toBe(false);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nobody, and the visitor sees the control, until statistics are allowed', async () => {
  const asked = tool(async () => true);
  let allowed = false;
  const visit = () => createExperiment(async () => allowed).isActive('h1');
  expect(await visit()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  allowed = true;
  expect(await visit()).toBe(true);
});

it('takes a platform without the customer-privacy API for a no', async () => {
  const asked = tool(async () => true);
  expect(await createExperiment().isActive('h1')).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
