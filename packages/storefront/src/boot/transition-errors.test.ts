// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ignoreSkippedTransitions } from './transition-errors.ts';

it.each(['pageswap', 'pagereveal'])('a transition that is skipped is no error (%s)', async (type) => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  ignoreSkippedTransitions();
  const skipped = Promise.reject(new Error('opt-in disabled'));
  const viewTransition = { updateCallbackDone: skipped, ready: skipped, finished: skipped };
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition }));
  window.dispatchEvent(Object.assign(new Event(type), { viewTransition: null }));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
