import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReview, fakeReviews } from './fake-reviews.ts';
import { ProductReviewsQuery } from './review.schema.ts';
import { EXPECTED, reviewsContract, type ServiceMode } from './reviews.contract.ts';
import { createReviews, type ReviewsService } from './reviews.ts';
import { createReviewsStore } from './reviews-store.ts';

const twelve = Array.from({ length: 12 }, (_, index) => aReview(index + 1));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = async () => {
  await vi.advanceTimersByTimeAsync(15_000);
};

const FAILURES = {
  timeout: { kind: 'timeout' },
  rejected: { kind: 'rejected', status: 500, text: '' },
  'bad-shape': { kind: 'bad-shape', path: 'product_reviews' },
  unavailable: { kind: 'unavailable' },
  cancelled: { kind: 'cancelled' },
} as const;

describe('in memory', () => {
  reviewsContract((mode) => {
    const { port, faults } = fakeReviews({ 7: twelve }, 5);
    if (mode !== 'ok') faults.push(FAILURES[EXPECTED[mode]], FAILURES[EXPECTED[mode]]);
    return port;
  }, pass);
});

/** The service as `fetch` sees it, both versions. */
function service(mode: ServiceMode) {
  const fetched = vi.fn<typeof fetch>(async (input, init) => {
    const signal = init?.signal;
    signal?.throwIfAborted();
    if (mode === 'blocked') throw new TypeError('Failed to fetch');
    if (mode === 'slow') {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    }
    if (mode === 'failing') return new Response('<h1>oops</h1>', { status: 500 });
    if (mode === 'malformed') return new Response('{"product_reviews": {}}');
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    const { pathname, searchParams } = new URL(String(input));
    const remote = /^\/v2\/products\/remote\/(\d+)\/reviews$/.exec(pathname)?.[1];
    const asked = remote ?? searchParams.get('filter[product_remote_ids]');
    const size = Number(searchParams.get(remote ? 'page_size' : 'page[size]'));
    const from = Number(searchParams.get(remote ? 'page_after' : 'page[after]') ?? 0);
    const all = asked === '7' ? twelve : [];
    const after = from + size < all.length ? String(from + size) : null;
    const rows = all.slice(from, from + size);
    return Response.json(
      remote ? { data: rows, meta: { after } } : { product_reviews: rows, meta: { page: { after } } },
    );
  });
  vi.stubGlobal('fetch', fetched);
  const address = () => new URL(String(fetched.mock.lastCall?.[0]));
  return { fetched, address };
}

const open = (more: Partial<ReviewsService> = {}) =>
  createReviews({ url: 'https://reviews.test/', version: 'v1', key: 'store-key', pageSize: 5, ...more });

for (const version of ['v1', 'v2'] as const) {
  describe(`over HTTP, ${version}`, () => {
    beforeEach(() => {
      vi.useRealTimers();
      vi.useFakeTimers({ shouldAdvanceTime: true });
    });
    reviewsContract((mode) => {
      service(mode);
      return open({ version });
    }, pass);
  });
}

describe('what is sent', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it('is the query the service takes, with the store key in a header', { tags: ['call-8', 'review-5'] }, async () => {
    const { fetched, address } = service('ok');
    await open().firstPage(7);
    expect(address().origin + address().pathname).toBe('https://reviews.test/v1/product_reviews');
    const query = Object.fromEntries(address().searchParams);
    expect(ProductReviewsQuery.parse(query)).toEqual({
      'filter[product_remote_ids]': '7',
      include: 'customer,attribute_records',
    });
    expect(query['page[size]']).toBe('5');
    expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ 'Junip-Store-Key': 'store-key' });
    await open().nextPage(7, 'a b&c');
    expect(address().searchParams.get('page[after]')).toBe('a b&c');
  });

  it('is v2’s own query where the theme asks for it', async () => {
    const { address } = service('ok');
    await open({ version: 'v2' }).nextPage(7, 'x');
    expect(address().pathname).toBe('/v2/products/remote/7/reviews');
    expect(address().searchParams.get('page_after')).toBe('x');
  });

  it('keeps the page size within what each version allows', async () => {
    const { address } = service('ok');
    const size = async (version: 'v1' | 'v2', pageSize: number) => {
      await open({ version, pageSize }).firstPage(7);
      return address().searchParams.get(version === 'v1' ? 'page[size]' : 'page_size');
    };
    expect(await size('v1', 3)).toBe('5');
    expect(await size('v1', 1000)).toBe('100');
    expect(await size('v2', 3)).toBe('3');
    expect(await size('v2', 51)).toBe('50');
    expect(await size('v1', Number.NaN)).toBe('5');
  });
});

describe('a service in trouble is logged, and can be asked again', () => {
  beforeEach(() => {
    vi.useRealTimers();
  });

  it.each<[string, () => Response, string]>([
    ['500', () => Response.json({ error: 'Internal Server Error' }, { status: 500 }), 'rejected 500'],
    ['401', () => Response.json({ error: 'Unauthorized' }, { status: 401 }), 'rejected 401'],
    ['cut off', () => new Response('{"data":[{"id":1,'), 'unexpected answer at $'],
    ['of another shape', () => Response.json({ unexpected: true }), 'unexpected answer at product_reviews'],
    ['a page', () => new Response('<!doctype html><h1>We’ll be right back</h1>'), 'unexpected answer at $'],
    [
      'dropped',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unavailable',
    ],
  ])('%s', { tags: ['error-2'] }, async (_, answer, why) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { fetched } = service('ok');
    fetched.mockImplementationOnce(async () => answer());
    const store = createReviewsStore(open(), 5);
    await store.load(7);
    expect(store.getState()).toMatchObject({ phase: 'idle', error: true, shown: [], more: false });
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`the reviews could not be read: ${why}`)]]);
    await store.load(7);
    expect(store.getState()).toMatchObject({ phase: 'loaded', error: false, more: true });
    expect(store.getState().shown).toHaveLength(5);
  });
});
