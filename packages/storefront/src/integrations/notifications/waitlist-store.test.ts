import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNotifications } from './fake-notifications.ts';
import { createWaitlist, THANKS_DURATION } from './waitlist-store.ts';

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function form() {
  const service = fakeNotifications();
  const close = vi.fn();
  const store = createWaitlist({ port: service.port, productId: 7, variantId: 41, close });
  return { ...service, close, store };
}

const rejected = (text: string) => ({ ok: false as const, error: { kind: 'rejected' as const, text } });

it('begins idle: marketing on, e-mail empty, the current variant', () => {
  expect(form().store.getState()).toEqual({
    phase: 'idle',
    email: '',
    acceptsMarketing: true,
    variantId: 41,
    error: null,
    message: '',
  });
});

it('says that an e-mail is none, and submits nothing', { tags: ['waitlist-11'] }, async () => {
  const { store, wishes } = form();
  store.setEmail('ines at mail');
  await store.submit();
  expect(store.getState()).toMatchObject({ phase: 'error', error: { kind: 'email' } });
  expect(wishes).toEqual([]);
});

it('clears the error when the e-mail is edited', { tags: ['waitlist-10'] }, async () => {
  const { store } = form();
  await store.submit();
  store.setEmail('i');
  expect(store.getState()).toMatchObject({ phase: 'idle', error: null, email: 'i' });
});

describe('a sign-up', () => {
  function sent() {
    const made = form();
    made.store.setEmail('ines@mail.test');
    made.store.setAcceptsMarketing(false);
    made.store.setVariant(42);
    const submitted = made.store.submit();
    return { ...made, submitted };
  }

  it('sends what the form says, once', async () => {
    const { store, wishes } = sent();
    expect(store.getState().phase).toBe('submitting');
    await store.submit();
    expect(wishes).toEqual([{ email: 'ines@mail.test', acceptsMarketing: false, productId: 7, variantId: 42 }]);
  });

  it('stands still while it is on its way', () => {
    const { store } = sent();
    const before = store.getState();
    store.setEmail('other@mail.test');
    store.setVariant(43);
    store.setAcceptsMarketing(true);
    expect(store.getState()).toBe(before);
  });

  it('succeeds with the service’s thanks, and closes after 3 s', {
    tags: ['waitlist-7', 'waitlist-8'],
  }, async () => {
    const { store, answer, submitted, close } = sent();
    await answer({ ok: true, value: { message: 'See you.' } });
    await submitted;
    expect(store.getState()).toMatchObject({ phase: 'success', message: 'See you.', error: null });
    vi.advanceTimersByTime(2999);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('does not close what was closed and opened again', async () => {
    const { store, answer, submitted, close } = sent();
    await answer();
    await submitted;
    store.reset(41);
    vi.advanceTimersByTime(THANKS_DURATION);
    expect(close).not.toHaveBeenCalled();
  });

  it('fails with the service’s reason, or with none', { tags: ['waitlist-7'] }, async () => {
    for (const [result, error] of [
      [rejected('Already on the list'), { kind: 'said', text: 'Already on the list' }],
      [rejected(''), { kind: 'failed' }],
      [{ ok: false, error: { kind: 'timeout' } }, { kind: 'failed' }],
      [{ ok: false, error: { kind: 'unavailable' } }, { kind: 'failed' }],
    ] as const) {
      const { store, answer, submitted, close } = sent();
      await answer(result);
      await submitted;
      expect(store.getState()).toMatchObject({ phase: 'error', error, email: 'ines@mail.test' });
      vi.runAllTimers();
      expect(close).not.toHaveBeenCalled();
    }
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('can be tried again after a failure', async () => {
    const { store, answer, submitted, wishes } = sent();
    await answer(rejected(''));
    await submitted;
    const again = store.submit();
    expect(store.getState()).toMatchObject({ phase: 'submitting', error: null });
    await answer();
    await again;
    expect(store.getState().phase).toBe('success');
    expect(wishes).toHaveLength(2);
  });

  it('whose form was reset is not heard any more', async () => {
    const { store, answer, submitted, close } = sent();
    store.reset(44);
    await answer();
    await submitted;
    vi.runAllTimers();
    expect(store.getState()).toEqual({
      phase: 'idle',
      email: '',
      acceptsMarketing: true,
      variantId: 44,
      error: null,
      message: '',
    });
    expect(close).not.toHaveBeenCalled();
  });
});

it('leaves success only by a reset', async () => {
  const { store, answer } = form();
  store.setEmail('a@b.c');
  const submitted = store.submit();
  await answer();
  await submitted;
  const before = store.getState();
  store.setEmail('x');
  store.setVariant(1);
  await store.submit();
  expect(store.getState()).toBe(before);
});

it('has an error in the phase `error` only, and never more than one call on its way, whatever is done', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('email' as const), email: fc.constantFrom('', 'x', 'a@b.c') }),
    fc.record({ do: fc.constantFrom('submit', 'accept', 'refuse', 'reset', 'variant', 'marketing', 'wait') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { store, answer, wishes } = form();
      for (const action of steps) {
        const { phase } = store.getState();
        const sent = wishes.length;
        if (action.do === 'email' && 'email' in action) store.setEmail(action.email);
        if (action.do === 'submit') void store.submit();
        if (action.do === 'accept') await answer();
        if (action.do === 'refuse') await answer(rejected('No'));
        if (action.do === 'reset') store.reset(41);
        if (action.do === 'variant') store.setVariant(42);
        if (action.do === 'marketing') store.setAcceptsMarketing(false);
        if (action.do === 'wait') await vi.advanceTimersByTimeAsync(THANKS_DURATION);
        const now = store.getState();
        expect(now.error !== null).toBe(now.phase === 'error');
        expect(wishes.length - sent).toBeLessThanOrEqual(phase === 'idle' || phase === 'error' ? 1 : 0);
        if (now.phase === 'success') expect(wishes.length).toBeGreaterThan(0);
      }
    }),
  );
});
