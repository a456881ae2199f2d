// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ignoreSkippedTransitions } from './transition-errors.ts';

it.each([
  [
    new DOMException('Transition was aborted because of invalid state. Page already revealed', 'InvalidStateError'),
    true,
  ],
  [new DOMException('Skipped ViewTransition due to document being hidden', 'InvalidStateError'), true],
  [new DOMException('The user aborted a request.', 'AbortError'), false],
  [new TypeError('transition is not a function'), false],
])('a transition that is skipped is no error, all others are (%s)', (reason, ignored) => {
  ignoreSkippedTransitions();
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(ignored);
});
