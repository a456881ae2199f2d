import path from 'node:path';
import { MetaobjectTypes, type Resource, Resources } from '@vitrine/contract/editor/calls.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { handleErrors } from '../../gate/errors.ts';
import { shop as readShop } from '../../shop/content/content.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';
import { serveEditorResources } from './resources.ts';

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop({
    files: {
      'metaobjects/look.json': JSON.stringify({
        fields: { name: 'single_line_text_field', image: 'file_reference' },
        entries: [{ handle: 'evening', fields: { name: 'Evening', image: 'slip-dress.png' } }],
      }),
      'files/walk.mp4': 'f'.repeat(2_500_000),
      'files.json': JSON.stringify({ 'slip-dress.png': { alt: 'A dress', focalPoint: { x: 30, y: 20 } } }),
      'customers.json': JSON.stringify([{ email: 'ada@example.com', firstName: 'Ada' }]),
    },
  });
  const record = await readShop(shop.store);
  const theme = fixedTheme(await loadTheme(path.join(import.meta.dirname, '../../../test/fixtures/full-theme')));
  app = Fastify();
  handleErrors(app, () => {});
  const now = () => Date.parse('2026-01-01T00:00:00Z');
  serveEditorResources(app, { store: shop.store, theme, shop: () => record, now });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function list(address: string): Promise<Resource[]> {
  const answer = await app.inject({ url: `/editor/api/resources/${address}` });
  return answered(Resources, answer).items;
}

describe('resources', () => {
  test('products have their prices, their pictures and their pages', async () => {
    const [, belt, , dress] = await list('product');
    expect(belt).toEqual({
      value: 'leather-belt',
      title: 'Leather Belt',
      detail: '$90',
      path: '/products/leather-belt',
    });
    expect(dress).toMatchObject({ value: 'slip-dress', detail: '$240 – $250' });
    const picture = await shop.visitor().get(dress?.picture ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(dress?.picture).toMatch(/^\/cdn\/shop\/files\/slip-dress\.png\?v=\w+&width=240$/);
  });

  test('of each kind', async () => {
    expect(await list('collection')).toEqual([
      { value: 'silk', title: 'Silk', detail: '2 products', path: '/collections/silk' },
    ]);
    expect(await list('page?q=ABOUT')).toEqual([
      { value: 'about', title: 'About', detail: '/pages/about', path: '/pages/about' },
    ]);
    expect(await list('blog?language=fr')).toEqual([
      { value: 'journal', title: 'Journal', detail: '1 article', path: '/blogs/journal' },
    ]);
    // A day after the clock of this test.
    expect(await list('article?language=fr')).toEqual([
      { value: 'journal/on-silk', title: 'On silk', detail: 'Journal · Planifié' },
    ]);
    expect(await list('menu')).toEqual([{ value: 'main-menu', title: 'Main menu', detail: 'Silk' }]);
    expect(await list('metaobject?type=look')).toMatchObject([
      { value: 'evening', title: 'Evening', detail: 'evening', path: '/pages/look/evening' },
    ]);
    expect(await list('picture')).toMatchObject([
      {
        value: 'shopify://shop_images/slip-dress.png',
        title: 'slip-dress.png',
        detail: expect.stringMatching(/^300 × 400 · [\d.]+ k?B$/),
        alt: 'A dress',
        width: 300,
        height: 400,
        focalPoint: { x: 30, y: 20 },
      },
    ]);
    expect(await list('video')).toEqual([
      { value: 'shopify://files/videos/walk.mp4', title: 'walk.mp4', detail: '2.5 MB' },
    ]);
    expect(await list('customer')).toMatchObject([{ title: 'Ada', detail: 'ada@example.com' }]);
  });

  test('named by their values, in that order', async () => {
    expect((await list('product?values=slip-dress&values=gone&values=gift-card')).map(({ value }) => value)).toEqual([
      'slip-dress',
      'gift-card',
    ]);
    expect(await list('product?values=')).toEqual([]);
  });

  test('of another kind are not found', async () => {
    const answer = await app.inject({ url: '/editor/api/resources/secret', headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('fonts', () => {
  test('begin with those whose files are here, by family and weight', async () => {
    const fonts = await list('font');
    expect(fonts[0]).toMatchObject({ value: 'assistant_n2', title: 'Assistant Extra light' });
    const url = fonts[0]?.font?.url ?? '';
    expect((await shop.visitor().get(url)).headers['content-type']).toBe('font/woff2');
    const [first] = await list('font?q=arial&language=fr');
    expect(first).toEqual({
      value: 'arial_n4',
      title: 'Arial Normal',
      font: { family: 'Arial', weight: '400', style: 'normal', url: null },
    });
    expect((await list('font?q=futura')).map(({ value }) => value)).toEqual(['futura_n4', 'futura_black_n4']);
  });

  test('any that is named by a handle, and none where it is no handle', async () => {
    const named = await list('font?values=instrument_serif_i4&values=nothing&values=bodoni_poster_n9');
    expect(named.map(({ title, font }) => [title, font?.url === null])).toEqual([
      ['Instrument Serif Regular italic', false],
      ['Bodoni Poster Black', true],
    ]);
  });
});

test('types of metaobjects', async () => {
  const answer = await app.inject({ url: '/editor/api/metaobject-types' });
  expect(answered(MetaobjectTypes, answer)).toEqual([{ type: 'look', name: 'Look' }]);
});
