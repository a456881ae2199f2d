// @vitest-environment happy-dom
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { startAccountArea } from './account-area.ts';
import { VIEW_OFFLINE } from './view-region.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a connection the view that is shown stays, and the pills say so', async () => {
  configureView({ ...viewFixture(), routes: { account_url: '/account', account_addresses_url: '/account/addresses' } });
  window.history.replaceState(null, '', '/account');
  document.body.innerHTML = `<main id="main"><div><nav class="account-nav">
    <a class="account-nav__pill" href="/account?view=orders">Orders</a></nav><h1>Hello</h1></div></main>`;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  startAccountArea();
  const told = new Promise((resolve) => document.addEventListener(VIEW_OFFLINE, resolve, { once: true }));
  document.querySelector<HTMLElement>('.account-nav__pill')?.click();
  expect(document.querySelectorAll('[data-view-phase=leaving]')).toHaveLength(1);
  await told;
  expect(document.querySelector('[data-view-phase], [data-wanted], [aria-busy]')).toBeNull();
  expect([leave.mock.calls.length, window.location.pathname + window.location.search]).toEqual([0, '/account']);
});
