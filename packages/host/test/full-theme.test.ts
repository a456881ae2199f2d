import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTheme } from '../src/theme/load.ts';
import { problemText } from '../src/theme/problem.ts';
import { openTestShop, type TestShop, type Visitor } from './open-test-shop.ts';
import { register } from './register.ts';

/** A whole theme in plain Liquid, written for these tests: every setting type, form and kind of block, and the tags of old. */
const THEME = 'full-theme';

const LOOK = {
  fields: { name: 'single_line_text_field', size: 'number_integer' },
  entries: [{ handle: 'evening', fields: { name: 'Evening', size: '4' } }],
};
const FILES = {
  'metaobjects/look.json': JSON.stringify(LOOK),
  'pages/blocks.html': '<!--{"title":"Blocks","templateSuffix":"blocks"}-->',
};

let shop: TestShop;
let guest: Visitor;
let customer: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ theme: THEME, files: FILES });
  guest = shop.visitor();
  customer = shop.visitor();
  await register(shop, customer, 'ada@example.com', { 'customer[first_name]': 'Ada' });
});
afterAll(async () => {
  const { reported } = shop;
  await shop.close();
  expect(reported).toEqual([]);
});

/** The body of a page, with blanks between elements and lines left out. */
async function body(url: string, visitor = guest, status = 200): Promise<string> {
  const answer = await visitor.get(url, { accept: 'text/html' });
  expect([url, answer.statusCode]).toEqual([url, status]);
  expect(answer.body).not.toMatch(/Liquid (syntax )?error|Could not find asset|Translation missing|there is no/);
  return answer.body.replace(/\s*\n\s*/g, '\n');
}

/** What a `<dt>` of the page with every setting says. */
const settingsIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<dt>(\w+)<\/dt><dd>([\s\S]*?)<\/dd>/g)].map(([, id, value]) => [id, value]));

test('has no problems when it is read', async () => {
  expect((await loadTheme(path.join(import.meta.dirname, 'fixtures', THEME))).problems.map(problemText)).toEqual([]);
});

test.each([
  ['/', 200],
  ['/products/slip-dress', 200],
  ['/products/gift-card', 200],
  ['/products/slip-dress?view=connected', 200],
  ['/?view=sections', 200],
  ['/fr?view=sections', 200],
  ['/collections', 200],
  ['/collections/silk', 200],
  ['/collections/all', 200],
  ['/collections/all?page=2', 200],
  ['/collections/silk/best-seller', 200],
  ['/collections/vendors?q=Atelier', 200],
  ['/pages/about', 200],
  ['/pages/blocks', 200],
  ['/pages/about?view=contact', 200],
  ['/pages/about?view=settings', 200],
  ['/pages/look/evening', 200],
  ['/blogs/journal', 200],
  ['/blogs/journal/on-silk', 200],
  ['/cart', 200],
  ['/search', 200],
  ['/search?q=silk', 200],
  ['/nowhere', 404],
  ['/robots.txt', 200],
  ['/account/login', 200],
  ['/account/register', 200],
  ['/account/reset/1/abc', 200],
  ['/account/activate/1/abc', 200],
  ['/account', 302],
  ['/fr', 200],
  ['/fr/collections/silk', 200],
])('%s answers %i without an error in it', async (url, status) => {
  await body(url, guest, status);
});

