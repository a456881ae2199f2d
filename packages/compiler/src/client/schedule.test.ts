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
  const wait = vi.fn();
  scheduler(wake, wait).watch(island);
  vi.advanceTimersByTime(5000);
  return { wake, wait, island };
}

it('lets an island that waits for a touch sleep', () => {
  const { wake, wait, island } = watched();
  expect(wake).not.toHaveBeenCalled();
  expect(wait).toHaveBeenCalledExactlyOnceWith(island);
});

it('wakes it for an address with a hash, now or later', () => {
  const { wake, island } = watched();
  window.dispatchEvent(new Event('hashchange'));
  expect(wake).toHaveBeenCalledExactlyOnceWith(island);

  window.history.replaceState(null, '', '/pages/journal#atelier');
  expect(watched().wake).toHaveBeenCalledOnce();
});

it('wakes it where the history has something to bring back', () => {
  window.history.replaceState({ list: { id: 'a', index: 1, scroll: 400 } }, '', '/collections/all');
  expect(watched().wake).toHaveBeenCalledOnce();
});

it('wakes a list that grows before its end is in sight', () => {
  let seen: ((entries: object[]) => void) | undefined;
  const observer = { observe: vi.fn(), unobserve: vi.fn() };
  vi.stubGlobal('IntersectionObserver', function stub(run: typeof seen) {
    seen = run;
    return observer;
  });
  const wake = vi.fn();
  const island = document.createElement('div');
  island.dataset.hydrate = 'interaction';
  const end = island.appendChild(document.createElement('div'));
  end.dataset.wake = '';
  scheduler(wake, vi.fn()).watch(island);
  expect(observer.observe).toHaveBeenCalledExactlyOnceWith(end);
  seen?.([{ isIntersecting: true, target: end }]);
  expect(wake).toHaveBeenCalledExactlyOnceWith(island);
});
