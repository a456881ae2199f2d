import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aReview, fakeReviews } from './fake-reviews.ts';
import { createReviewsStore } from './reviews-store.ts';

const some = (count: number, from = 1) => Array.from({ length: count }, (_, index) => aReview(from + index));
let warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function list({ total = 12, batch = 5, step = 5 } = {}) {
  const service = fakeReviews({ 7: some(total), 8: some(2, 100) }, batch);
  const store = createReviewsStore(service.port, step);
  const ids = () => store.getState().shown.map(({ id }) => id);
  return { ...service, store, ids };
}

it('is idle and empty until it is asked', () => {
  expect(list().store.getState()).toMatchObject({ phase: 'idle', error: false, shown: [], more: false });
});

it('loads the first batch once', { tags: ['review-2'] }, async () => {
  const { store, ids, asked } = list();
  const first = store.load(7);
  expect(store.getState().phase).toBe('loading');
  await Promise.all([first, store.load(7)]);
  await store.load(7);
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  expect(store.getState()).toMatchObject({ phase: 'loaded', more: true, error: false });
  expect(asked).toHaveLength(1);
});

it('appends the next page while there is a cursor, and then has no more', {
  tags: ['review-3'],
}, async () => {
  const { store, ids } = list();
  await store.load(7);
  await store.showMore();
  expect(ids()).toHaveLength(10);
  expect(store.getState().more).toBe(true);
  await store.showMore();
  expect(ids()).toEqual(some(12).map(({ id }) => id));
  expect(store.getState().more).toBe(false);
  await store.showMore();
  expect(ids()).toHaveLength(12);
});

it('shows what is loaded already before it asks for more', async () => {
  const { store, ids, asked } = list({ total: 7, batch: 5, step: 3 });
  await store.load(7);
  expect(ids()).toHaveLength(3);
  expect(store.getState().more).toBe(true);
  await store.showMore();
  expect(ids()).toHaveLength(5);
  expect(asked).toHaveLength(1);
  await store.showMore();
  expect(ids()).toHaveLength(7);
  expect(store.getState().more).toBe(false);
});

it('has more while loaded reviews remain, also at the end of the list', { tags: ['review-3'] }, async () => {
  const { store, ids } = list({ total: 5, batch: 5, step: 3 });
  await store.load(7);
  expect([ids().length, store.getState().more]).toEqual([3, true]);
  await store.showMore();
  expect([ids().length, store.getState().more]).toEqual([5, false]);
});

it('flags and logs a failed first batch, and tries again', { tags: ['error-2'] }, async () => {
  const { store, ids, faults } = list();
  faults.push({ kind: 'unavailable' });
  await store.load(7);
  expect(store.getState()).toMatchObject({ phase: 'idle', error: true, shown: [], more: false });
  expect(warn).toHaveBeenCalledWith('[vitrine] the reviews could not be read: unavailable');
  await store.load(7);
  expect(store.getState()).toMatchObject({ phase: 'loaded', error: false });
  expect(ids()).toHaveLength(5);
});

it('keeps the loaded pages and the button when a further page fails', async () => {
  const { store, ids, faults, asked } = list();
  await store.load(7);
  faults.push({ kind: 'rejected', status: 500, text: '' });
  await store.showMore();
  expect(store.getState()).toMatchObject({ phase: 'loaded', error: true, more: true });
  expect(ids()).toHaveLength(5);
  await store.showMore();
  expect(store.getState()).toMatchObject({ phase: 'loaded', error: false });
  expect(ids()).toHaveLength(10);
  expect(asked.map(({ cursor }) => cursor)).toEqual([null, '5', '5']);
});

it('asks once for a page, however often it is pressed', async () => {
  const { store, ids, asked } = list();
  await store.load(7);
  await Promise.all([store.showMore(), store.showMore(), store.showMore()]);
  expect(ids()).toHaveLength(10);
  expect(asked).toHaveLength(2);
});

