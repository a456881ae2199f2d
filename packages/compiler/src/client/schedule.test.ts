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

function watchDormantIsland() {
  const hydrate = vi.fn();
  const island = document.createElement('div');
  island.dataset.hydrate = 'interaction';
  const wait = vi.fn();
  scheduler(hydrate, wait).watch(island);
  vi.advanceTimersByTime(5000);
  return { hydrate, wait, island };
}

it('leaves an island of the mode `interaction` dormant', () => {
  const { hydrate, wait, island } = watchDormantIsland();
  expect(hydrate).not.toHaveBeenCalled();
  expect(wait).toHaveBeenCalledExactlyOnceWith(island);
});

it('hydrates it for an address with a hash, now or later', () => {
  const { hydrate, island } = watchDormantIsland();
  window.dispatchEvent(new Event('hashchange'));
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(island);

  window.history.replaceState(null, '', '/pages/journal#atelier');
  expect(watchDormantIsland().hydrate).toHaveBeenCalledOnce();
});

it('hydrates it if the history entry has a list to restore', () => {
  window.history.replaceState({ list: { id: 'a', index: 1, scroll: 400 } }, '', '/collections/all');
  expect(watchDormantIsland().hydrate).toHaveBeenCalledOnce();
});

it('hydrates an infinite list before its end is visible', () => {
  let seen: ((entries: object[]) => void) | undefined;
  const observer = { observe: vi.fn(), unobserve: vi.fn() };
  vi.stubGlobal('IntersectionObserver', function stub(run: typeof seen) {
    seen = run;
    return observer;
  });
  const hydrate = vi.fn();
  const island = document.createElement('div');
  island.dataset.hydrate = 'interaction';
  const end = island.appendChild(document.createElement('div'));
  end.dataset.wake = '';
  scheduler(hydrate, vi.fn()).watch(island);
  expect(observer.observe).toHaveBeenCalledExactlyOnceWith(end);
  seen?.([{ isIntersecting: true, target: end }]);
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(island);
});
