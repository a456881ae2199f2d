import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { writeTranslations } from '../../shop/languages/stored-translation.ts';
import { TranslationFormat } from '../../shop/languages/translations.ts';
import { rebuildSearch } from '../../shop/search/search-index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    shop: {
      markets: [
        {
          handle: 'europe',
          name: 'Europe',
          countries: ['FR'],
          currency: 'EUR',
          moneyFormat: '{{amount_no_decimals}} €',
          moneyWithCurrencyFormat: '{{amount}} € EUR',
          rate: 0.9,
          rounding: 500,
        },
      ],
      shippingRates: [{ handle: 'standard', title: 'Standard', price: 1000, countries: [] }],
      taxRates: {},
    },
  });
});
afterAll(() => shop.close());

/** Someone who chose France in the country form. */
async function fromFrance(): Promise<Visitor> {
  const visitor = shop.visitor();
  const chosen = await visitor.form('/localization', {
    _method: 'put',
    country_code: 'FR',
    return_to: '/collections/silk',
  });
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/collections/silk']);
  expect(visitor.cookies.get('localization')).toBe('FR');
  return visitor;
}

test('prices are shown in the currency of the country that was chosen', async () => {
  const visitor = await fromFrance();
  const { price, variants } = (await visitor.get('/products/slip-dress.js')).json();
  // 240 and 300 dollars at 0.9, up to the next 5 euros.
  expect([price, variants[0].compare_at_price, variants[2].price]).toEqual([21_600 + 400, 27_000, 22_500]);
  expect((await shop.visitor().get('/products/slip-dress.js')).json().price).toBe(24_000);
  expect((await visitor.get('/products/silk-scarf.json')).json().product.variants[0].price).toBe('55.00');
  for (const _ of [1, 2]) {
    const prices = async (who: Visitor) =>
      (await who.get('/products.json'))
        .json<{ products: { handle: string; variants: { price: string }[] }[] }>()
        .products.find(({ handle }) => handle === 'silk-scarf')?.variants[0]?.price;
    expect([await prices(visitor), await prices(shop.visitor())]).toEqual(['55.00', '60.00']);
  }
  const found = (await visitor.get('/search/suggest.json?q=scarf&resources[type]=product')).json();
  expect(found.resources.results.products[0].price).toBe('55.00');
});

test('a page is cached once for each country, and the currency is told to scripts', async () => {
  const visitor = await fromFrance();
  for (const _ of [1, 2]) {
    expect((await visitor.get('/')).body).toContain('"currency":{"active":"EUR","rate":"0.9"}');
    expect((await shop.visitor().get('/')).body).toContain('"currency":{"active":"USD","rate":"1.0"}');
  }
});

test('a language of the browser never redirects', async () => {
  const answer = await shop.visitor().get('/', { 'accept-language': 'fr-FR,fr;q=0.9' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('hreflang="fr"');
});

test('language and country are chosen with one form, and a country the shop does not sell to is not', async () => {
  const visitor = shop.visitor();
  const both = { _method: 'put', country_code: 'FR', locale_code: 'fr', return_to: '/products/slip-dress?variant=1' };
  expect((await visitor.form('/localization', both)).headers.location).toBe('/fr/products/slip-dress?variant=1');
  expect(
    (await visitor.form('/localization', { ...both, locale_code: 'en', return_to: '/fr/cart' })).headers.location,
  ).toBe('/cart');
  await visitor.form('/localization', { country_code: 'XX' });
  expect(visitor.cookies.get('localization')).toBe('FR');
  const away = { country_code: 'FR', return_to: '//evil.example' };
  expect((await visitor.form('/localization', away)).headers.location).toBe('/');
});

test('cart, checkout and order are in the currency the shopper saw, and the order knows the shop’s own', async () => {
  const visitor = await fromFrance();
  const { id } = (await visitor.get('/products/silk-scarf.js')).json().variants[0];
  const line = (await visitor.json('/cart/add.js', { id, quantity: 2 })).json();
  expect([line.price, line.line_price]).toEqual([5_500, 11_000]);
  const cart = (await visitor.json('/cart/update.js', { discount: 'TEN' })).json();
  expect(cart).toMatchObject({
    currency: 'EUR',
    items_subtotal_price: 11_000,
    total_discount: 1_100,
    total_price: 9_900,
  });
  const begun = String((await visitor.form('/checkout', {})).headers.location);
  const base = begun.slice(0, begun.lastIndexOf('/'));
  const address = { first_name: 'A', last_name: 'B', address1: '1 rue', city: 'Paris', zip: '75001', country: 'FR' };
  await visitor.form(`${base}/information`, {
    email: 'a@example.com',
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`shipping_address[${name}]`, value])),
  });
  await visitor.form(`${base}/shipping`, { shipping_rate: 'standard' });
  const payment = (await visitor.get(`${base}/payment`)).body;
  // 10 dollars of shipping are 10 euros: 9, up to the next 5.
  expect(payment).toContain('Pay 109.00 €');
  // The country in the cookie may change; a checkout that has begun stays as it is until it is opened anew.
  await visitor.form('/localization', { country_code: 'US' });
  expect((await visitor.get(`${base}/payment`)).body).toContain('Pay 109.00 €');
  const card = { number: '1', name: 'A B', expiry: '12/40', verification_value: '111' };
  const fields = Object.fromEntries(Object.entries(card).map(([name, value]) => [`card[${name}]`, value]));
  const paid = await visitor.form(`${base}/payment`, { ...fields, ...card, total: '10900', due: '10900' });
  expect(paid.headers.location).toBe(`${base}/thank_you`);
  const order = await shop.store.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    currency: 'EUR',
    total: 10_900,
    store_currency: 'USD',
    store_total: 12_111,
    exchange_rate: 0.9,
  });
  expect((await visitor.get(`${base}/thank_you`)).body).toContain('109.00 €');
});

