import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type ListeningShop, openListeningShop, post } from '../../../test/open-listening-shop.ts';

let shop: ListeningShop;
beforeAll(async () => {
  shop = await openListeningShop();
});
afterEach(() => shop.isWell());
afterAll(() => shop.close());

/** Addresses of every surface, with a place for rubbish. */
const SURFACES: ((rubbish: string) => string)[] = [
  (x) => `/${x}`,
  (x) => `/products/${x}`,
  (x) => `/products/slip-dress?variant=${x}`,
  (x) => `/collections/${x}`,
  (x) => `/collections/all?${x}`,
  (x) => `/collections/all?filter.v.option.size=${x}&filter.v.price.gte=${x}&sort_by=${x}`,
  (x) => `/collections/all?page=${x}`,
  (x) => `/search?q=${x}&type=${x}`,
  (x) => `/search/suggest.json?q=${x}&resources[limit]=${x}`,
  (x) => `/recommendations/products.json?product_id=${x}&limit=${x}`,
  (x) => `/pages/${x}`,
  (x) => `/blogs/${x}/${x}`,
  (x) => `/?section_id=${x}`,
  (x) => `/?sections=${x}`,
  (x) => `/cart/${x}`,
  (x) => `/checkouts/${x}`,
  (x) => `/account/${x}`,
  (x) => `/discount/${x}?redirect=${x}`,
  (x) => `/cdn/shop/files/${x}`,
  (x) => `/cdn/shop/t/1/assets/${x}`,
  (x) => `/${x}.json`,
];

const rubbish = fc.oneof(
  // A lone surrogate has no encoding.
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 40 }),
  fc.webQueryParameters(),
  fc.constantFrom('..', '%2e%2e%2f', '%00', '%', 'null', '-1', '1e309', '[]', '&&==', ';', '#', '__proto__'),
);

/** The same every time, so that a failure can be repeated. */
const RUNS = { seed: 20_26, numRuns: 300 };

test('rubbish at every address', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...SURFACES), rubbish, async (address, x) => {
      await shop.ask({ path: address(x) });
    }),
    RUNS,
  ),
);

const FORMS = [
  '/cart/add',
  '/cart/add.js',
  '/cart/update.js',
  '/cart/change.js',
  '/cart/clear.js',
  '/cart',
  '/contact',
  '/account',
  '/account/login',
  '/account/recover',
  '/account/addresses',
  '/localization',
  '/checkout',
  '/blogs/journal/on-silk/comments',
  '/password',
];
const FIELDS = [
  'id',
  'quantity',
  'properties',
  'items',
  'updates',
  'line',
  'note',
  'attributes',
  'sections',
  'sections_url',
  'discount',
  'return_to',
  'form_type',
  'customer',
  'contact',
  'address',
  'checkout',
  '_method',
];

const fields = fc.dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });
const body = fc.oneof(
  { weight: 3, arbitrary: fields.map((value) => ['application/json', JSON.stringify(value)] as const) },
  fc.webQueryParameters().map((text) => ['application/x-www-form-urlencoded', text] as const),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => ['multipart/form-data; boundary=x', Buffer.from(bytes)] as const),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => ['application/json', Buffer.from(bytes)] as const),
);

test('rubbish in every form', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(...FORMS), body, fc.boolean(), async (path, [type, content], wantsPage) => {
      await shop.ask(post(path, content, type, wantsPage ? 'text/html' : 'application/json'));
    }),
    RUNS,
  ),
);
