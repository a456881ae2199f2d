// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, announceError, NEW_REGION_DELAY } from './live-region.ts';

const said = () => document.getElementById('live-region')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

it('speaks in the region of the page, or makes one', () => {
  document.body.innerHTML = '<p id="live-region" role="status"></p>';
  announce('Added.');
  expect(said()).toBe('Added.');
  document.body.innerHTML = '';
  announce('Again.');
  expect(said()).toBe('');
  vi.advanceTimersByTime(NEW_REGION_DELAY);
  expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(1);
  expect(said()).toBe('Again.');
});

it('speaks inside the dialog that lies over the page', () => {
  document.body.innerHTML = '<p id="live-region"></p><dialog></dialog><dialog open></dialog>';
  announce('Added.');
  announce('Changed.');
  vi.advanceTimersByTime(NEW_REGION_DELAY);
  expect(said()).toBe('');
  expect(document.querySelector('dialog[open]')?.textContent).toBe('Changed.');
});

it('says the same sentence twice as two changes, and falls silent after a while', () => {
  document.body.innerHTML = '<p id="live-region"></p>';
  announce('Added.');
  const first = said();
  announce('Added.');
  expect(said()).not.toBe(first);
  expect(said()?.trim()).toBe('Added.');
  vi.advanceTimersByTime(10_000);
  expect(said()).toBe('');
});

it('speaks of errors unless the theme silences them', async () => {
  document.body.innerHTML = '<p id="live-region"></p>';
  announceError('No.');
  expect(said()).toBe('No.');
  document.body.innerHTML =
    '<script id="vitrine-config" type="application/json">{"settings":{"show_errors":false}}</script>';
  vi.resetModules();
  const quiet = await import('./live-region.ts');
  quiet.announceError('No.');
  expect(said() ?? '').toBe('');
});
