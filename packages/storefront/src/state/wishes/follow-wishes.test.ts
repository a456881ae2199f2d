// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VIEWED_KEY } from '../browser-storage/viewed-products.ts';
import { followWishes } from './follow-wishes.ts';
import { knownWishes, WISHES_KEY } from './shown-wishes.ts';

const list = vi.hoisted(() => ({ refresh: vi.fn(), see: vi.fn() }));
const page = vi.hoisted(() => ({ template: 'product' }));
vi.mock('./load-wish-list.ts', () => ({ wholeWishList: async () => list }));
vi.mock('../../platform/page-config.ts', () => ({ pageConfig: () => page }));

const wish = { product: 7, variant: 71, chosen: false, quantity: 1, at: 1 };
const store = (owner: string | null, readAt: number) => {
  localStorage.setItem(WISHES_KEY, JSON.stringify({ owner, wishes: [wish], readAt }));
  localStorage.setItem(VIEWED_KEY, '[9,8]');
};

beforeEach(() => {
  page.template = 'product';
  vi.useFakeTimers({ now: 100_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  localStorage.clear();
});

/** What was asked of the list once all requests in flight have ended. */
async function asked() {
  await new Promise((resolve) => setImmediate(resolve));
  return [list.refresh.mock.calls.length, list.see.mock.calls.flat()];
}

it('shows what is stored, and asks no app for a visitor who never signed in', async () => {
  store(null, 0);
  followWishes(false);
  expect(knownWishes.getState().wishes).toEqual([wish]);
  expect(await asked()).toEqual([0, []]);
});

it('tells the app what a customer looks at, and asks it again after a minute', async () => {
  store('7', 99_000);
  followWishes(false);
  expect(await asked()).toEqual([0, [9]]);
  store('7', 30_000);
  followWishes(false);
  expect(await asked()).toEqual([1, [9, 9]]);
});

it('tells nothing on pages of no product, and asks near the account', async () => {
  page.template = 'collection';
  store('7', 99_000);
  followWishes(false);
  expect(await asked()).toEqual([0, []]);
  followWishes(true);
  expect(await asked()).toEqual([1, []]);
});

it('follows what another tab stored', () => {
  store(null, 0);
  followWishes(false);
  window.dispatchEvent(new StorageEvent('storage', { key: WISHES_KEY, newValue: '{"wishes":[]}' }));
  expect(knownWishes.getState().wishes).toEqual([]);
});
