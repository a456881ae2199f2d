// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_TIMEOUT, createNotifications, readAnswer, SCRIPT_TIMEOUT } from './notifications.ts';
import { StockNotificationRequest } from './stock-notification.schema.ts';

const wish = { email: 'ines@mail.test', variantId: 41, productId: 7, acceptsMarketing: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the vendor's: thenable with one callback; `answer` undefined: it never calls. */
const client = (answer?: unknown, after = 0) => ({
  create: vi.fn(() => {
    const self = {
      // biome-ignore lint/suspicious/noThenProperty: the vendor's is thenable, and no promise
      then(callback: (value: unknown) => void) {
        if (answer !== undefined) setTimeout(() => callback(answer), after);
        return self;
      },
    };
    return self;
  }),
});

async function signUp(ms: number) {
  const answer = createNotifications().signUp(wish);
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

describe('the client on the page', () => {
  it('is given the wish as the vendor wants it', { tags: ['call-9'] }, async () => {
    const bis = client({ status: 'OK', message: 'See you soon.' });
    vi.stubGlobal('BIS', bis);
    expect(await signUp(0)).toEqual({ ok: true, value: { message: 'See you soon.' } });
    const [email, variantId, productId, options] = bis.create.mock.lastCall as unknown as unknown[];
    expect(StockNotificationRequest.parse({ email, variantId, productId, options })).toEqual({
      email: 'ines@mail.test',
      variantId: 41,
      productId: 7,
      options: { accepts_marketing: true },
    });
  });

  it('may come late', async () => {
    const answer = createNotifications().signUp(wish);
    await vi.advanceTimersByTimeAsync(2000);
    vi.stubGlobal('BIS', client({ status: 'OK' }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toEqual({ ok: true, value: { message: '' } });
  });

  it('counts as absent after 3 s', async () => {
    expect(await signUp(SCRIPT_TIMEOUT)).toEqual({ ok: false, error: { kind: 'unavailable' } });
    vi.stubGlobal('BIS', { create: 'not a function' });
    expect(await signUp(SCRIPT_TIMEOUT)).toEqual({ ok: false, error: { kind: 'unavailable' } });
  });

  it('that never answers times out after 10 s', async () => {
    vi.stubGlobal('BIS', client());
    expect(await signUp(ANSWER_TIMEOUT)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('that answers after that is not heard', async () => {
    vi.stubGlobal('BIS', client({ status: 'OK' }, ANSWER_TIMEOUT + 1));
    expect(await signUp(ANSWER_TIMEOUT + 10)).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('whose request cannot be loaded is unavailable at once', async () => {
    vi.stubGlobal('BIS', client());
    const answer = createNotifications().signUp(wish);
    await vi.advanceTimersByTimeAsync(10);
    for (const src of ['https://other.test/x.js', 'https://bis.test/stock_notification/create.json?callback=x']) {
      const script = document.createElement('script');
      script.type = 'text/plain';
      script.src = src;
      document.head.append(script);
      script.dispatchEvent(new Event('error'));
      script.remove();
      await vi.advanceTimersByTimeAsync(0);
      expect(vi.getTimerCount()).toBe(src.includes('bis') ? 0 : 1);
    }
    expect(await answer).toEqual({ ok: false, error: { kind: 'unavailable' } });
  });

  it('that throws or rejects is unavailable', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    for (const create of [broken, () => Promise.reject(new Error('no'))]) {
      vi.stubGlobal('BIS', { create });
      expect(await signUp(0)).toEqual({ ok: false, error: { kind: 'unavailable' } });
    }
  });

  it('that answers nonsense is a bad shape', async () => {
    for (const answer of ['<html>', null, 4, {}, { status: 1 }]) {
      vi.stubGlobal('BIS', { create: async () => answer });
      expect(await signUp(0)).toMatchObject({ ok: false, error: { kind: 'bad-shape' } });
    }
  });
});

describe('its answer', () => {
  it('thanks with `message`, or `msg`, or nothing', () => {
    expect(readAnswer({ status: 'OK', message: 'A', msg: 'B' })).toEqual({ ok: true, value: { message: 'A' } });
    expect(readAnswer({ status: 'OK', msg: 'B' })).toEqual({ ok: true, value: { message: 'B' } });
    expect(readAnswer({ status: 'OK', message: null })).toEqual({ ok: true, value: { message: '' } });
  });

  it.each([
    [{ email: ['Bad e-mail'], base: ['Already on the list'] }, 'Already on the list'],
    [{ email: ['Bad e-mail'] }, 'Bad e-mail'],
    [{ email: 'Bad e-mail' }, 'Bad e-mail'],
    [{ base: [], email: ['Bad e-mail'] }, 'Bad e-mail'],
    [{ base: [''], phone: [null, 'Bad phone'] }, 'Bad phone'],
    [{ base: { nested: 'x' } }, ''],
    [{}, ''],
    [null, ''],
    ['text', ''],
  ])(
    'refuses with the first base error, else the first of any: %j',
    { tags: ['call-9', 'waitlist-12'] },
    (errors, text) => {
      expect(readAnswer({ status: 'Error', errors })).toEqual({ ok: false, error: { kind: 'rejected', text } });
    },
  );
});
