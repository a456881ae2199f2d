import { SuggestResponse } from '@vitrine/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

const ask = (query: Record<string, string>, path = '/search/suggest.json') =>
  shop.visitor().get(`${path}?${new URLSearchParams(query)}`);

async function resultsOf(query: Record<string, string>) {
  const answer = await ask(query);
  expect(answer.statusCode).toBe(200);
  return SuggestResponse.parse(answer.json()).resources.results;
}

describe('suggest.json', () => {
  it('answers the kinds that were asked for, all of them otherwise', async () => {
    expect(Object.keys(await resultsOf({ q: 'silk', 'resources[type]': 'page,product' })).toSorted()).toEqual([
      'pages',
      'products',
    ]);
    expect(Object.keys(await resultsOf({ q: 'silk' })).toSorted()).toEqual([
      'articles',
      'collections',
      'pages',
      'products',
      'queries',
    ]);
  });

  it('tells a product as the platform does: prices as decimals, addresses that say where they stood', async () => {
    const { products } = await resultsOf({ q: 'slip', 'resources[type]': 'product' });
    expect(products?.[0]).toMatchObject({
      handle: 'slip-dress',
      price: '240.00',
      price_min: '240.00',
      price_max: expect.stringMatching(/^\d+\.\d\d$/),
      compare_at_price_max: '300.00',
      variants: [],
      url: expect.stringMatching(/^\/products\/slip-dress\?_pos=1&_psq=slip&_ss=e&_v=1\.0/),
      featured_image: { alt: 'Slip Dress in Ink, front', width: expect.any(Number) },
    });
  });

  it('shares one limit among all kinds so that none crowds the others out', async () => {
    const lists = Object.values(await resultsOf({ q: 'silk', 'resources[limit]': '3' }));
    const lengths = lists.map((list) => list?.length ?? 0);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(3);
    expect(Math.max(...lengths)).toBeLessThan(3);
    const each = await resultsOf({ q: 'silk', 'resources[limit]': '1', 'resources[limit_scope]': 'each' });
    for (const list of Object.values(each)) expect(list?.length).toBeLessThanOrEqual(1);
  });

  it.each([
    [{}],
    [{ q: 'x', 'resources[type]': 'shoe' }],
    [{ q: 'x', 'resources[type]': '' }],
    [{ q: 'x', 'resources[limit]': '0' }],
    [{ q: 'x', 'resources[limit]': '11' }],
    [{ q: 'x', 'resources[limit]': 'many' }],
    [{ q: 'x', 'resources[limit_scope]': 'some' }],
    [{ q: 'x', 'resources[options][unavailable_products]': 'perhaps' }],
    [{ q: 'x', 'resources[options][fields]': 'title,price' }],
  ] as Record<string, string>[][])('refuses %j as the platform does', async (query = {}) => {
    for (const path of ['/search/suggest.json', '/search/suggest']) {
      const answer = await ask(query, path);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        status: 422,
        message: 'Invalid parameter error',
        description: expect.any(String),
      });
    }
  });

  it('answers nothing for nothing', async () => {
    for (const list of Object.values(await resultsOf({ q: '' }))) expect(list).toEqual([]);
  });
});

describe('suggest as a section of the theme', () => {
  it('is HTML, and an error body where there is no such section', async () => {
    const section = await ask({ q: 'sil', section_id: 'cart-count' }, '/search/suggest');
    expect([section.statusCode, section.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const unknown = await ask({ q: 'sil', section_id: 'nothing' }, '/search/suggest');
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { status: 404, message: 'Not Found', description: expect.any(String) },
    ]);
  });
});

it('has no suggestions in languages without spaces between words', async () => {
  const own = await openTestShop({
    shop: {
      locales: [
        { isoCode: 'en', name: 'English', endonymName: 'English', primary: true },
        { isoCode: 'ja', name: 'Japanese', endonymName: '日本語', primary: false },
        { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false },
      ],
    },
  });
  const japanese = await own.visitor().get('/ja/search/suggest.json?q=x');
  expect([japanese.statusCode, japanese.json()]).toEqual([
    417,
    { status: 417, message: 'Expectation Failed', description: 'Unsupported buyer locale' },
  ]);
  const french = await own.visitor().get('/fr/search/suggest.json?q=slip&resources[type]=product');
  expect(french.json().resources.results.products[0].url).toMatch(/^\/fr\/products\/slip-dress/);
  await own.close();
});

describe('whatever is typed', () => {
  const OPERATORS = [
    'AND',
    'OR',
    'NOT',
    'NEAR(',
    '"',
    '*',
    '^',
    '{title}',
    ':',
    '-',
    '+',
    '(',
    ')',
    "'",
    ';',
    '--',
    '%',
    '_',
    '\\',
  ];
  const HOSTILE = [
    '<script>alert(1)</script>',
    '\u0000',
    '\u202e',
    '\ud800',
    '🧥',
    'é'.repeat(50),
    '{{ shop }}',
    '%00',
    '../..',
  ];
  const hostile = fc
    .array(
      fc.oneof(fc.constantFrom(...OPERATORS, ...HOSTILE, 'silk', 'sl'), fc.string({ unit: 'binary', maxLength: 12 })),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .chain((parts) => fc.constantFrom(' ', '').map((between) => parts.join(between)));

  it('is answered, and what is styled is escaped', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (q) => {
        const { queries = [] } = await resultsOf({ q: q.toWellFormed() });
        for (const { styled_text } of queries) {
          expect(styled_text.replace(/<\/?(?:mark|span)>/g, '')).not.toMatch(/[<>]/);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('shows on the search page as text', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (q) => {
        const answer = await ask({ q: q.toWellFormed(), type: 'product' }, '/search');
        expect(answer.statusCode).toBe(200);
        expect(answer.body).not.toContain('<script>alert');
      }),
      { numRuns: 25 },
    );
  });

  it('is answered fast, however long', async () => {
    await ask({ q: 'silk' });
    for (const q of ['silk '.repeat(2000), `"${'a'.repeat(10_000)}`, '* OR '.repeat(2000), 'abcde'.repeat(2000)]) {
      const began = process.cpuUsage();
      expect((await ask({ q })).statusCode).toBe(200);
      // Of the processor: other work of the machine does not count.
      expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
    }
  });
});
