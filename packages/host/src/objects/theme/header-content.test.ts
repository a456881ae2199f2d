import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type PagesFixture, request, THEME_DIR } from '../../../test/pages-fixture.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';

let fixture: PagesFixture;
beforeAll(async () => {
  const theme = await loadTheme(THEME_DIR);
  const appScripts = [
    { src: 'https://apps.test/early.js?a=1&b=2', placement: 'head-start' as const, origins: [] },
    { src: 'https://apps.test/late.js', placement: 'header' as const, origins: [] },
    { src: 'https://apps.test/own.js?shop=mine', placement: 'header' as const, origins: [] },
  ];
  fixture = await openPages({ live: fixedTheme({ ...theme, appScripts }) });
});
afterAll(() => fixture.close());

it('prints the scripts of the shop’s apps: the early one first, the others on the side, with the shop’s name', async () => {
  const { body } = await fixture.pages.renderPage(request('/'));
  const early = body.indexOf('<script src="https://apps.test/early.js?a=1&amp;b=2"></script>');
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(body.indexOf('window.Shopify='));
  expect(body).toMatch(/<script src="https:\/\/apps\.test\/late\.js\?shop=[a-z.-]+\.myshopify\.com" async><\/script>/);
  expect(body).toContain('<script src="https://apps.test/own.js?shop=mine" async></script>');
});

it('says on each page what it is of, and on a product’s what is sold', async () => {
  const metaOf = async (path: string) => {
    const { body } = await fixture.pages.renderPage(request(path));
    const [, json = ''] = /<script id="shopify-bootstrap" type="application\/json">(.*?)<\/script>/.exec(body) ?? [];
    return JSON.parse(json).meta;
  };
  expect(await metaOf('/')).toEqual({ currency: 'USD', page: { pageType: 'home' } });
  expect((await metaOf('/collections/silk')).page).toEqual({
    pageType: 'collection',
    resourceType: 'collection',
    resourceId: expect.any(Number),
  });
  const { page, product } = await metaOf('/products/slip-dress');
  expect(page).toEqual({ pageType: 'product', resourceType: 'product', resourceId: product.id });
  expect(product).toMatchObject({
    gid: `gid://shopify/Product/${product.id}`,
    vendor: 'Atelier',
    handle: 'slip-dress',
  });
  expect(product.variants[0]).toEqual({
    id: expect.any(Number),
    price: 24_000,
    name: 'Slip Dress - Ink / S',
    public_title: 'Ink / S',
    sku: 'SLIP-INK-S',
  });
});
