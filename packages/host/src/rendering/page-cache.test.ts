import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import type { PageAnswer } from './page-answer.ts';

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
/** Given the bytes that are cached, so that the same answer is the same buffer. */
const GZIP = { acceptEncoding: 'gzip', ifNoneMatch: undefined };

function text(answer: PageAnswer): string {
  const body = Buffer.from(answer.body ?? '');
  const encoding = answer.headers['content-encoding'];
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync }[encoding ?? ''];
  return (unpack?.(body) ?? body).toString();
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
  it('answers compressed with an ETag, and 304 to a client that has it', async () => {
    const { pages } = await fixture();
    const plain = await pages.page(request('/'), PLAIN);
    const brotli = await pages.page(request('/'), { acceptEncoding: 'gzip, br', ifNoneMatch: undefined });
    const gzip = await pages.page(request('/'), GZIP);
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

  it('sends a page in the fastest encoding as soon as it is made, and in the smallest from then on', async () => {
    const { pages } = await fixture();
    const browser = { acceptEncoding: 'gzip, deflate, br, zstd', ifNoneMatch: undefined };
    const rendered = await pages.page(request('/'), browser);
    const again = await pages.page(request('/'), browser);
    const own = await pages.page(request('/cart'), browser);
    expect([rendered, again, own].map(({ headers }) => headers['content-encoding'])).toEqual(['zstd', 'br', 'zstd']);
    expect(text(rendered)).toContain('</html>');
    expect(text(again)).toBe(text(rendered));
    expect(text(own)).toContain('</html>');
    expect([...(again.cached?.page.bodies.keys() ?? [])]).toEqual(['br']);
    const held = await pages.page(request('/'), { ...browser, ifNoneMatch: rendered.headers.etag });
    expect(held).toMatchObject({ status: 304, body: null, headers: { etag: rendered.headers.etag } });
    const refused = { ...browser, acceptEncoding: 'br, zstd;q=0' };
    expect((await pages.page(request('/pages/about'), refused)).headers['content-encoding']).toBe('br');
  });

  it('caches a page in the requested encodings alone, and counts their bytes', async () => {
    const { pages } = await fixture();
    const bytes = () => pages.figures().page_cache_bytes ?? 0;
    const plain = await pages.page(request('/'), PLAIN);
    const again = await pages.page(request('/'), PLAIN);
    expect(text(again)).toBe(text(plain));
    const bodies = again.cached?.page.bodies ?? new Map();
    await vi.waitFor(() => expect([...bodies.keys()]).toEqual(['zstd']));
    const without = bytes() - bodies.get('zstd').length;
    const gzip = await pages.page(request('/'), GZIP);
    expect([...bodies.keys()]).toEqual(['gzip']);
    expect(text(gzip)).toBe(text(plain));
    expect(bytes() - without).toBe(bodies.get('gzip').length);
    const brotli = await pages.page(request('/'), { acceptEncoding: 'br', ifNoneMatch: undefined });
    expect([...bodies.keys()]).toEqual(['gzip', 'br']);
    expect(text(brotli)).toBe(text(plain));
    expect(bytes() - without).toBe(bodies.get('gzip').length + bodies.get('br').length);
    for (const body of bodies.values()) {
      expect(body.length).toBeLessThan(text(plain).length / 2);
      expect(body.buffer.byteLength).toBe(body.length);
    }
    await pages.page(request('/pages/about'), GZIP);
    const about = await pages.page(request('/pages/about'), PLAIN);
    expect([...(about.cached?.page.bodies.keys() ?? [])]).toEqual(['gzip']);
    expect(text(about)).toContain('</html>');
  });

  it('stays uncompressed where compression for the cache fails, and reports it', async () => {
    const { pages, lines } = await fixture();
    const { body } = await pages.page(request('/'), PLAIN);
    const page = (await pages.page(request('/'), PLAIN)).cached?.page;
    await vi.waitFor(() => expect([...(page?.bodies.keys() ?? [])]).toEqual(['zstd']));
    const failing = Promise.reject(new Error('no memory'));
    failing.catch(() => {});
    page?.bodies.clear();
    page?.bodies.set('identity', Buffer.from(body ?? ''));
    page?.making.set('zstd', failing);
    expect(text(await pages.page(request('/'), PLAIN))).toContain('</html>');
    await vi.waitFor(() => expect(lines).toContain('A page is not compressed: Error: no memory'));
    expect(text(await pages.page(request('/'), PLAIN))).toContain('</html>');
  });

  it('is compressed harder when it is cached than when it is sent once', async () => {
    const { pages } = await fixture();
    const [kept, own] = [await pages.page(request('/'), GZIP), await pages.page(request('/cart'), GZIP)];
    expect(kept.body).toEqual(gzipSync(text(kept), { level: 6 }));
    expect(own.body).toEqual(gzipSync(text(own), { level: 4 }));
  });

  it('is the same page for trackers and for parameters in another order', async () => {
    const { pages } = await fixture();
    const first = await pages.page(request('/collections/silk?sort_by=manual&page=1'), GZIP);
    const second = await pages.page(request('/collections/silk?utm_source=x&page=1&sort_by=manual&fbclid=1'), GZIP);
    expect(second.body).toBe(first.body);
  });

  it('never caches what is private, missing or broken', async () => {
    const { pages } = await fixture();
    for (const address of ['/cart', '/nope', '/account/login']) {
      const answer = await pages.page(request(address), GZIP);
      expect(answer.headers['cache-control'], address).toBe('no-store');
      expect(answer.headers.etag, address).toBeUndefined();
      expect((await pages.page(request(address), GZIP)).body).not.toBe(answer.body);
    }
    const posted = new Map([['contact_form', { posted: true, errors: {}, values: {} }]]);
    const cached = await pages.page(request('/'), GZIP);
    expect((await pages.page(request('/', { formResults: posted }), GZIP)).body).not.toBe(cached.body);
    expect((await pages.page(request('/', { designMode: true }), GZIP)).body).not.toBe(cached.body);
  });

  it('drops exactly the pages that read what changed', async () => {
    const shop = await fixture();
    const get = (address: string) => shop.pages.page(request(address), GZIP);
    const [dress, scarf, about] = [
      await get('/products/slip-dress'),
      await get('/products/silk-scarf'),
      await get('/pages/about'),
    ];
    await rename(shop, 'slip-dress', 'Bias Dress');
    expect(text(await get('/products/slip-dress'))).toContain('Bias Dress');
    expect((await get('/products/slip-dress')).body).not.toBe(dress.body);
    expect((await get('/products/silk-scarf')).body).toBe(scarf.body);
    expect((await get('/pages/about')).body).toBe(about.body);
  });

  it('does not cache a page whose rows changed while it was rendered', async () => {
    const shop = await fixture();
    const rendering = shop.pages.page(request('/products/slip-dress'), GZIP);
    await rename(shop, 'slip-dress', 'Raced');
    await rendering;
    expect(text(await shop.pages.page(request('/products/slip-dress'), GZIP))).toContain('Raced');
  });

  it('caches JSON by its address, country and language, until what it read changes, and nothing that failed', async () => {
    const shop = await fixture();
    let rendered = 0;
    const ask = (address: string, given = {}) =>
      shop.pages.text(request(address, given), GZIP, {
        contentType: 'application/json',
        make: async (reader) => {
          rendered += 1;
          const id = await reader.need('productId', 'slip-dress');
          return JSON.stringify({ title: id === null ? null : (await reader.need('product', id))?.title });
        },
      });
    const both = await Promise.all([ask('/x.json'), ask('/x.json')]);
    expect(both.map(text)).toEqual(['{"title":"Slip Dress"}', '{"title":"Slip Dress"}']);
    await ask('/x.json?utm_source=x');
    expect(rendered).toBe(1);
    await ask('/x.json?page=2');
    await ask('/x.json', { country: 'CA' });
    await ask('/x.json', { locale: 'fr', rootUrl: '/fr/' });
    expect(rendered).toBe(4);
    await rename(shop, 'silk-scarf', 'Other');
    await ask('/x.json');
    expect(rendered).toBe(4);
    await rename(shop, 'slip-dress', 'Bias Dress');
    expect(text(await ask('/x.json'))).toBe('{"title":"Bias Dress"}');
    expect(rendered).toBe(5);
    const fails = () =>
      shop.pages.text(request('/y.json'), GZIP, {
        contentType: 'application/json',
        make: () => Promise.reject(new Error('nothing there')),
      });
    await expect(fails()).rejects.toThrow('nothing there');
    await expect(fails()).rejects.toThrow('nothing there');
    // A page of the same address is another thing.
    expect(text(await shop.pages.page(request('/x.json'), GZIP))).not.toContain('"title"');
  });

  it('stays below its bound', async () => {
    const shop = await fixture({ pageBytes: 60_000 });
    const first = await shop.pages.page(request('/products/slip-dress?n=0'), GZIP);
    for (let index = 1; index < 40; index++) await shop.pages.page(request(`/products/slip-dress?n=${index}`), GZIP);
    expect((await shop.pages.page(request('/products/slip-dress?n=0'), GZIP)).body).not.toBe(first.body);
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
          if (step.kind === 'visit') await cached.pages.page(request(step.address), GZIP);
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
          expect(text(await cached.pages.page(request(address), GZIP))).toBe(
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
      Promise.all(Array.from({ length: 20 }, () => shop.pages.page(request(address), GZIP)));
    const shared = await ask('/collections/silk');
    expect(new Set(shared.map((answer) => answer.body)).size).toBe(1);
    const own = await ask('/cart');
    expect(new Set(own.map((answer) => answer.body)).size).toBe(20);
  });

  it('do not wait for a rendering that began before a change', async () => {
    const shop = await fixture();
    const before = shop.pages.page(request('/products/slip-dress'), GZIP);
    await rename(shop, 'slip-dress', 'Changed');
    const after = shop.pages.page(request('/products/slip-dress'), GZIP);
    await before;
    expect(text(await after)).toContain('Changed');
  });
});
