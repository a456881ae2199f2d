import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { DRAFT, editorOf } from './editor.fixture.ts';

let shop: TestShop;
let editor: ReturnType<typeof editorOf>;
beforeEach(async () => {
  shop = await openTestShop({ theme: 'full-theme' });
  editor = editorOf(shop);
  await editor.draft();
});
afterEach(() => shop.close());

const picture = (query: string) => editor.call('GET', `/editor/preview/section?draft=${DRAFT}&${query}`);

test('a page in the theme’s layout has the section of the preset alone', async () => {
  const page = await picture('type=blocks&preset=1');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<html');
  expect(page.body.match(/id="shopify-section-/g)).toHaveLength(1);
  expect(page.body).toContain('three deep');
  expect(page.body).toContain('static, of the preset');
  expect(page.body).toContain('"visualPreviewMode":true');
  expect(page.headers['content-security-policy']).toBe("frame-ancestors 'self'");
});

test('the section may be one of another page, with that page’s product', async () => {
  const files = { 'templates/product.json': { sections: {}, order: [] } };
  await editor.draft(files);
  const page = await picture('type=announcement&page=/fr/products/slip-dress');
  expect(page.body).toContain('From the schema');
  expect(page.body).toContain('lang="fr"');
});

test('a theme can tell that it is only a picture', async () => {
  await shop.close();
  shop = await openTestShop({ themeFiles: { 'sections/text.liquid': '[{{ request.visual_preview_mode }}]' } });
  editor = editorOf(shop);
  await editor.draft();
  expect((await picture('type=text')).body).toContain('[true]');
  expect((await editor.open(shop.visitor(), '/')).body).toContain('[false]');
});

test.each([['type=gone'], ['type=blocks&preset=9'], ['type=blocks&preset=x']])('there is none of %s', async (query) => {
  expect((await picture(query)).statusCode).toBe(404);
});

test('nor of a draft that is not known', async () => {
  const page = await editor.call('GET', '/editor/preview/section?draft=never-heard-of&type=blocks');
  expect(page.statusCode).toBe(404);
});
