import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { within } from './within.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As a vendor's: one callback, no rejection, answers itself. */
function thenable<T>() {
  const heard: ((value: T) => void)[] = [];
  const self = {
    // biome-ignore lint/suspicious/noThenProperty: it stands for a vendor's thenable
    then(callback: (value: T) => void) {
      heard.push(callback);
      return self;
    },
  };
  return {
    self: self as unknown as PromiseLike<T>,
    settle(value: T) {
      for (const callback of heard) callback(value);
    },
  };
}

it('answers what a thenable of one callback comes to', async () => {
  const { self, settle } = thenable<number>();
  const answer = within(100, self);
  await vi.advanceTimersByTimeAsync(50);
  settle(7);
  expect(await answer).toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('answers timeout for one that never settles, and ignores what comes later', async () => {
  const { self, settle } = thenable<number>();
  const answer = within(100, self);
  await vi.advanceTimersByTimeAsync(100);
  settle(7);
  expect(await answer).toBe('timeout');
});

it('passes rejections on, also of a thenable that throws', async () => {
  await expect(within(100, Promise.reject(new Error('no')))).rejects.toThrow('no');
  const throwing = {
    // biome-ignore lint/suspicious/noThenProperty: it stands for a vendor's thenable
    then() {
      throw new Error('broken');
    },
  };
  await expect(within(100, throwing as unknown as PromiseLike<number>)).rejects.toThrow('broken');
});
