import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productsByIds, queryProducts } from '../catalogue/catalogue.ts';
import { openTestShop, productHeader, type TestShop } from '../test-shop.ts';
import type { Id } from '../types.ts';
import { search, suggest } from './search.ts';
import { isNear } from './search-words.ts';

const product = (handle: string, title: string, body: string, type: string, tags: string, quantity = 5) =>
  `${handle},${title},${body},Oriel,${type},"${tags}",TRUE,Title,Default Title,,,SKU-${handle},1,shopify,${quantity},deny,10,,,,,,`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'products.csv': [
      productHeader,
      product('slip', 'Column Slip Dress', 'Bias cut', 'Dresses', 'silk'),
      product('cardigan', 'Écru Cardigan', 'A dress for the shoulders', 'Knitwear', 'wool'),
      product('turtleneck', 'Rib Turtleneck', '', 'Knitwear', 'wool'),
      product('gone', 'Dress of Yesterday', '', 'Dresses', 'silk', 0),
      product('tee', 'Tee of 100% Hemp', '', 'Tops', 'hemp'),
      '',
    ].join('\n'),
    'collections.json': [{ handle: 'dresses', title: 'Dresses & Skirts', description: '', products: ['slip'] }],
    'pages/care.html': '<!--{"title":"Care of silk"}--><p>Wash <b>cold</b>.</p>',
    'blogs.json': [{ handle: 'journal', title: 'Journal', comments: 'yes' }],
    'blogs/journal/silk.html':
      '<!--{"title":"On silk","author":"Mina","tags":["cloth"],"publishedAt":"2026-01-02T00:00:00Z"}--><p>Dress well.</p>',
  });
});
afterAll(() => shop.close());

const asked = (terms: string) => ({ collectionId: null, terms, filters: [], sort: null, offset: 0, limit: 10 });

async function titlesOf(terms: string, change = {}): Promise<string[]> {
  const { ids } = await queryProducts(shop.store, { ...asked(terms), ...change });
  return handlesOf(ids);
}
async function handlesOf(ids: readonly Id[]): Promise<string[]> {
  const products = await productsByIds(shop.store, ids);
  return ids.map((id) => products.get(id)?.handle ?? '?');
}

