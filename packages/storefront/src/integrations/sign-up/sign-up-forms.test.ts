// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignUpForms, FAILED, OPEN_TIMEOUT } from './sign-up-forms.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
  Reflect.deleteProperty(window, '_klOnsite');
});

const queue = (): unknown => Reflect.get(window, '_klOnsite');
const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('klaviyoForms', { detail }));

function script(src = 'https://static.klaviyo.com/onsite/js/AB12/klaviyo.js') {
  const element = document.createElement('script');
  element.type = 'text/plain';
  element.src = src;
  document.head.append(element);
  return element;
}

async function open(then: () => void = () => {}) {
  const answer = createSignUpForms().openForm('F1');
  then();
  await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT);
  expect(vi.getTimerCount()).toBe(0);
  return answer;
}

it('queues the command before the tool has come', { tags: ['widget-6'] }, async () => {
  expect(await open(() => say({ type: 'open', formId: 'F1' }))).toEqual({ ok: true, value: null });
  expect(queue()).toEqual([['openForm', 'F1']]);
});

it('hands it to the tool’s own queue', async () => {
  const push = vi.fn(([, formId]: string[]) => say({ type: 'open', formId }));
  Reflect.set(window, '_klOnsite', { push });
  expect(await open()).toEqual({ ok: true, value: null });
  expect(push).toHaveBeenCalledWith(['openForm', 'F1']);
});

it('takes only the opening of this form for proof', async () => {
  const answer = await open(() => {
    say({ type: 'open', formId: 'F2' });
    say({ type: 'close', formId: 'F1' });
    say(undefined);
    window.dispatchEvent(new Event('klaviyoForms'));
  });
  expect(answer).toEqual({ ok: false, error: { kind: 'timeout' } });
});

it('gives up after 4 s', async () => {
  let answer: unknown = 'waiting';
  void createSignUpForms()
    .openForm('F1')
    .then((result) => {
      answer = result;
    });
  await vi.advanceTimersByTimeAsync(OPEN_TIMEOUT - 1);
  expect(answer).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toEqual({ ok: false, error: { kind: 'timeout' } });
});

it('knows at once that the tool’s script failed, now or before', async () => {
  const element = script();
  const unavailable = { ok: false, error: { kind: 'unavailable' } };
  const answer = createSignUpForms().openForm('F1');
  element.dispatchEvent(new Event('error'));
  expect(await answer).toEqual(unavailable);
  element.setAttribute(FAILED, '');
  expect(await createSignUpForms().openForm('F1')).toEqual(unavailable);
});

it('minds no other script', async () => {
  const other = script('https://elsewhere.test/x.js');
  const answer = await open(() => {
    other.dispatchEvent(new Event('error'));
    say({ type: 'open', formId: 'F1' });
  });
  expect(answer).toEqual({ ok: true, value: null });
});

it('bears a queue that is none', async () => {
  const throwing = {
    push() {
      throw new Error('no');
    },
  };
  for (const value of [7, {}, throwing]) {
    Reflect.set(window, '_klOnsite', value);
    expect(await open()).toEqual({ ok: false, error: { kind: 'unavailable' } });
  }
});
