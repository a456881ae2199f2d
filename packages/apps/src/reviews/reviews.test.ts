import { extname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRESS, LOAFER, type OpenApps, openApps, SHOP_DIR, UNREVIEWED } from '../../test/open-apps.ts';
import { readReviews } from './reviews-file.ts';

let open: OpenApps;
beforeAll(async () => {
  open = await openApps();
});
afterAll(() => open.close());

const KEY = { 'junip-store-key': 'vitrine-demo' };

interface Review {
  id: number;
  rating: number;
  created_at: string;
  featured: boolean;
  target_title: string;
  title: string | null;
  response: string | null;
  customer?: { first_name: string | null };
  attribute_records?: { name: string; value: string }[];
}

async function ask(query: Record<string, string>, path = '/reviews/v1/product_reviews', headers = KEY) {
  const response = await open.apps.inject({ url: `${path}?${new URLSearchParams(query)}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const filter = 'filter[product_remote_ids]';

describe('the list of version 1', () => {
  test('goes from cursor to cursor to its end, each review once, newest first', async () => {
    const seen: Review[] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const query: Record<string, string> = { [filter]: String(DRESS.id), 'page[size]': '10' };
      if (after !== null) query['page[after]'] = after;
      const { body } = await ask(query);
      seen.push(...body.product_reviews);
      after = body.meta.page.after;
      pages += 1;
    } while (after !== null && pages < 10);
    expect(pages).toBe(3);
    expect(seen).toHaveLength(26);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(26);
    const times = seen.map(({ created_at }) => Date.parse(created_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(seen.every(({ target_title }) => target_title === DRESS.title)).toBe(true);
  });

  test('takes brackets with [] and without, and more than one product', async () => {
    const one = await ask({ [filter]: String(DRESS.id), 'page[size]': '100' });
    const same = await ask({ [`${filter}[]`]: String(DRESS.id), 'page[size]': '100' });
    expect(same.body).toEqual(one.body);
    const both = await open.apps.inject({
      url: `/reviews/v1/product_reviews?filter%5Bproduct_remote_ids%5D%5B%5D=${DRESS.id}&${filter}[]=${LOAFER.id}&page%5Bsize%5D=5&sort[order]=asc`,
      headers: KEY,
    });
    const all = await ask({ [filter]: `${DRESS.id},${LOAFER.id}`, 'page[size]': '5', 'sort[order]': 'asc' });
    expect(both.json()).toEqual(all.body);
  });

  test('omits reviewers and attributes unless requested; missing texts are null', async () => {
    const plain = await ask({ [filter]: String(DRESS.id) });
    expect(plain.body.product_reviews[0]).not.toHaveProperty('customer');
    expect(plain.body.product_reviews[0]).not.toHaveProperty('attribute_records');
    expect(plain.body.product_reviews[0].response).toBeNull();
    const full = await ask({ [filter]: String(DRESS.id), include: 'customer,attribute_records' });
    const [first]: Review[] = full.body.product_reviews;
    expect(first?.customer?.first_name).toBe('Kirsten');
    expect(first?.attribute_records?.[0]).toMatchObject({ name: 'Fit', value: 'True to size' });
  });

  test('sorts featured reviews first on request', async () => {
    const { body } = await ask({ [filter]: String(DRESS.id), 'sort[field]': 'featured', 'page[size]': '100' });
    const flags = body.product_reviews.map((review: Review) => Number(review.featured));
    expect(flags).toEqual([...flags].sort((a, b) => b - a));
    expect(flags[0]).toBe(1);
  });

  test('is empty for products without reviews and for unknown products', async () => {
    for (const id of [UNREVIEWED.id, 1]) {
      const { body } = await ask({ [filter]: String(id) });
      expect(body).toEqual({ product_reviews: [], meta: { page: { after: null } } });
    }
  });

  test.each([
    ['a page of 4', { 'page[size]': '4' }],
    ['a page of 101', { 'page[size]': '101' }],
    ['a page of nothing', { 'page[size]': 'many' }],
    ['a cursor nobody gave', { 'page[after]': 'zzz' }],
    ['an unknown order', { 'sort[field]': 'stars' }],
  ])('refuses %s', async (_name, query) => {
    expect((await ask({ [filter]: String(DRESS.id), ...query })).status).toBe(400);
  });

  test('refuses without the store key and with a dead one', async () => {
    expect((await ask({ [filter]: '1' }, undefined, { 'junip-store-key': '' })).status).toBe(401);
    expect((await ask({ [filter]: '1' }, undefined, { 'junip-store-key': 'dead-key' })).status).toBe(401);
  });

  test('answers the browser’s preflight', async () => {
    const { statusCode, headers } = await open.apps.inject({
      method: 'OPTIONS',
      url: '/reviews/v1/product_reviews?x=1',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'junip-store-key',
      },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-headers']).toContain('junip-store-key');
  });
});

describe('version 2', () => {
  const path = `/reviews/v2/products/remote/${DRESS.id}`;

  test('pages to the end', async () => {
    const first = await ask({ page_size: '20' }, `${path}/reviews`);
    expect(first.body.data).toHaveLength(20);
    const second = await ask({ page_size: '20', page_after: first.body.meta.after }, `${path}/reviews`);
    expect(second.body.data).toHaveLength(6);
    expect(second.body.meta.after).toBeNull();
  });

  test('answers 400 to a page of 51', async () => {
    expect((await ask({ page_size: '51' }, `${path}/reviews`)).status).toBe(400);
  });

  test('sums up the ratings', async () => {
    const { body } = await ask({}, path);
    expect(body.rating_count).toBe(26);
    const { rating_distribution: counts } = body;
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count, 0)).toBe(26);
    const mean = [1, 2, 3, 4, 5].reduce((sum, stars) => sum + stars * counts[stars], 0) / 26;
    expect(body.rating_average).toBeCloseTo(mean, 2);
    expect((await ask({}, `/reviews/v2/products/remote/${UNREVIEWED.id}`)).body.rating_average).toBeNull();
  });
});

describe('writing a review', () => {
  const url = `/reviews/review/onsite/product?store_key=k&product_id=${DRESS.id}`;
  const post = (fields: Record<string, string>) =>
    open.apps.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const full = {
    store_key: 'k',
    product_id: String(DRESS.id),
    rating: '4',
    title: 'Good',
    body: 'It <i>fits</i>.',
    first_name: 'Ada',
    email: 'ada@example.com',
  };

  test('shows a form that names the product', async () => {
    const { body, statusCode } = await open.apps.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Review: Column Slip Dress – Reviews</title>');
    expect((await open.apps.inject('/reviews/review/onsite/product?store_key=k&product_id=1')).statusCode).toBe(404);
  });

  test('reports missing fields and keeps the entered values', async () => {
    const { body, statusCode } = await post({ ...full, email: 'ada', rating: '' });
    expect(statusCode).toBe(422);
    expect(body).toContain('Enter a valid email address.');
    expect(body).toContain('Choose a number of stars.');
    expect(body).toContain('It &lt;i&gt;fits&lt;/i&gt;.');
  });

  test('stores a submitted review as pending, also after a restart', async () => {
    expect((await post(full)).body).toContain('Thank you.');
    await open.reopen();
    const { exportBook } = await import('../cli/export.ts');
    const table = await exportBook({ book: 'reviews', dataDir: open.dataDir });
    expect(table).toContain('ada@example.com');
    expect(table).toContain('pending');
    const { body } = await ask({ [filter]: String(DRESS.id), 'page[size]': '100' });
    expect(body.product_reviews).toHaveLength(26);
  });

  const call = (fields: Record<string, string>, headers: Record<string, string>) =>
    open.apps.inject({
      method: 'POST',
      url: '/reviews/review/onsite/product',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  test('answers a page of the shop in JSON, with what is wrong by field', async () => {
    const accept = { accept: 'application/json' };
    expect((await call({ ...full, fit: 'Runs small' }, accept)).statusCode).toBe(201);
    const refused = await call({ ...full, email: 'ada', rating: '' }, accept);
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['rating', 'email']);
  });

  test('leads a form without scripts back to its page, and nowhere else', async () => {
    const way = async (return_to: string, more: Record<string, string> = {}, origin = 'http://shop.test') => {
      const { statusCode, headers } = await call({ ...full, return_to, ...more }, { origin });
      return `${statusCode} ${headers.location}`;
    };
    const page = '/products/slip?view=review';
    expect(await way(page)).toBe(`303 http://shop.test${page}#review-sent`);
    expect(await way(page, { email: 'ada' })).toBe(`303 http://shop.test${page}#review-refused`);
    expect(await way(page, {}, 'null')).toBe(`303 http://shop.test${page}#review-sent`);
    for (const elsewhere of ['https://evil.test/', '//evil.test', '/\\evil.test']) {
      expect(await way(elsewhere)).toBe('200 undefined');
    }
  });

  test('reviews list their customers’ pictures; no other file of the shop is served', async () => {
    const { body } = await ask({ [filter]: String(DRESS.id), 'page[size]': '100' });
    const photos: string[] = body.product_reviews.flatMap(({ photo_urls }: { photo_urls: string[] }) => photo_urls);
    expect(photos.length).toBeGreaterThan(2);
    const stored = [...(await readReviews(SHOP_DIR)).values()].flat();
    const names = new Set(stored.flatMap((review) => review.photos));
    expect([...names]).toEqual(expect.arrayContaining(photos.map((url) => url.split('/').at(-1))));
    for (const name of names) {
      const { statusCode, headers } = await open.apps.inject({ url: `/reviews/photos/${name}` });
      const type = `image/${extname(name).slice(1).replace('jpg', 'jpeg')}`;
      expect([statusCode, headers['content-type']], name).toEqual([200, type]);
    }
    for (const name of ['favicon.svg', 'column-slip-dress-film.mp4', '..%2Fshop.json']) {
      expect((await open.apps.inject({ url: `/reviews/photos/${name}` })).statusCode).toBe(404);
    }
  });
});
