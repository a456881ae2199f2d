// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, vi } from 'vitest';
import { fakeNotifications } from './fake-notifications.ts';
import { type NotificationsMode, notificationsContract, OUTCOMES } from './notifications.contract.ts';
import { createNotifications } from './notifications.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = async () => {
  await vi.advanceTimersByTimeAsync(20_000);
};

describe('in memory', () => {
  notificationsContract((mode) => {
    const { port, answer } = fakeNotifications();
    return {
      signUp(wish) {
        const outcome = port.signUp(wish);
        void answer(OUTCOMES[mode]);
        return outcome;
      },
    };
  }, pass);
});

const ANSWERS: Record<Exclude<NotificationsMode, 'blocked'>, () => unknown> = {
  ok: async () => ({ status: 'OK', message: 'See you soon.' }),
  refusing: async () => ({ status: 'Error', errors: { base: ['Already on the list'] } }),
  silent: () => new Promise(() => {}),
  malformed: async () => '<html>',
  failing: () => Promise.reject(new Error('no')),
};

describe('through the vendor’s global', () => {
  notificationsContract((mode) => {
    if (mode !== 'blocked') vi.stubGlobal('BIS', { create: ANSWERS[mode] });
    return createNotifications();
  }, pass);
});
