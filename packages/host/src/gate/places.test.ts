import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts';

/** Prints where the page is. */
const WHERE =
  '{{ request.host }} {{ request.origin }} {{ routes.cart_url }} {{ localization.country.iso_code }} {{ localization.market.handle }} ' +
  '{{ localization.language.iso_code }} {{ cart.currency.iso_code }} {{ section.settings.greeting }} ' +
  '[{% for l in localization.available_languages %}{{ l.iso_code }}={{ l.root_url }} {% endfor %}] {{ canonical_url }}' +
  '{% schema %}{ "name": "Where", "settings": [{ "type": "text", "id": "greeting", "default": "Hello" }] }{% endschema %}';

const market = (handle: string, countries: string[], own: object) => ({
  ...{
    handle,
    name: handle,
    countries,
    currency: 'CAD',
    moneyFormat: '{{amount}} CAD',
    moneyWithCurrencyFormat: '{{amount}} CAD',
    rate: 1.4,
  },
  ...own,
});

const page = (sections: object) => JSON.stringify({ sections, order: ['where'] });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    publicOrigin: 'https://shop.example',
    shop: {
      locales: [
        { isoCode: 'en', name: 'English', endonymName: 'English', primary: true },
        { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false },
        { isoCode: 'de', name: 'German', endonymName: 'Deutsch', primary: false, host: 'laden.example' },
      ],
      markets: [
        market('ca', ['CA'], { host: 'shop.ca', locales: ['fr', 'en'] }),
        market('asia', ['HK', 'FR'], { subfolder: 'asia', locales: ['en', 'fr'] }),
      ],
    },
    themeFiles: {
      'sections/where.liquid': WHERE,
      'templates/page.where.json': page({ where: { type: 'where' } }),
      'templates/page.where.context.ca.json': JSON.stringify({
        context: { market: 'ca' },
        parent: 'page.where.json',
        sections: { where: { settings: { greeting: 'Bonjour' } } },
      }),
    },
  });
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

const at = (host: string, country?: string) => async (path: string) => {
  const visitor = shop.visitor();
  if (country !== undefined) visitor.cookies.set('localization', country);
  return visitor.get(path, { host, 'accept-encoding': 'identity' });
};
const where = async (answer: ReturnType<ReturnType<typeof at>>) => {
  const { body } = await answer;
  return /<div id="shopify-section-[^"]*__where"[^>]*>(.*?)<\/div>/s.exec(body)?.[1]?.trim() ?? body;
};
const PAGE = '/pages/about?view=where';

test('each place has its language, country, money, links and contexts', async () => {
  expect(await where(at('shop.example')(PAGE))).toBe(
    'shop.example https://shop.example /cart US primary en USD Hello [en=/ fr=/fr de=/de ] https://shop.example/pages/about',
  );
  expect(await where(at('shop.ca')(PAGE))).toBe(
    'shop.ca https://shop.ca /cart CA ca fr CAD Bonjour [en=/en fr=/ ] https://shop.ca/pages/about',
  );
  expect(await where(at('shop.ca')(`/en${PAGE}`))).toBe(
    'shop.ca https://shop.ca /en/cart CA ca en CAD Bonjour [en=/en fr=/ ] https://shop.ca/en/pages/about',
  );
  expect(await where(at('shop.example')(`/fr-asia${PAGE}`))).toBe(
    'shop.example https://shop.example /fr-asia/cart HK asia fr CAD Hello [en=/en-asia fr=/fr-asia ] https://shop.example/fr-asia/pages/about',
  );
});

test('a page in a language that has a host is there first, and still answers below the main one', async () => {
  expect(await where(at('laden.example')(PAGE))).toMatch(
    /^laden\.example https:\/\/laden\.example \/cart US primary de USD Hello .* https:\/\/laden\.example\/pages\/about$/,
  );
  expect(await where(at('shop.example')(`/de${PAGE}`))).toMatch(
    / \/de\/cart US .* https:\/\/laden\.example\/pages\/about$/,
  );
  expect(await where(at('laden.example')(`/fr${PAGE}`))).toMatch(
    / \/fr\/cart US .* https:\/\/shop\.example\/fr\/pages\/about$/,
  );
});

test('a market’s place keeps to its countries, whatever was chosen elsewhere', async () => {
  expect(await where(at('shop.ca', 'US')(PAGE))).toContain(' CA ca ');
  expect(await where(at('shop.example', 'FR')(`/en-asia${PAGE}`))).toContain(' FR asia ');
  // The main host shows what was chosen, contexts too.
  expect(await where(at('shop.example', 'CA')(PAGE))).toContain(' CA ca en CAD Bonjour ');
  const sections = await at('shop.ca')(`${PAGE}&sections=where`);
  expect(sections.body).toContain('Hello');
});

test('search engines are told of all places, by whichever host they ask', async () => {
  const links = async (host: string, path: string) =>
    [...(await at(host)(path)).body.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    );
  const main = await links('shop.example', '/pages/about');
  expect(main).toContain('fr-CA https://shop.ca/pages/about');
  expect(main).toContain('en-HK https://shop.example/en-asia/pages/about');
  expect(await links('shop.ca', '/en/pages/about')).toEqual(main);
});

test('who chooses a country or a language is led to its place', async () => {
  const choose = async (host: string, fields: Record<string, string>) => {
    const answer = await shop.visitor().form('/localization', fields, { host });
    return [answer.statusCode, answer.headers.location];
  };
  expect(await choose('shop.example', { country_code: 'CA', return_to: '/cart' })).toEqual([
    303,
    'https://shop.ca/en/cart',
  ]);
  expect(await choose('shop.example', { country_code: 'HK', return_to: '/fr/cart' })).toEqual([303, '/fr-asia/cart']);
  expect(await choose('shop.example', { language_code: 'en', return_to: '/fr-asia/cart' })).toEqual([
    303,
    '/en-asia/cart',
  ]);
  expect(await choose('shop.ca', { language_code: 'fr', return_to: '/en/cart' })).toEqual([303, '/cart']);
  expect(await choose('shop.ca', { country_code: 'US', return_to: '/en/cart' })).toEqual([
    303,
    'https://shop.example/cart',
  ]);
  // No place but these, and nothing that a visit changes.
  expect(await choose('shop.example', { country_code: 'CA', return_to: '//evil.example' })).toEqual([
    303,
    'https://shop.ca/en',
  ]);
  expect(await choose('shop.example', { country_code: 'CA', return_to: '/cart/clear' })).toEqual([
    303,
    'https://shop.ca/',
  ]);
});

test('who asks by the host of a market comes from outside, and is shown no figures', async () => {
  expect((await at('localhost')('/_host/metrics')).statusCode).toBe(200);
  for (const host of ['shop.ca', 'SHOP.ca:443', 'shop.example'])
    expect([host, (await at(host)('/_host/metrics')).statusCode]).toEqual([host, 403]);
});

test('hosts of places are known, others are not; forms and redirects of them stay there', async () => {
  expect((await at('shop.uk')('/')).statusCode).toBe(421);
  const visitor = shop.visitor();
  const account = await visitor.get('/account', { host: 'shop.ca' });
  expect([account.statusCode, account.headers.location]).toEqual([302, '/account/login']);
  const added = await visitor.form('/cart/add', { id: '1' }, { host: 'shop.ca', origin: 'https://shop.ca' });
  expect(added.statusCode).not.toBe(403);
  const foreign = await visitor.form('/cart/clear', {}, { host: 'shop.ca', origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
});