describe('its home page', () => {
  test('is a Liquid template in a layout with groups and a static section', async () => {
    const html = await body('/');
    expect(html).toContain('<body class="template-index">');
    expect(html).toMatch(
      /<header id="shopify-section-sections--\d+__top" class="shopify-section shopify-section-group-header-group top">/,
    );
    expect(html).toContain('<nav aria-label="Menu" data-levels="1"><a href="/collections/silk">Silk</a></nav>');
    expect(html).toContain('id="cart-count">0 items</a>');
    expect(html).toContain('class="shopify-section notice"><p>Saved by the merchant / static / none</p>');
    expect(html).not.toContain('From the schema');
    expect(html).not.toContain('in a doc tag');
    expect(html).toMatch(/<footer id="[\w-]+__end"[^>]*><ul><li >second<\/li><li >first<\/li><li>@app<\/li><\/ul>/);
    expect(html).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">');
    expect(await body('/fr')).toContain('>0 article</a>');
  });

  test('has the styles of its schemes and its font', async () => {
    const html = await body('/');
    expect(html).toMatch(/<style data-shopify>\s*@font-face \{\s*font-family: "Instrument Sans";/);
    expect(html).toContain('.scheme-light { background: #ffffff; color: 16 16 16 }');
    expect(html).toContain('.scheme-dark { background: #101010; color: 250 250 250 }');
    const address = /href="(\/\/[^"]+\/plain\.css[^"]*)"/.exec(html)?.[1] ?? '';
    const css = await guest.get(new URL(address, 'http://shop').pathname);
    expect(css.body).toBe('body { accent-color: #224466; }\n.scheme { padding: 8px; }\n');
  });

  test('runs the older tags', async () => {
    const html = await body('/');
    expect(html).toContain('<em>seen by include</em>\n<em>seen by include passed</em>');
    // A rendered snippet sees what it is given alone.
    expect(html).toContain('<q>passed</q>\n<q>Slip Dress 1/2</q>\n<q>Silk Scarf 2/2</q>');
    expect(html).toContain('<p>odd even odd; xy</p>\n<p>01-1-2</p>\n<p>KEPT{{ raw }}</p>\n<p>case unless53</p>');
  });

  test('prints the sections that the editor of old saved for it', async () => {
    expect(await body('/')).toContain(
      '<div id="shopify-section-old-slide" class="shopify-section"><h2>From the editor of old</h2><i>content_for_index 1</i>',
    );
  });
});

describe('a setting', () => {
  test('of each type has its value', async () => {
    const { image_picker: picture = '', ...values } = settingsIn(await body('/'));
    expect(picture).toMatch(
      /^300 <img src="[^"]+slip-dress\.png[^"]+width=100" .*width="100" height="133" loading="lazy">$/,
    );
    expect(values).toEqual({
      checkbox: 'true',
      number: '8',
      range: '4',
      text: 'Good day',
      textarea: 'two<br />lines',
      html: '<b>bold</b>',
      richtext: '<p>rich</p>',
      inline_richtext: 'an <em>inline</em>',
      liquid: 'SMALL SHOP',
      radio: 'right',
      select: 'one',
      text_alignment: 'center',
      color: '#336699 51 #4080bf',
      color_background: 'linear-gradient(#fff, #000)',
      color_scheme: 'dark #101010',
      font_picker: 'Instrument Serif 400 italic',
      video: 'video',
      video_url: 'youtube _9VUPq3SxOc',
      url: '/collections/all',
      link_list: 'Main menu 1',
      article: 'On silk',
      blog: 'Journal',
      collection: 'Silk 2',
      page: 'About',
      product: 'Slip Dress $240',
      metaobject: 'Evening evening',
      article_list: '1 On silk',
      collection_list: 'silk',
      product_list: 'slip-dress,silk-scarf of 3',
      metaobject_list: 'Evening',
    });
  });

  test('that nobody set is blank, and never a word', async () => {
    const html = await body('/pages/about?view=settings');
    const values = Object.fromEntries([...html.matchAll(/^a_(\w+)=\[(.*)\]$/gm)].map(([, id, value]) => [id, value]));
    expect(Object.keys(values)).toHaveLength(31);
    const set = Object.entries(values).filter(([, value]) => value !== '');
    expect(Object.fromEntries(set)).toEqual({
      checkbox: 'false',
      radio: 'left',
      select: 'one',
      text_alignment: 'left',
      color_scheme: 'light',
    });
  });
});

test('theme blocks nest, in order, with static ones, and see the nearest product', async () => {
  const html = (await body('/pages/blocks')).replace(/ id="shopify-block-\w+"/g, '').replace(/>\n+/g, '>');
  expect(html).toContain('<div id="wrapped" data-kind="page" class="wide">');
  expect(html).toMatch(/<style data-shopify>#shopify-section-template--\d+__main \{\nb \{ color: red \}\n\}<\/style>/);
  const label = (text: string) => `<section class="shopify-block label"><b>${text}</b></section>`;
  expect(html).toContain(
    [
      '<div class="scheme scheme-dark">',
      label('static (from the section)'),
      '<div class="shopify-block"><i>private</i></div>',
      `<div class="group" >${label('in a group of Silk Scarf')}</div>`,
      `<div class="shopify-block">${label('card of Slip Dress')}${label('card of Leather Belt')}</div></div>`,
    ].join(''),
  );
  // Found by its template's suffix, and by the address.
  expect(await body('/pages/about?view=blocks')).toContain('scheme-dark');
});

test('a home page of sections: with pictures, three blocks deep, and blocks of their own', async () => {
  const html = (await body('/?view=sections')).replace(/ id="shopify-block-\w+"/g, '').replace(/>\n+/g, '>');
  expect(html).toMatch(
    /<div class="banner scheme-light" data-layout="split"><h2>Sections<\/h2>.*<img src="[^"]+slip-dress/,
  );
  expect(html).toContain('<a href="/collections/silk">Look</a>');
  expect(html).toMatch(
    /<div class="group" ><div class="group" ><section[^>]*><b>three deep<\/b><\/section><\/div><section[^>]*><b>two deep/,
  );
  expect(html).toContain('<blockquote >First</blockquote><hr ><blockquote >Second <cite>Ada</cite></blockquote>');
  expect(html).not.toContain('<b>hidden</b>');
});

test('settings that are connected to the product of the page', async () => {
  const html = await body('/products/slip-dress?view=connected');
  expect(html).toContain('<h2>Slip Dress</h2>\n<p>By Atelier, in #224466</p>');
  expect(html).toMatch(/<img src="[^"]+slip-dress\.png[\s\S]*<a href="\/products\/slip-dress">Look<\/a>/);
  expect(html).toContain('<b>Dresses (from the section) of Slip Dress</b>');
  expect(html).toContain('<b>Slip Dress of Slip Dress</b>');
});

