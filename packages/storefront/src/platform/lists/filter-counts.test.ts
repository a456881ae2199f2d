import { afterEach, expect, it, vi } from 'vitest';
import { fetchFilterCounts } from './filter-counts.ts';

afterEach(() => vi.unstubAllGlobals());

it('asks the list for what is in stock, without its page, and leaves out what is no count', async () => {
  const counts = { 'filter.p.vendor': { Oriel: 14, Folly: 'many' }, 'filter.v.price': {}, other: 3 };
  const fetched = vi.fn(async (_url: string) => new Response(`<script>${JSON.stringify(counts)}</script>`));
  vi.stubGlobal('fetch', fetched);
  const answer = await fetchFilterCounts(
    'http://shop.example/fr/collections/all?filter.v.availability=0&sort_by=price&page=3',
  );
  expect(answer).toEqual({ ok: true, value: { 'filter.p.vendor': { Oriel: 14 }, 'filter.v.price': {} } });
  expect(fetched.mock.calls[0]?.[0]).toBe(
    '/fr/collections/all?filter.v.availability=1&sort_by=price&section_id=filter-counts',
  );
});
