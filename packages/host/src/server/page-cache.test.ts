import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import type { PageAnswer } from './pages.ts';

const open: PagesFixture[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});
async function fixture(options = {}): Promise<PagesFixture> {
  const shop = await openPages(options);
  open.push(shop);
  return shop;
}
const PLAIN = { acceptEncoding: undefined, ifNoneMatch: undefined };

function text(answer: PageAnswer): string {
  const body = Buffer.from(answer.body ?? '');
  const encoding = answer.headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

async function rename(shop: PagesFixture, handle: string, title: string): Promise<void> {
  await shop.store.write(async (tx, changed) => {
    const row = await tx
      .updateTable('products')
      .set({ title })
      .where('handle', '=', handle)
      .returning('id')
      .executeTakeFirstOrThrow();
    changed(`product:${row.id}`, 'products');
  });
}

describe('page', () => {
  it('answers compressed with an ETag, and 304 to who has it', async () => {
    const { pages } = await fixture();
    const plain = await pages.page(request('/'), PLAIN);
    const brotli = await pages.page(request('/'), { acceptEncoding: 'gzip, br', ifNoneMatch: undefined });
    const gzip = await pages.page(request('/'), { acceptEncoding: 'gzip', ifNoneMatch: undefined });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(text(brotli)).toBe(text(plain));
    expect(text(gzip)).toBe(text(plain));
    expect(brotli.headers.etag).not.toBe(gzip.headers.etag);
    const again = await pages.page(request('/'), {
      acceptEncoding: 'br',
      ifNoneMatch: `W/"x", ${brotli.headers.etag}`,
    });
    expect(again).toMatchObject({ status: 304, body: null });
  });

  it('is the same page for trackers and for parameters in another order', async () => {
    const { pages } = await fixture();
    const first = await pages.page(request('/collections/silk?sort_by=manual&page=1'), PLAIN);
    const second = await pages.page(request('/collections/silk?utm_source=x&page=1&sort_by=manual&fbclid=1'), PLAIN);
    expect(second.body).toBe(first.body);
  });

  it('never keeps what is private, missing or broken', async () => {
    const { pages } = await fixture();
    for (const address of ['/cart', '/nope', '/account/login']) {
      const answer = await pages.page(request(address), PLAIN);
      expect(answer.headers['cache-control'], address).toBe('no-store');
      expect(answer.headers.etag, address).toBeUndefined();
      expect((await pages.page(request(address), PLAIN)).body).not.toBe(answer.body);
    }
    const posted = new Map([['contact_form', { posted: true, errors: {}, values: {} }]]);
    const kept = await pages.page(request('/'), PLAIN);
    expect((await pages.page(request('/', { formResults: posted }), PLAIN)).body).not.toBe(kept.body);
    expect((await pages.page(request('/', { designMode: true }), PLAIN)).body).not.toBe(kept.body);
  });

  it('drops exactly the pages that read what changed', async () => {
    const shop = await fixture();
    const get = async (address: string) => (await shop.pages.page(request(address), PLAIN)).body;
    const [dress, scarf, about] = [
      await get('/products/slip-dress'),
      await get('/products/silk-scarf'),
      await get('/pages/about'),
    ];
    await rename(shop, 'slip-dress', 'Bias Dress');
    expect(String(await get('/products/slip-dress'))).toContain('Bias Dress');
    expect(await get('/products/slip-dress')).not.toBe(dress);
    expect(await get('/products/silk-scarf')).toBe(scarf);
    expect(await get('/pages/about')).toBe(about);
  });

  it('does not keep a page whose rows changed while it was rendered', async () => {
    const shop = await fixture();
    const rendering = shop.pages.page(request('/products/slip-dress'), PLAIN);
    await rename(shop, 'slip-dress', 'Raced');
    await rendering;
    expect(text(await shop.pages.page(request('/products/slip-dress'), PLAIN))).toContain('Raced');
  });

  it('keeps JSON by its address, country and language, until what it read changes, and nothing that failed', async () => {
    const shop = await fixture();
    let made = 0;
    const ask = (address: string, given = {}) =>
      shop.pages.json(request(address, given), PLAIN, async (reader) => {
        made += 1;
        const id = await reader.need('productId', 'slip-dress');
        return { title: id === null ? null : (await reader.need('product', id))?.title };
      });
    const both = await Promise.all([ask('/x.json'), ask('/x.json')]);
    expect(both.map(text)).toEqual(['{"title":"Slip Dress"}', '{"title":"Slip Dress"}']);
    await ask('/x.json?utm_source=x');
    expect(made).toBe(1);
    await ask('/x.json?page=2');
    await ask('/x.json', { country: 'CA' });
    await ask('/x.json', { locale: 'fr', rootUrl: '/fr/' });
    expect(made).toBe(4);
    await rename(shop, 'silk-scarf', 'Other');
    await ask('/x.json');
    expect(made).toBe(4);
    await rename(shop, 'slip-dress', 'Bias Dress');
    expect(text(await ask('/x.json'))).toBe('{"title":"Bias Dress"}');
    expect(made).toBe(5);
    const fails = () => shop.pages.json(request('/y.json'), PLAIN, () => Promise.reject(new Error('nothing there')));
    await expect(fails()).rejects.toThrow('nothing there');
    await expect(fails()).rejects.toThrow('nothing there');
    // A page of the same address is another thing.
    expect(text(await shop.pages.page(request('/x.json'), PLAIN))).not.toContain('"title"');
  });

  it('stays below its bound', async () => {
    const shop = await fixture({ pageBytes: 60_000 });
    const first = await shop.pages.page(request('/products/slip-dress?n=0'), PLAIN);
    for (let index = 1; index < 40; index++) await shop.pages.page(request(`/products/slip-dress?n=${index}`), PLAIN);
    expect((await shop.pages.page(request('/products/slip-dress?n=0'), PLAIN)).body).not.toBe(first.body);
  });

  it('shows the same with and without caches after any writes', async () => {
    const cached = await fixture();
    const addresses = [
      '/',
      '/products/slip-dress',
      '/products/silk-scarf',
      '/collections/silk',
      '/collections/all',
      '/collections/silk?filter.v.availability=1',
      '/pages/look/evening',
      '/products/gone',
    ];
    const write = fc.oneof(
      fc.record({
        kind: fc.constant('title' as const),
        handle: fc.constantFrom('slip-dress', 'silk-scarf'),
        value: fc.stringMatching(/^[A-Z][a-z]{1,8}$/),
      }),
      fc.record({
        kind: fc.constant('stock' as const),
        handle: fc.constantFrom('slip-dress', 'silk-scarf'),
        value: fc.nat(3),
      }),
      fc.record({ kind: fc.constant('visit' as const), address: fc.constantFrom(...addresses) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (steps) => {
        for (const step of steps) {
          if (step.kind === 'visit') await cached.pages.page(request(step.address), PLAIN);
          else if (step.kind === 'title') await rename(cached, step.handle, step.value);
          else {
            await cached.store.write(async (tx, changed) => {
              const row = await tx
                .selectFrom('products')
                .select('id')
                .where('handle', '=', step.handle)
                .executeTakeFirstOrThrow();
              await tx.updateTable('variants').set({ quantity: step.value }).where('product_id', '=', row.id).execute();
              changed(`product:${row.id}`, 'products');
            });
          }
        }
        const { createPages } = await import('./pages.ts');
        const { fixedTheme } = await import('../theme/watch.ts');
        const fresh = createPages({
          store: cached.store,
          theme: fixedTheme(cached.theme),
          dev: false,
          pageBytes: 0,
          rowBytes: 0,
          report: () => {},
        });
        for (const address of addresses) {
          expect(text(await cached.pages.page(request(address), PLAIN))).toBe(
            (await fresh.renderPage(request(address))).body,
          );
        }
        fresh.close();
      }),
      { numRuns: 25 },
    );
  }, 30_000);
});

describe('many visitors', () => {
  it('share one rendering of a page, but never a private one', async () => {
    const shop = await fixture();
    const ask = (address: string) =>
      Promise.all(Array.from({ length: 20 }, () => shop.pages.page(request(address), PLAIN)));
    const shared = await ask('/collections/silk');
    expect(new Set(shared.map((answer) => answer.body)).size).toBe(1);
    const own = await ask('/cart');
    expect(new Set(own.map((answer) => answer.body)).size).toBe(20);
  });

  it('do not wait for a rendering that began before a change', async () => {
    const shop = await fixture();
    const before = shop.pages.page(request('/products/slip-dress'), PLAIN);
    await rename(shop, 'slip-dress', 'Changed');
    const after = shop.pages.page(request('/products/slip-dress'), PLAIN);
    await before;
    expect(text(await after)).toContain('Changed');
  });
});