test('alternates, and layouts that are chosen or left out', async () => {
  const brief = await body('/products/slip-dress?view=brief');
  expect(brief).toContain('<body class="narrow"><h1>Brief: Slip Dress</h1>');
  expect(await body('/products/slip-dress?view=bare')).toBe('slip-dress:bare\n');
  expect(await body('/products/slip-dress?view=not-there')).toContain('<body class="template-product">');
  expect(await body('/pages/about?view=settings')).toContain('<body class="narrow">');
});

test('a table and pages of a list', async () => {
  const first = await body('/collections/all');
  expect(first).toContain('<tr class="row1">\n<td class="col1">1/1 <a href="/products/');
  expect(first).toContain('<p>1 of 2, 4 in all</p>');
  expect(first).toContain('<a href="/collections/all?page=2" title="">on</a>');
  expect(await body('/collections/all?page=2')).toContain('<a href="/collections/all?page=1" title="">back</a>');
  expect(await body('/collections/silk/best-seller')).toContain('<title>Silk – best-seller</title>');
});

test('texts of the theme, of dates and with elements', async () => {
  expect(await body('/blogs/journal')).toContain('02.01.2026 <time datetime="2026-01-02');
  const cart = await body('/cart');
  expect(cart).toContain('<p>Your cart is empty</p>');
  expect(cart).toContain('<p>Tax <em>included</em> for <you></p>');
  expect(await body('/fr/cart')).toContain('<p>Votre panier est vide</p>');
});