test('a gift card of the shop’s money pays in the shopper’s', async () => {
  const visitor = await fromFrance();
  const { id } = (await visitor.get('/products/leather-belt.js')).json().variants[0];
  await visitor.json('/cart/add.js', { id });
  const begun = String((await visitor.form('/checkout', {})).headers.location);
  const base = begun.slice(0, begun.lastIndexOf('/'));
  await visitor.form(`${base}/code`, { code: 'GIFT1234ABCD5678', step: 'information' });
  const card = await shop.store.db.selectFrom('gift_cards').select('balance').executeTakeFirstOrThrow();
  expect(card.balance).toBe(100_000);
  // 90 dollars are 85 euros; the card holds 900 of them.
  expect((await visitor.get(`${base}/information`)).body).toContain('−85.00 €');
});

test('what the merchant translated stands in pages, JSON and the cart of that language, in the currency of the country', async () => {
  const visitor = await fromFrance();
  await visitor.get('/fr/products/slip-dress');
  const french = TranslationFormat.parse({
    products: { 'slip-dress': { title: 'Robe nuisette', description: '<p>Coupée en biais.</p>' } },
    options: { Size: { name: 'Taille', values: { S: 'P' } } },
    collections: { silk: { title: 'Soie' } },
    pages: { about: { title: 'À propos' } },
    blogs: { journal: { title: 'Carnet' } },
    articles: { 'journal/on-silk': { title: 'De la soie' } },
    links: { Silk: 'Soie' },
  });
  await shop.store.write(async (tx, changed) => {
    await writeTranslations(tx, { fr: french });
    await rebuildSearch(tx);
    changed('shop', 'products');
  });
  const title = async (path: string) => /<title>([^<]*)/.exec((await visitor.get(path)).body)?.[1];
  expect(await title('/fr/products/slip-dress')).toContain('Robe nuisette');
  expect(await title('/products/slip-dress')).toContain('Slip Dress');
  expect(await title('/fr/collections/silk')).toContain('Soie');
  expect(await title('/fr/pages/about')).toContain('À propos');
  const product = (await visitor.get('/fr/products/slip-dress.js')).json();
  expect(product).toMatchObject({ title: 'Robe nuisette', price: 22_000, url: '/fr/products/slip-dress' });
  expect(product.options.map((option: { name: string }) => option.name)).toEqual(['Color', 'Taille']);
  expect(product.variants[0]).toMatchObject({ title: 'Ink / P', option2: 'P' });
  await visitor.json('/cart/add.js', { id: product.variants[0].id });
  const [line] = (await visitor.get('/fr/cart.js')).json().items;
  expect(line).toMatchObject({ product_title: 'Robe nuisette', variant_title: 'Ink / P', price: 22_000 });
  expect((await visitor.get('/cart.js')).json().items[0].product_title).toBe('Slip Dress');
});

test('searches, feeds and lists of that language find and say what is written in it', async () => {
  const visitor = shop.visitor();
  const suggested = async (path: string) => {
    const { queries, products, collections, articles } = (await visitor.get(path)).json().resources.results;
    const titles = (rows: { title: string }[]) => rows.map((row) => row.title);
    return [queries.map((row: { text: string }) => row.text), ...[products, collections, articles].map(titles)];
  };
  const asked = 'search/suggest.json?resources[limit_scope]=each&q=';
  expect(await suggested(`/fr/${asked}nuisette`)).toEqual([['robe nuisette'], ['Robe nuisette'], [], []]);
  expect(await suggested(`/fr/${asked}soie`)).toEqual([['soie'], [], ['Soie'], ['De la soie']]);
  expect(await suggested(`/${asked}nuisette`)).toEqual([[], [], [], []]);
  const results = async (path: string) => /<title>[^<]*?(\d+)/.exec((await visitor.get(path)).body)?.[1];
  expect(await results('/fr/search?type=product&q=nuisette')).toBe('1');
  expect(await results('/search?type=product&q=nuisette')).toBe('0');
  expect((await visitor.get('/fr/blogs/journal.atom')).body).toMatch(/– Carnet<[\s\S]+De la soie/);
  expect((await visitor.get('/blogs/journal.atom')).body).toMatch(/– Journal<[\s\S]+On silk/i);
  expect((await visitor.get('/fr/collections/silk.atom')).body).toMatch(/– Soie<[\s\S]+Robe nuisette/);
  expect((await visitor.get('/fr/collections/silk.json')).json().collection.title).toBe('Soie');
  expect((await visitor.get('/fr/products/slip-dress.oembed')).json().title).toBe('Robe nuisette');
});
