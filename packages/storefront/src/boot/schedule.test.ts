// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scheduler } from './schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 10));
  window.history.replaceState(null, '', '/pages/journal');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const wake = vi.fn();
  const island = document.createElement('div');
  island.dataset.hydrate = 'interaction';
  scheduler(wake).watch(island);
  vi.advanceTimersByTime(5000);
  return { wake, island };
}

it('lets an island that waits for a touch sleep', () => {
  expect(watched().wake).not.toHaveBeenCalled();
});

it('wakes it for an address with a hash, now or later', () => {
  const { wake, island } = watched();
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).toHaveBeenCalledExactlyOnceWith(island);

  window.history.replaceState(null, '', '/pages/journal#atelier');
  expect(watched().wake).toHaveBeenCalledOnce();
});
