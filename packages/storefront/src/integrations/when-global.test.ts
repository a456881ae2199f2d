// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POLL_INTERVAL, whenGlobal } from './when-global.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What it has come to by now. */
async function soFar<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  let value: T | 'waiting' = 'waiting';
  void promise.then((found) => {
    value = found;
  });
  await vi.advanceTimersByTimeAsync(0);
  return value;
}

it('answers at once what is there', async () => {
  vi.stubGlobal('tool', 'here');
  expect(await soFar(whenGlobal('tool', isText, { timeout: 3000 }))).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('looks again on the vendor’s event', async () => {
  const found = whenGlobal('tool', isText, { timeout: 3000, event: 'toolLoaded' });
  vi.stubGlobal('tool', 'late');
  expect(await soFar(found)).toBe('waiting');
  document.dispatchEvent(new Event('toolLoaded'));
  expect(await soFar(found)).toBe('late');
  expect(vi.getTimerCount()).toBe(0);
});

it('looks again when the page has loaded', async () => {
  const found = whenGlobal('tool', isText, { timeout: 3000 });
  vi.stubGlobal('tool', 'late');
  window.dispatchEvent(new Event('load'));
  expect(await soFar(found)).toBe('late');
});

it('looks again every 250 ms', async () => {
  const found = whenGlobal('tool', isText, { timeout: 3000 });
  vi.stubGlobal('tool', 'late');
  await vi.advanceTimersByTimeAsync(POLL_INTERVAL - 1);
  expect(await soFar(found)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await soFar(found)).toBe('late');
});

it('gives up in time, and leaves nothing behind', async () => {
  const found = whenGlobal('tool', isText, { timeout: 3000, event: 'toolLoaded' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(await soFar(found)).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await soFar(found)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  vi.stubGlobal('tool', 'too late');
  document.dispatchEvent(new Event('toolLoaded'));
  expect(await soFar(found)).toBeNull();
});

it('does not take what has another shape, or throws when it is read', async () => {
  vi.stubGlobal('tool', 7);
  Object.defineProperty(globalThis, 'trap', {
    configurable: true,
    get() {
      throw new Error('no');
    },
  });
  const both = [whenGlobal('tool', isText, { timeout: 500 }), whenGlobal('trap', isText, { timeout: 500 })];
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(both)).toEqual([null, null]);
  Reflect.deleteProperty(globalThis, 'trap');
});
