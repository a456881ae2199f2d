import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadTheme } from '../src/theme/load.ts';
import { openTestShop, type TestShop, type Visitor } from './open-test-shop.ts';
import { register } from './register.ts';
import { variantIds } from './variant-ids.ts';

/** A theme in plain Liquid that uses what the storefront's own does not: all of it prints what the platform prints. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ theme: 'plain-theme' });
});
afterAll(() => shop.close());

/** A page without an error of Liquid, a text that is missing, or a line in the log. */
async function page(
  url: string,
  { status = 200, visitor = shop.visitor() }: { status?: number; visitor?: Visitor } = {},
) {
  const answer = await visitor.get(url);
  expect([url, answer.statusCode]).toEqual([url, status]);
  expect(answer.body).not.toMatch(/Liquid (syntax )?error|translation missing|Could not find/i);
  expect(shop.reported).toEqual([]);
  return answer.body;
}

test('loading finds no problem in it but types of settings that are not documented', async () => {
  const { problems } = await loadTheme(path.join(import.meta.dirname, 'fixtures/plain-theme'));
  expect(
    problems.map(({ line, message }) => [line, /the type "([\w.]+)", which is not known/.exec(message)?.[1]]),
  ).toEqual([
    [30, 'blog_list'],
    [37, 'page_list'],
    [40, 'style.layout_panel'],
  ]);
});

test('every type of setting', async () => {
  const body = await page('/');
  const values = [...body.matchAll(/<dt>(\w+)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name, value]) => [name, value?.trim()]);
  expect(Object.fromEntries(values)).toEqual({
    checkbox: 'true',
    number: '8',
    radio: 'two',
    range: '4.5',
    select: 'b',
    text: 'A &lt;text&gt;',
    textarea: 'One<br />\nTwo',
    text_alignment: 'center',
    url: '/collections/all',
    color: '51 hsl(210, 50%, 40%) 92.57',
    color_background: 'linear-gradient(#ffffff, #000000)',
    font: 'Instrument Sans 400 woff2',
    html: '<b>bold</b>',
    liquid: 'SMALL SHOP',
    richtext: '<p>Rich</p>',
    inline_richtext: 'In <strong>line</strong>',
    image: 'no picture',
    video: 'no video',
    video_url: 'youtube _9VUPq3SxOc',
    blog: 'Journal',
    collection: 'Silk 2',
    collection_list: 'Silk',
    menu: 'Main menu 1',
    page: 'About',
    product: 'Silk Scarf',
    product_list: 'Silk Scarf, Slip Dress 2',
    scheme: 'scheme-1 #fffdf8',
    schemes: 'scheme-1 scheme-2',
  });
  expect(body).toContain('.color-scheme-2 { background: #1a1816; color: #fffdf8; --rgb: 255 253 248; }');
});

test('a template in Liquid: static sections, tablerow, counters, include, raw, an inline asset', async () => {
  const body = await page('/');
  expect(body).toContain('<div id="shopify-section-settings" class="shopify-section">');
  expect(body).toMatch(/<tr class="row1">\n<td class="col1"><article data-card="slip-dress">/);
  expect(body).toContain('<td class="col2"><article data-card="silk-scarf">');
  expect(body).toContain('01-1\nThree/Two/One');
  expect(body).toContain('<em>noted</em>\n{{ not_liquid }}\n<svg');
  expect(body).toContain('<footer data-mark="included">');
  expect(body).toContain('<p class="hint">Of the section</p>');
  expect(await page('/fr')).toMatch(/<em>noté<\/em>[\s\S]*Votre panier est vide/);
});

test('static sections: with what the merchant saved, else with the default of the schema', async () => {
  const body = await page('/');
  expect(body).toMatch(
    /<div id="shopify-section-notice" class="shopify-section"><aside class="notice"><a href="\/collections\/silk">Saved by the merchant<\/a><span >Two<\/span><span >One<\/span>/,
  );
  const slides = [...body.matchAll(/<div class="slide" >(?:<svg[\s\S]*?<\/svg>)?(.*?)<\/div>/g)].map(
    ([, text]) => text,
  );
  expect(slides).toEqual(['<strong>First</strong>', '<p>Words alone</p>', '<strong>A picture</strong>']);
  expect(body).toContain('data-section="slides" data-autoplay="true"');
});