describe('every type of form', () => {
  const types = async (url: string, visitor = guest) =>
    [
      ...(await body(url, visitor)).matchAll(
        /<form method="post" action="([^"]*)"[^>]*><input type="hidden" name="form_type" value="(\w+)"/g,
      ),
    ]
      .map(([, action, type]) => `${type} ${action}`)
      // Those of the footer are on each page.
      .filter((form) => !/^(localization|currency|customer) /.test(form));

  test('posts to where the platform has it', async () => {
    expect(await body('/')).toMatch(
      /action="\/localization"[\s\S]+action="\/cart\/update"[\s\S]+action="\/contact#contact_form"/,
    );
    expect(await types('/products/silk-scarf')).toEqual(['product /cart/add']);
    expect(await types('/cart')).toEqual(['cart /cart']);
    expect(await types('/pages/about?view=contact')).toEqual(['contact /contact#contact_form']);
    expect(await types('/blogs/journal/on-silk')).toEqual(['new_comment /blogs/journal/on-silk/comments#comment_form']);
    expect(await types('/account/login')).toEqual([
      'customer_login /account/login',
      'recover_customer_password /account/recover',
      'guest_login /account/login',
    ]);
    expect(await types('/account/register')).toEqual(['create_customer /account']);
    expect(await types('/account/reset/1/abc')).toEqual(['reset_customer_password /account/reset']);
    expect(await types('/account/activate/1/abc')).toEqual(['activate_customer_password /account/activate']);
    expect(await types('/account/addresses', customer)).toEqual(['customer_address /account/addresses']);
  });

  test('works: into the cart, and to the shop', async () => {
    const visitor = shop.visitor();
    const id = /<option value="(\d+)" selected>/.exec(await body('/products/silk-scarf', visitor))?.[1] ?? '';
    const added = await visitor.form('/cart/add', { form_type: 'product', id, quantity: '2' });
    expect([added.statusCode, added.headers.location]).toEqual([302, '/cart']);
    const cart = await body('/cart', visitor);
    expect(cart).toContain('Silk Scarf <input name="updates[]" value="2"> $120 ');
    expect(cart).toContain('<p id="total">$120</p>');
    expect(await body('/', visitor)).toContain('id="cart-count">2 items</a>');
    const fields = { form_type: 'contact', 'contact[email]': 'ada@example.com', 'contact[body]': 'Hello' };
    const sent = await visitor.form('/contact', fields, { referer: 'http://localhost/pages/about?view=contact' });
    expect(sent.statusCode).toBe(303);
    const thanks = await visitor.get(String(sent.headers.location), { accept: 'text/html' });
    expect(thanks.body).toContain('<p>sent</p>');
  });
});

test('pages of a customer', async () => {
  const account = await body('/account', customer);
  expect(account).toContain('<h1>Ada ada@example.com</h1>\n<p>no orders</p>\n<p>0</p><a href="/account/logout"');
  expect(await body('/account/addresses', customer)).toContain('<option value="France" ');
});

test('a gift card, robots.txt and what is suggested', async () => {
  const { token } = await shop.store.db.selectFrom('gift_cards').select('token').executeTakeFirstOrThrow();
  const card = await body(`/gift_cards/1/${token}`);
  expect(card).toContain('<h1>$1,000 of $1,000</h1><code>GIFT 1234 ABCD 5678</code><p>enabled</p>');
  expect(await body('/robots.txt')).toMatch(
    /^User-agent: \*\nDisallow: \/cart\n[\s\S]*Disallow: \/plain-only\nSitemap: http/,
  );
  expect(await body('/search/suggest?q=silk&section_id=predictive-search')).toContain(
    '<ul id="suggestions"><li><a href="/products/silk-scarf">Silk Scarf</a></li>',
  );
});

test('the page of a closed shop has a layout of its own', async () => {
  const closed = await openTestShop({ theme: THEME, shop: { password: 'sesame' } });
  try {
    const visitor = closed.visitor();
    const page = await body('/password', visitor);
    expect(page).toContain('<body class="closed"><form method="post" action="/password" id="login_form"');
    const entered = await visitor.form('/password', { form_type: 'storefront_password', password: 'sesame' });
    expect(entered.statusCode).toBe(303);
    expect(await body('/', visitor)).toContain('template-index');
    expect(closed.reported).toEqual([]);
  } finally {
    await closed.close();
  }
});
