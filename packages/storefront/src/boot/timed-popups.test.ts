// @vitest-environment happy-dom

import { HYDRATE_REQUEST } from '@vitrine/compiler/client/hydrate-request.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPopups } from './timed-popups.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const POPUPS = [
  { cookie_name: 'popup_first', delay: 12, heading: 'First' },
  { cookie_name: 'popup {second}', delay: 3, text: 'Second' },
];

function page(payload: string, cookie = '') {
  const made = document.implementation.createHTMLDocument('');
  made.body.innerHTML = `<div data-island="popups"><script type="application/json">${payload}</script></div>`;
  Object.defineProperty(made, 'cookie', { value: cookie });
  const wanted = vi.fn();
  made.addEventListener(HYDRATE_REQUEST, ({ target }) => wanted((target as HTMLElement).dataset.island));
  watchPopups(made);
  return wanted;
}

it('wakes the popups when the first is due', () => {
  const wanted = page(JSON.stringify({ popups: POPUPS }));
  vi.advanceTimersByTime(11_999);
  expect(wanted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wanted).toHaveBeenCalledExactlyOnceWith('popups');
});

it('passes over those that have been seen, by the name the cookie has in the jar', () => {
  const one = page(JSON.stringify({ popups: POPUPS }), 'a=1; popup_first=true');
  const all = page(JSON.stringify({ popups: POPUPS }), 'popup_first=true; popup%20%7Bsecond%7D=true');
  vi.advanceTimersByTime(3000);
  expect(one).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(all).not.toHaveBeenCalled();
});

it('passes over those that say nothing', () => {
  const wanted = page(JSON.stringify({ popups: [{ cookie_name: 'popup_empty', delay: 0 }, ...POPUPS] }));
  vi.advanceTimersByTime(11_999);
  expect(wanted).not.toHaveBeenCalled();
});

it('leaves a page without popups alone', () => {
  const wanted = page('');
  vi.advanceTimersByTime(60_000);
  expect(wanted).not.toHaveBeenCalled();
});
