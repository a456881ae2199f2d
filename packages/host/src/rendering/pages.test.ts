import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import { addToCart } from '../shop/cart/add-to-cart.ts';
import { registerCustomer } from '../shop/customers/customers.ts';

let shop: PagesFixture;
beforeAll(async () => {
  shop = await openPages();
});
afterAll(() => shop.close());

const render = (address: string, given = {}) => shop.pages.renderPage(request(address, given));
const body = async (address: string, given = {}) => (await render(address, given)).body;
const main = (html: string) => /<main>([\s\S]*)<\/main>/.exec(html)?.[1]?.trim() ?? html;

async function variantIds(): Promise<number[]> {
  const rows = await shop.store.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('products.handle', '=', 'slip-dress')
    .orderBy('variants.position')
    .select('variants.id')
    .execute();
  return rows.map((row) => row.id);
}

describe('routes', () => {
  it.each([
    ['/', 200, '<h1>Welcome</h1>'],
    ['/products/slip-dress', 200, '<h1>Slip Dress</h1>'],
    ['/collections', 200, '<a href="/collections/silk">Silk</a>'],
    ['/collections/silk', 200, '<h1>Silk</h1>'],
    ['/collections/all', 200, '<h1>Products</h1>'],
    ['/collections/vendors?q=atelier', 200, '<h1>Atelier</h1>'],
    ['/collections/types?q=Dresses', 200, '<h1>Dresses</h1>'],
    ['/collections/silk/best-seller', 200, '["best-seller"]'],
    ['/collections/silk/products/slip-dress', 200, '<a href="/collections/silk">Silk</a>'],
    ['/pages/about', 200, '<p>About us.</p>'],
    ['/pages/look/evening', 200, '<p>4</p>Slip DressSilk Scarf'],
    ['/blogs/journal', 200, '<a href="/blogs/journal/on-silk">On silk</a>1'],
    ['/blogs/journal/on-silk', 200, 'Journaltrue'],
    ['/policies/refund-policy', 200, 'Returns &amp; refunds'],
    ['/cart', 200, 'No pieces'],
    ['/account/login', 200, 'customer_login'],
    ['/password', 200, '<title>Small Shop</title>'],
    ['/robots.txt', 200, 'Sitemap: http://shop.test/sitemap.xml'],
    ['/sitemap.xml', 200, 'sitemap_products_1.xml'],
    ['/sitemap_products_1.xml', 200, '<loc>http://shop.test/products/slip-dress</loc>'],
    ['/sitemap_blogs_1.xml', 200, '/blogs/journal/on-silk'],
    ['/llms.txt', 200, '# Small Shop'],
    ['/404', 404, '<p>/404 404</p>'],
  ])('%s', async (address, status, text) => {
    const page = await render(address);
    expect(page.body).toContain(text);
    expect(page.status).toBe(status);
  });

  it.each([
    '/nope',
    '/products/nope',
    '/products/slip-dress/extra',
    '/collections/nope',
    '/collections/silk/a/b',
    '/collections/vendors?q=nobody',
    '/pages/nope',
    '/pages/look/nope',
    '/blogs/nope',
    '/blogs/journal/nope',
    '/policies/nope',
    '/variants/1',
    '/variants/x',
    '/gift_cards/1/nope',
    '/account/nope',
    '/sitemap_products_99.xml',
    '/%E0%A4%A',
    '/products/%00',
    `/products/${'x'.repeat(5000)}`,
    '/../../etc/passwd',
  ])('%s is the 404 page', async (address) => {
    const page = await render(address);
    expect(page.status).toBe(404);
    expect(page.body).toContain('<h1>404</h1>');
  });

  it('never fails for odd queries', async () => {
    for (const page of ['0', '-1', '1e30', '99999999999999999999', 'x', '999', '']) {
      for (const path of ['/collections/silk', '/collections', '/blogs/journal']) {
        expect((await render(`${path}?page=${page}`)).status, `${path} ${page}`).toBe(200);
      }
    }
    const odd = [
      'variant=x',
      'variant=99999999999999999999',
      'option_values=,,',
      'view=../x',
      'view=__proto__',
      'sort_by=evil',
      'filter.v.price.gte=-1',
      'filter.v.price.gte=x&filter.v.price.lte=1e99',
      'filter.v.option.=x',
      'filter.v.x=%27;drop',
      'constraint=+++',
    ];
    for (const query of odd) {
      expect((await render(`/collections/silk?${query}`)).status, query).toBe(200);
      expect((await render(`/products/slip-dress?${query}`)).status, query).toBe(200);
    }
  });

  it('leads old addresses to where they moved, and never to another site', async () => {
    expect(await render('/old')).toMatchObject({ status: 301, redirect: '/products/slip-dress?x=1' });
    expect(await render('/OLD/', { rootUrl: '/fr/' })).toMatchObject({ redirect: '/fr/products/slip-dress?x=1' });
    expect((await render('/pages/about')).status).toBe(200);
    expect((await render('/evil')).status).toBe(404);
    expect((await render('/me')).status).toBe(404);
  });

  it('asks visitors to sign in before the account', async () => {
    expect(await render('/account')).toMatchObject({ status: 302, redirect: '/account/login' });
    expect(await render('/account/addresses', { rootUrl: '/fr/' })).toMatchObject({
      redirect: '/fr/account/login?return_to=%2Ffr%2Faccount%2Faddresses',
    });
  });
});

