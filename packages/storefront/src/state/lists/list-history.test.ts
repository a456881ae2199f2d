// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listHistory } from './list-history.ts';

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined;

let leave = () => {};
const joined = (shown: () => string[] = () => []) => {
  const history = listHistory(window, texts);
  leave = history.join(() => {}, shown);
  return history;
};

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/c');
});
afterEach(() => leave());

it('numbers its places, and keeps what else the page has written there', () => {
  window.history.replaceState({ other: 1 }, '', '/c?x=1');
  const history = joined();
  expect(history.index()).toBe(0);
  expect(window.history.state).toMatchObject({ other: 1 });
  history.push('/c?x=2');
  expect([history.index(), history.url()]).toEqual([1, '/c?x=2']);
  history.replace('/c?x=3');
  expect([history.index(), history.url()]).toEqual([1, '/c?x=3']);
});

it('remembers what a place showed', () => {
  const history = joined();
  history.keep(['a', 'b']);
  expect(history.recall()).toEqual({ pages: ['a', 'b'], scroll: 0 });
  history.push('/c?x=2');
  expect(history.recall()).toBeUndefined();
});

it('remembers it in the tab when the page is left', () => {
  joined(() => ['a']);
  window.dispatchEvent(new Event('pagehide'));
  leave();
  expect(joined().recall()).toEqual({ pages: ['a'], scroll: 0 });
});

it('takes nothing from the tab that is not of this place, or of another day', () => {
  joined(() => ['a']);
  window.dispatchEvent(new Event('pagehide'));
  leave();
  const state: unknown = window.history.state;
  window.history.replaceState(state, '', '/c?other=1');
  expect(joined().recall()).toBeUndefined();
  window.history.replaceState(state, '', '/c');
  sessionStorage.setItem('vitrine-lists', sessionStorage.getItem('vitrine-lists')?.replace('["a"]', '[1]') ?? '');
  expect(joined().recall()).toBeUndefined();
  sessionStorage.setItem('vitrine-lists', 'nothing');
  expect(joined().recall()).toBeUndefined();
});