test('theme blocks, nested and static, own blocks, a group of sections', async () => {
  const body = await page('/products/slip-dress');
  const notes = [...body.matchAll(/data-note="[\w-]*__([\w-]+)">(.*?)<\/p>/g)].map(([, id, words]) => [id, words]);
  expect(notes).toEqual([
    ['fixed-note', 'A note'],
    ['fixed-note', 'Static note'],
    ['inner', 'Nested note'],
  ]);
  expect(body).toMatch(/<div class="group" style="--gap: 12px"><div id="shopify-block-\w+__inner"/);
  expect(body).toContain('<figure >Plain odd</figure><figure >Second even</figure>');
  expect(body).toMatch(
    /shopify-section-group-header-group"><h2>Free returns<\/h2>[\s\S]*shopify-section-group-header-group shell"><header>/,
  );
  expect(body.match(/<h2>/g)).toHaveLength(3);
});

test('the product: its form, buttons of services the shop has not, JSON, structured data', async () => {
  const body = await page('/products/slip-dress');
  expect(body).toMatch(
    /<form method="post" action="\/cart\/add" id="product_form_\d+" [^>]*data-product-form="" data-product-handle="slip-dress"/,
  );
  expect(body).toContain('<select name="options[Color]"><option value="Ink" selected>Ink</option>');
  expect(JSON.parse(/data-product-json>(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({
    handle: 'slip-dress',
    price: 24_000,
  });
  expect(JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '')).toMatchObject({ '@type': 'ProductGroup' });
  expect(await page('/products/silk-scarf?view=quick')).toBe('<div class="quick" data-handle="silk-scarf">60</div>\n');
  await page('/products/gift-card');
});

test('lists: pages, filters, sorting, tags, search', async () => {
  const body = await page('/collections/silk');
  expect(body).toContain('<legend>Availability</legend>');
  expect(body).toMatch(/<option value="[a-z-]+" selected>/);
  expect(body).toContain('<a href="/collections/silk/products/slip-dress">Slip Dress</a>');
  expect(await page('/collections/all')).toMatch(
    /<span class="next"><a href="\/collections\/all\?page=2#main" title="">Further<\/a><\/span>/,
  );
  expect(await page('/collections/silk/silk')).toContain('silk</a>');
  expect(await page('/collections')).toContain('<a href="/collections/silk">Silk</a>');
  expect(await page('/search?q=silk')).toContain('<strong class="highlight">Silk</strong> Scarf');
  await page('/search');
});

test('pages, blogs, alternates, what is not there, robots', async () => {
  expect(await page('/pages/about')).toContain('<p>About us.</p>');
  expect(await page('/pages/about?view=wide')).toContain('<section id="wide" data-wide="yes" class="wide">');
  expect(await page('/blogs/journal')).toContain('January 02, 2026');
  expect(await page('/blogs/journal/on-silk')).toMatch(
    /<time datetime="2026-01-02T00:00:00Z">2026<\/time>[\s\S]*action="\/blogs\/journal\/on-silk\/comments#comment_form"/,
  );
  expect(await page('/nowhere', { status: 404 })).toContain('<a href="/" title="">Home</a>');
  expect(await page('/robots.txt')).toMatch(/^\s*User-agent: \*\nDisallow/);
});

test('the cart and the account, to a gift card', async () => {
  const visitor = shop.visitor();
  const ids = await variantIds(shop.store);
  await visitor.json('/cart/add.js', { id: ids.SCARF, quantity: 2, properties: { Letters: 'AV' } });
  expect(await page('/cart', { visitor })).toContain('Silk Scarf Default Title × 2 Letters: AV');
  for (const [url, name] of [
    ['/account/login', 'customer_login'],
    ['/account/register', 'create_customer'],
  ])
    expect(await page(url ?? '')).toContain(`name="form_type" value="${name}"`);
  const customer = shop.visitor();
  await register(shop, customer, 'vera@example.com');
  expect(await page('/account', { visitor: customer })).toContain('<h1>');
  expect(await page('/account/addresses', { visitor: customer })).toContain(
    'name="form_type" value="customer_address"',
  );
});

test('a shop that is not open', async () => {
  const closed = await openTestShop({ theme: 'plain-theme', shop: { password: 'sesame' } });
  const answer = await closed.visitor().get('/password');
  expect(answer.body).toMatch(/<body><h1>Small Shop<\/h1>[\s\S]*action="\/password" id="login_form"/);
  expect(closed.reported).toEqual([]);
  await closed.close();
});