describe('product pages', () => {
  it('choose the variant of the address', async () => {
    const [ink = 0, medium = 0, oat = 0] = await variantIds();
    expect(await body('/products/slip-dress')).toContain(`data-variant="${ink}" data-selected=""`);
    expect(await body(`/products/slip-dress?variant=${oat}`)).toContain(`data-variant="${oat}" data-selected="${oat}"`);
    expect(await body(`/products/silk-scarf?variant=${oat}`)).toContain('data-selected=""');
    expect(await body(`/products/slip-dress?variant=${medium}`)).toContain('<fieldset>Size:S *M! </fieldset>');
    expect(await body(`/variants/${oat}`)).toContain('Oat / S');
  });

  it('use ?view= and dynamic sources', async () => {
    const html = await body('/products/slip-dress?view=tall');
    expect(html).toContain('<h1>For Slip Dress</h1>');
    expect(html).toContain('|Silk|silk|');
    expect(await body('/products/slip-dress?view=none')).not.toContain('For Slip Dress');
  });

  it('have a canonical address without query', async () => {
    const [ink = 0] = await variantIds();
    expect(await body(`/collections/silk/products/slip-dress?variant=${ink}`)).toContain(
      '<link rel="canonical" href="http://shop.test/products/slip-dress">',
    );
    expect(await body('/collections/silk?page=2&sort_by=manual')).toContain(
      'href="http://shop.test/collections/silk?page=2">',
    );
    expect(await body('/products/slip-dress?page=2')).toContain('href="http://shop.test/products/slip-dress">');
  });
});

describe('collections', () => {
  it('page, count and filter', async () => {
    expect(await body('/collections/silk')).toContain('2/2/2 page 1 of 2');
    const filtered = await body('/collections/silk?filter.v.option.color=Oat&filter.v.price.gte=100&page=1');
    expect(filtered).toContain('1/1/2 page 1 of 1');
    expect(filtered).toContain('10000-');
    const [, , oat = 0] = await variantIds();
    expect(filtered).toContain(`<a href="/products/slip-dress?variant=${oat}">`);
    expect(filtered).toContain(
      '<a data-active="true" href="/collections/silk?filter.v.option.color=Oat&filter.v.price.gte=100">',
    );
  });
});

