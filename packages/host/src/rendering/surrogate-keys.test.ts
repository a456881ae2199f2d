import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cdnHeaders, cdnPage, purgedKeys, surrogateKeys } from './surrogate-keys.ts';

const many = (count: number, ...kinds: string[]) =>
  new Set(Array.from({ length: count }, (_, id) => kinds.map((kind) => `${kind}:${1_000_000 + id}`)).flat());

test('a page has a key for each fact it shows', () => {
  expect(surrogateKeys(new Set(['shop', 'product:12', 'menu:main']), 'Surrogate-Key')).toBe(
    'all shop product.12 menu.main',
  );
  expect(surrogateKeys(new Set(['shop', 'product:12']), 'Cache-Tag')).toBe('all,shop,product.12');
  expect(surrogateKeys(new Set(['file:Été & (1).png']), 'Surrogate-Key')).toMatch(/^all file\.[\w.-]+$/);
});

test('a page of more facts than fit has coarser keys', () => {
  expect(surrogateKeys(many(100, 'product'), 'Surrogate-Key')).toContain(' product.1000099');
  const coarser = surrogateKeys(many(100, 'product', 'available', 'quantity', 'stock-up-to-5'), 'Surrogate-Key') ?? '';
  expect(coarser.split(' ')).toHaveLength(101);
  expect(coarser).toContain(' product-any.1000099');
  expect(surrogateKeys(many(5000, 'product', 'members'), 'Surrogate-Key')).toBe('all products-any collections-any');
  const kinds = new Set(Array.from({ length: 900 }, (_, number) => `kind${number}:1`));
  expect(surrogateKeys(kinds, 'Surrogate-Key')).toBeNull();
  expect(cdnPage({ facts: kinds, until: 1 }, { maxAge: 9, header: 'Surrogate-Key', purgeUrl: undefined })).toBeNull();
});

const kinds = ['product', 'quantity', 'stock-up-to-5', 'members', 'sales-order-of-first-8', 'menu', 'file', 'page'];
const fact = fc
  .tuple(fc.constantFrom(...kinds), fc.oneof(fc.integer({ min: 1, max: 1e6 }).map(String), fc.string()))
  .map(([kind, id]) => `${kind}:${id}`);

test('a change of any fact of a page purges it, however coarse its keys are', { tags: ['scale-8'] }, () => {
  const facts = fc.uniqueArray(fact, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(facts, fc.nat(), fc.constantFrom(0, 150, 800), (some, at, others) => {
      const page = surrogateKeys(new Set([...some, ...many(others, 'quantity', 'available')]), 'Surrogate-Key') ?? '';
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(4096);
      expect(page).toMatch(/^[\w. -]+$/);
      const purged = purgedKeys([some[at % some.length] ?? '']);
      expect(page.split(' ').some((key) => purged.has(key))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a change of one product leaves the pages of others', () => {
  const page = surrogateKeys(new Set(['product:13', 'quantity:13', 'product:121']), 'Surrogate-Key')?.split(' ');
  expect(page?.filter((key) => purgedKeys(['product:12', 'quantity:12']).has(key))).toEqual([]);
});

test('an import and a save in the theme editor purge everything', () => {
  expect([...purgedKeys(['*'])]).toEqual(['all']);
  expect([...purgedKeys(['product:1', 'theme-edits'])]).toEqual(['all']);
});

test('a page stays as long as it holds, and a minute where time changes it before', () => {
  const settings = { maxAge: 3600, header: 'Surrogate-Key', purgeUrl: undefined };
  const facts = new Set(['shop']);
  const ageOf = (until: number, now: number) => {
    const page = cdnPage({ facts, until }, settings);
    return page && cdnHeaders(page, now)['cdn-cache-control'];
  };
  const page = cdnPage({ facts, until: Number.POSITIVE_INFINITY }, settings);
  expect(page && cdnHeaders(page, 0)).toEqual({
    'surrogate-key': 'all shop',
    'cdn-cache-control': 'max-age=3600',
    'surrogate-control': 'max-age=3600',
  });
  expect(ageOf(10_000_000, 6_399_999)).toBe('max-age=3600');
  expect(ageOf(10_000_000, 6_400_000)).toBe('max-age=60');
  expect(ageOf(10_000_000, 9_999_999)).toBe('max-age=60');
});