describe('a search', () => {
  it.each([
    ['slip dress', ['slip']],
    ['DRESS', ['slip', 'gone']],
    ['dres', ['slip', 'gone']],
    ['shoulders', ['cardigan']],
    ['cardigans', ['cardigan']],
    ['ecru', ['cardigan']],
    ['ÉCRÜ', ['cardigan']],
    ['turtlenek', ['turtleneck']],
    ['turltneck', []],
    ['cardigna', ['cardigan']],
    ['knitwear wool', ['cardigan', 'turtleneck']],
    ['SKU-slip', ['slip']],
    ['', []],
    ['   ', []],
    ['"', []],
    ['NOT dress', ['slip', 'gone']],
    ['dress AND', ['slip', 'gone']],
    ['title:dress', ['slip', 'gone']],
    ['dress*', ['slip', 'gone']],
    ['<script>', []],
    ["'; drop table search_index; --", []],
  ])('for %j finds %j', async (terms, handles) => {
    const list = await titlesOf(terms);
    expect(list.toSorted()).toEqual(handles.toSorted());
    if (handles.length > 0) expect(list.at(-1)).toBe(handles.includes('gone') ? 'gone' : list.at(-1));
  });

  it('puts what cannot be bought last or leaves it out, and looks at prose only where nothing is called so', async () => {
    expect(await titlesOf('dress')).toEqual(['slip', 'gone']);
    expect(await titlesOf('dress', { unavailable: 'show' })).toEqual(['gone', 'slip']);
    expect(await titlesOf('dress', { unavailable: 'hide' })).toEqual(['slip']);
    expect(await titlesOf('dress', { offset: 1, limit: 2 })).toEqual(['gone']);
    expect(await titlesOf('silk shoulders')).toEqual(['slip', 'gone']);
    expect(await titlesOf('turtle', { prefix: false })).toEqual([]);
  });

  it('finds products by their ids, and none that is gone', async () => {
    const [slip = 0] = (await queryProducts(shop.store, asked('slip'))).ids;
    const [gone = 0] = (await queryProducts(shop.store, asked('yesterday'))).ids;
    expect(await titlesOf(`id:${gone} OR id:${slip} OR id:12345`)).toEqual(['slip', 'gone']);
    expect(await titlesOf(`id:${gone} OR id:${slip}`, { unavailable: 'hide' })).toEqual(['slip']);
  });

  it('can be filtered and sorted like a collection', async () => {
    expect(
      await titlesOf('dress', {
        filters: [{ param: 'filter.p.product_type', value: 'Dresses' }],
        sort: 'title-ascending',
      }),
    ).toEqual(['slip', 'gone']);
  });

  it('survives whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constant('dress '.repeat(2000))),
        async (terms) => {
          // Whatever is found is in the shop.
          expect(await titlesOf(terms)).not.toContain('?');
          const options = { limit: 5, scope: 'each', unavailable: 'last' } as const;
          const { products } = await suggest(shop.store, { terms, kinds: ['product', 'query', 'page'], ...options });
          expect(products.length).toBeLessThanOrEqual(5);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('mixes products, pages and articles', async () => {
    const { items, total } = await search(shop.store, {
      terms: 'silk',
      kinds: ['product', 'page', 'article'],
      offset: 0,
      limit: 10,
    });
    expect(total).toBe(4);
    expect(items.map((item) => item.kind).toSorted()).toEqual(['article', 'page', 'product', 'product']);
    expect((await search(shop.store, { terms: 'silk', kinds: ['page'], offset: 0, limit: 10 })).total).toBe(1);
    expect(
      (await search(shop.store, { terms: 'silk', kinds: ['product', 'page', 'article'], offset: 3, limit: 10 })).items,
    ).toHaveLength(1);
  });
});

it('ranks a title before type, vendor and tags, and shows no product whose text alone mentions it beside these', async () => {
  const ranked = await openTestShop({
    'products.csv': [
      productHeader,
      product('text', 'Alpha', 'A coat of velvet', 'Coats', 'warm'),
      product('tag', 'Beta', 'A coat', 'Coats', 'velvet'),
      product('title', 'Velvet Coat', 'A coat', 'Coats', 'warm'),
      '',
    ].join('\n'),
  });
  const { items } = await search(ranked.store, { terms: 'velvt', kinds: ['product'], offset: 0, limit: 10 });
  const products = await productsByIds(
    ranked.store,
    items.map((item) => item.id),
  );
  expect(items.map((item) => products.get(item.id)?.handle)).toEqual(['title', 'tag']);
  await ranked.close();
});

describe('suggestions', () => {
  const all = {
    kinds: ['product', 'collection', 'page', 'article', 'query'] as const,
    limit: 10,
    scope: 'each' as const,
    unavailable: 'last' as const,
  };

  it('come for every kind', async () => {
    const list = await suggest(shop.store, { ...all, terms: 'dres' });
    expect(await handlesOf(list.products)).toEqual(['slip', 'gone']);
    expect([list.collections.length, list.pages.length, list.articles.length]).toEqual([1, 0, 1]);
    expect(list.queries[0]?.text).toBe('dresses');
    expect(list.queries).toContainEqual({
      text: 'dresses & skirts',
      styledText: '<mark>dres</mark><span>ses &amp; skirts</span>',
    });
    expect(list.queries).toContainEqual({
      text: 'column slip dress',
      styledText: '<span>column slip </span><mark>dres</mark><span>s</span>',
    });
  });

  it('take every sign for itself', async () => {
    const texts = async (terms: string) =>
      (await suggest(shop.store, { ...all, terms })).queries.map(({ text }) => text);
    expect(await texts('100%')).toEqual(['tee of 100% hemp']);
    expect(await texts('10_')).toEqual([]);
    expect(await texts('dr%')).toEqual([]);
  });

  it('keep to the limit, together or each, and to the fields', async () => {
    const together = await suggest(shop.store, { ...all, terms: 'dress', limit: 3, scope: 'all' });
    expect(Object.values(together).flat()).toHaveLength(3);
    expect((await suggest(shop.store, { ...all, terms: 'shoulders', fields: ['title'] })).products).toEqual([]);
    expect((await suggest(shop.store, { ...all, terms: 'shoulders', fields: ['body'] })).products).toHaveLength(1);
    expect((await suggest(shop.store, { ...all, terms: 'dress', fields: ['nonsense'] })).products).toEqual([]);
  });
});

describe('the words of shoppers', () => {
  const colored = (handle: string, title: string, color: string, type: string) =>
    `${handle},${title},Wear it with jeans,Oriel,${type},,TRUE,Color,${color},,,SKU-${handle},1,shopify,5,deny,10,,,,,,`;
  let own: TestShop;
  beforeAll(async () => {
    own = await openTestShop({
      'products.csv': [
        productHeader,
        colored('slip', 'Slip Dress', 'Oxblood', 'Dresses'),
        colored('column', 'Column Dress', 'Ink', 'Dresses'),
        colored('trouser', 'Wide Trouser', 'Ink', 'Trousers'),
        colored('jean', 'Straight Jean', 'Indigo', 'Denim'),
        colored('skirt', 'Midi Skirt', 'Indigo', 'Denim'),
        colored('sweater', 'Cable Sweater', 'Ink', 'Knitwear'),
        colored('crewneck', 'Crewneck', 'Ink', 'Knitwear'),
        colored('tee', 'Crew Tee', 'Ink', 'Tops'),
        colored('earrings', 'Pearl Earrings', 'Gold', 'Jewellery'),
        '',
      ].join('\n'),
      'pages/shipping-returns.html': '<!--{"title":"Shipping & returns"}--><p>Within a month.</p>',
      'search.json': {
        synonyms: [
          ['pants', 'trousers'],
          ['jumper', 'sweater'],
          ['jeans', 'denim'],
          ['t-shirt', 'tee'],
        ],
        oneWaySynonyms: { sweater: ['crewneck'], wine: ['oxblood'] },
      },
      'filter-groups.json': {
        Color: [
          { label: 'Black', values: ['Ink'] },
          { label: 'Red', values: ['Oxblood', 'Cherry'] },
        ],
      },
    });
  });
  afterAll(() => own.close());

  const foundIn = async (terms: string): Promise<string[]> => {
    const { ids } = await queryProducts(own.store, asked(terms));
    const products = await productsByIds(own.store, ids);
    return ids.map((id) => products.get(id)?.handle ?? '?');
  };

  it.each([
    ['synonyms', 'pants', ['trouser']],
    ['a synonym with a mistake', 'jumpr', ['sweater', 'crewneck']],
    ['what a word finds besides, after the word', 'sweater', ['sweater', 'crewneck']],
    ['what a word of its group finds besides', 'jumpers', ['sweater', 'crewneck']],
    ['one way alone', 'crewneck', ['crewneck']],
    ['a synonym of two words', 't shirts', ['tee']],
    ['the things before their synonyms, and no prose', 'jeans', ['jean', 'skirt']],
    ['the families of colors', 'red dress', ['slip']],
    ['a family in the last word', 'dress black', ['column']],
    ['one mistake within the first letters', 'earings', ['earrings']],
    ['a letter left out of a short word', 'jens', ['jean', 'skirt']],
    ['all but one word where nothing has all, the fewest first', 'red wide trousers', ['trouser']],
    ['nothing for two mistakes', 'eerings', []],
    ['no product whose text mentions what a page is called', 'returns', []],
  ])('find %s: %s', async (_, terms, handles) => {
    expect(await foundIn(terms)).toEqual(handles);
  });

  it('find the page that is called so', async () => {
    const { items } = await search(own.store, { terms: 'return', kinds: ['page', 'product'], offset: 0, limit: 9 });
    expect(items.map(({ kind }) => kind)).toEqual(['page']);
  });
});

it('isNear forgives one slip and a missing end', () => {
  expect([
    isNear('dreses', 'dresses'),
    isNear('turtlenek', 'turtleneck'),
    isNear('cardigna', 'cardigan'),
    isNear('cardi', 'cardigan'),
  ]).toEqual([true, true, true, true]);
  expect([isNear('cxrdxgan', 'cardigan'), isNear('dresses', 'dre')]).toEqual([false, false]);
});