describe('themes', () => {
  it('wrap templates, sections and blocks as the platform does', async () => {
    expect(main(await body('/products/slip-dress'))).toMatch(
      /^<div id="wrap" data-x="1" class="a b"><div id="shopify-section-template--\d{14}__main" class="shopify-section">/,
    );
    const home = await body('/');
    expect(home).toMatch(
      /<header id="shopify-section-sections--\d{14}__bar" class="shopify-section shopify-section-group-header-group top">/,
    );
    expect(home).toContain(
      '<footer id="shopify-section-footer" class="shopify-section"><p>Made with care ·  · Cut to be kept · #123456</p>',
    );
    expect(home).toContain('class="template-index scheme-dark" data-background="#101010"');
    expect(home.match(/__bar/g)).toHaveLength(2);
  });

  it('order local blocks and leave disabled ones out', async () => {
    expect(
      [...(await body('/')).matchAll(/data-type="text" data-id="A\w+__(\w+)">(\w+)</g)].map((match) => match.slice(1)),
    ).toEqual([
      ['three', 'Plainfalse'],
      ['one', 'Firstfalse'],
    ]);
  });

  it('render theme blocks, static blocks and closest resources', async () => {
    const composed = /<div class="composed">([\s\S]*?)<\/div>/.exec(await body('/'))?.[1] ?? '';
    const [cards = '', fixed = '', near = ''] = composed.replace(/\s+/g, ' ').split('|');
    expect(cards).toMatch(/^<b ><\/b><span id="shopify-block-A\w+__inner" class="shopify-block label">Inner <\/span>/);
    expect(fixed).toMatch(/^<span id="shopify-block-A\w+__fixed" class="shopify-block label">Static loud <\/span>$/);
    expect(near).toContain('<b >Silk Scarf</b>Atelier');
  });

  it('print errors where they happen and go on', async () => {
    const home = await body('/');
    expect(home).toContain('Liquid error: there is no sections/not-there.liquid');
    expect(home).toContain('before Liquid error (sections/broken line 1): divided by 0 after');
    expect(home).toContain('</html>');
    expect(shop.lines).toContain('Liquid error (sections/broken line 1): divided by 0');
  });

  it('mark sections and blocks for the editor alone', async () => {
    const design = await render('/', { designMode: true });
    expect(design.private).toBe(true);
    expect(design.body).toMatch(
      /data-shopify-editor-section="{&quot;id&quot;:&quot;template--\d+__hero&quot;,&quot;type&quot;:&quot;hero&quot;,&quot;disabled&quot;:false}"/,
    );
    expect(design.body).toMatch(
      /data-shopify-editor-block="{&quot;id&quot;:&quot;A\w+__one&quot;,&quot;type&quot;:&quot;text&quot;}"/,
    );
    expect(design.body).toContain('"designMode":true');
    expect(await body('/')).not.toContain('data-shopify-editor');
  });

  it('print no address outside the shop', async () => {
    expect(await body('/')).not.toMatch(/https?:\/\/(?!shop\.test)/);
  });

  it('translate and follow the language of the address', async () => {
    const french = await body('/pages/about', { locale: 'fr', rootUrl: '/fr/' });
    expect(french).toContain('Bonjour &lt;Ada&gt;<b><Ada></b>');
    expect(french).toContain('<a href="/fr/collections/silk">Silk</a>');
    expect(french).toContain('<html lang="fr">');
    expect(french).toContain('hreflang="en" href="http://shop.test/pages/about"');
    expect(french).toContain('hreflang="x-default" href="http://shop.test/pages/about"');
  });

  it('render style sheets with the settings', async () => {
    const asset = await shop.pages.madeAsset('base.css');
    expect(asset?.text.trim()).toBe('body { color: #123456; }');
    expect((await shop.pages.madeAsset('compiled_styles.css'))?.text).toContain('flex');
    expect(await shop.pages.madeAsset('app.js')).toBeUndefined();
    expect(await shop.pages.madeAsset('../config/settings_data.json')).toBeUndefined();
  });
});