it('begins anew for another product; the answer of the one before is ignored', async () => {
  const { store, ids } = list();
  const first = store.load(7);
  await Promise.all([first, store.load(8)]);
  expect(ids()).toEqual([100, 101]);
  expect(store.getState()).toMatchObject({ phase: 'loaded', more: false });
});

it('can be stopped and begun again', async () => {
  const { store, ids } = list();
  const first = store.load(7);
  store.stop();
  await first;
  expect(store.getState()).toMatchObject({ phase: 'idle', error: false, shown: [], more: false });
  await store.load(7);
  expect(ids()).toHaveLength(5);
  const next = store.showMore();
  store.stop();
  await next;
  expect(store.getState()).toMatchObject({ phase: 'loaded', more: true });
  expect(ids()).toHaveLength(5);
  expect(warn).not.toHaveBeenCalled();
});

it('leaves out what moved between two pages, and ends where a cursor stands still', async () => {
  const pages = [some(5), some(5, 4)];
  const port = {
    firstPage: async () => ({ ok: true as const, value: { reviews: pages[0] ?? [], next: 'x' } }),
    nextPage: async () => ({ ok: true as const, value: { reviews: pages[1] ?? [], next: 'x' } }),
  };
  const store = createReviewsStore(port, 5);
  await store.load(7);
  await store.showMore();
  expect(store.getState().shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(store.getState().more).toBe(false);
});

it('shows every review once and in order, whatever the sizes and failures', async () => {
  const sizes = { total: fc.nat(40), batch: fc.integer({ min: 1, max: 9 }), step: fc.integer({ min: 1, max: 9 }) };
  await fc.assert(
    fc.asyncProperty(fc.record(sizes), fc.array(fc.boolean(), { maxLength: 12 }), async (setup, failures) => {
      const { store, ids, faults } = list(setup);
      for (let step = 0; step < 200; step += 1) {
        if (failures[step]) faults.push({ kind: 'timeout' });
        const before = ids().length;
        await (store.getState().phase === 'idle' ? store.load(7) : store.showMore());
        expect(ids().length).toBeGreaterThanOrEqual(before);
        expect(ids()).toEqual(some(ids().length).map(({ id }) => id));
        if (store.getState().phase === 'loaded' && !store.getState().more) break;
      }
      expect(ids()).toHaveLength(setup.total);
    }),
  );
});

it('reads what is left at once, shows no more for it, and goes on where a call failed', async () => {
  const { store, ids, asked, faults } = list({ total: 230 });
  await store.load(7);
  faults.push({ kind: 'timeout' });
  await store.readAll();
  expect(store.getState()).toMatchObject({ phase: 'loaded', error: true });
  await store.readAll();
  expect(store.getState().loaded).toHaveLength(230);
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toHaveLength(5);
  await store.showMore();
  expect(ids()).toHaveLength(10);
});

it('shows those that fit a filter, a batch at a time, and all again without it', async () => {
  const mixed = Array.from({ length: 12 }, (_, index) => aReview(index + 1, { rating: index % 2 ? 5 : 2 }));
  const store = createReviewsStore(fakeReviews({ 7: mixed }, 5).port, 5);
  await store.load(7);
  await store.readAll();
  const ids = () => store.getState().shown.map(({ id }) => id);
  store.setFilter({ stars: 5, pictures: false, attributes: {} });
  expect(ids()).toEqual([2, 4, 6, 8, 10]);
  expect(store.getState()).toMatchObject({ matching: 6, more: true });
  await store.showMore();
  expect(ids()).toEqual([2, 4, 6, 8, 10, 12]);
  expect(store.getState().more).toBe(false);
  store.setFilter({ stars: 1, pictures: false, attributes: {} });
  expect(store.getState()).toMatchObject({ shown: [], matching: 0, more: false });
  store.setFilter({ stars: null, pictures: false, attributes: {} });
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
});