describe('sections', () => {
  const sections = (address: string, ids: string[], given = {}) =>
    shop.pages.renderSections(request(address, given), ids);
  const idOf = async (address: string, key: string) =>
    new RegExp(`shopify-section-((?:template|sections)--\\d+__${key})"`).exec(await body(address))?.[1] ?? '';

  it('render by instance, group and file, with null for what does not exist', async () => {
    const hero = await idOf('/', 'hero');
    const bar = await idOf('/', 'bar');
    const html = await sections('/', [
      hero,
      bar,
      'main-cart',
      'nope',
      'template--1__hero',
      'sections--1__bar',
      '__proto__',
      '../layout/theme',
    ]);
    expect(html[hero]).toMatch(
      new RegExp(`^<div id="shopify-section-${hero}" class="shopify-section"><h1>Welcome</h1>`),
    );
    expect(html[bar]).toContain('<style data-section-stylesheet>nav { display: flex; }</style><nav');
    expect(html[bar]).toContain('data-index="" data-location="header"');
    expect(html['main-cart']).toMatch(/^<div id="shopify-section-main-cart" class="shopify-section"><p>No pieces/);
    expect([html.nope, html['template--1__hero'], html['sections--1__bar'], html['../layout/theme']]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('keep their ids, and see the page they are on', async () => {
    const id = await idOf('/collections/silk', 'main');
    const again = await sections('/collections/silk?page=2', [id]);
    expect(again[id]).toContain('page 2 of 2');
    const product = await idOf('/products/slip-dress', 'main');
    expect((await sections('/products/silk-scarf', [product]))[product]).toContain('<h1>Silk Scarf</h1>');
    expect((await sections('/nope', [product]))[product]).toBeNull();
  });

  it('link to the page, not to themselves', async () => {
    const id = await idOf('/collections/silk', 'main');
    const html = (await sections(`/collections/silk?section_id=${id}&sort_by=manual`, [id]))[id];
    expect(html).toContain('href="/collections/silk?sort_by=manual&amp;page=2"');
    expect(html).not.toContain('section_id');
  });

  it('show the cart as it is now', async () => {
    const [ink = 0] = await variantIds();
    const added = await addToCart(shop.store, null, [{ id: ink, quantity: 2 }]);
    if (!added.ok) throw new Error('not added');
    const cartToken = added.value.cart.token;
    expect((await sections('/', ['main-cart'], { cartToken }))['main-cart']).toContain('Slip Dress 2 $480.00 USD');
    const page = await render('/cart', { cartToken });
    expect(page.private).toBe(true);
    expect(page.body).toContain('2 pieces');
  });
});

describe('search', () => {
  it('finds products, articles and pages, and products alone when asked', async () => {
    expect(main(await body('/search?q=silk'))).toContain('true silk 3');
    expect(main(await body('/search?q=silk'))).toContain('article:On silk;');
    expect(main(await body('/search?q=silk&type=product'))).toContain('product:Silk Scarf;product:Slip Dress;');
    expect(main(await body('/search'))).toContain('<p>false  0</p>');
  });

  it('takes any words', async () => {
    for (const words of [
      '<script>alert(1)</script>',
      '"',
      "' OR 1=1 --",
      'AND NOT (',
      '*',
      'é',
      'x'.repeat(10_000),
      '\u0000',
    ]) {
      const page = await render(`/search?q=${encodeURIComponent(words)}`);
      expect(page.status).toBe(200);
      expect(page.body).not.toContain('<script>alert');
    }
  });

  it('suggests and recommends through sections', async () => {
    const suggest = await shop.pages.renderSections(request('/search/suggest?q=sil'), ['footer']);
    expect(suggest.footer).toContain('Made with care');
    const unknown = await shop.pages.renderSections(request('/recommendations/products?product_id=1'), ['footer', 'x']);
    expect(unknown).toMatchObject({ footer: expect.stringContaining('Made'), x: null });
  });
});

describe('what belongs to one visitor', () => {
  it('is the account of the signed-in customer', async () => {
    const registered = await registerCustomer(shop.store, {
      email: 'ada@example.com',
      password: 'correct horse',
      firstName: 'Ada',
    });
    if (!registered.ok) throw new Error('not registered');
    const account = await render('/account', { customerId: registered.value.id });
    expect(account).toMatchObject({
      status: 200,
      private: true,
      body: expect.stringContaining('<p>ada@example.com</p>'),
    });
    expect(await render('/account/login', { customerId: registered.value.id })).toMatchObject({ redirect: '/account' });
    for (const which of ['1', 'x', '1/2', '%2e%2e']) {
      expect((await render(`/account/orders/${which}`, { customerId: registered.value.id })).status).toBe(404);
    }
  });

  it('is a gift card by its secret address', async () => {
    const { token } = await shop.store.db.selectFrom('gift_cards').select('token').executeTakeFirstOrThrow();
    const card = await render(`/gift_cards/1/${token}`);
    expect(card).toMatchObject({ status: 200, private: true });
    expect(card.body.trim()).toBe('GIFT 1234 ABCD 5678 $1,000');
  });

  it('is the result of a form that was just posted', async () => {
    const failed = { posted: false, errors: { form: ['Wrong.'] }, values: { email: '"<x>' } };
    const page = await render('/account/login', { formResults: new Map([['customer_login', failed]]) });
    expect(page.private).toBe(true);
    expect(page.body).toContain('Wrong.');
  });
});

it('keeps hostile paths and hosts out of attributes', async () => {
  const page = await body('/pages/"><script>', { origin: 'http://shop.test"><script>' });
  expect(page).not.toContain('"><script>');
});
