import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { atom } from './atom.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ shop: { timezone: 'America/New_York' } });
});
afterAll(() => shop.close());

/** Texts of all elements of a name. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

const feedOf = async (url: string) => {
  const answer = await shop.visitor().get(url, { host: 'localhost' });
  expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
    url,
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return answer.body;
};

test('a collection’s feed has what is sold in the platform’s elements', async () => {
  const xml = await feedOf('/collections/silk.atom');
  expect(xml).toContain('xmlns:s="http://jadedpixel.com/-/spec/shopify"');
  expect(xml).toContain('<link rel="self" type="application/atom+xml" href="http://localhost/collections/silk.atom"/>');
  const dress = xml.split('<entry>').find((entry) => entry.includes('<title>Slip Dress</title>')) ?? '';
  expect([texts(dress, 's:type'), texts(dress, 's:vendor'), texts(dress, 's:tag')]).toEqual([
    ['Dresses'],
    ['Atelier'],
    ['silk', 'best-seller'],
  ]);
  expect(texts(dress, 's:sku')).toEqual(['SLIP-INK-S', 'SLIP-INK-M', 'SLIP-OAT-S']);
  expect(texts(dress, 's:price')).toEqual(['240.00', '240.00', '250.00']);
  expect(dress.match(/<s:price currency="USD">/g)).toHaveLength(3);
  expect(texts(dress, 's:grams')).toEqual(['300', '300', '300']);
  expect(texts(dress, 'summary')[0]).toMatch(
    /^&lt;p&gt;&lt;img src=&quot;http:\/\/localhost\/cdn\/shop\/files\/slip-dress\.png\?v=.*&lt;p&gt;Cut on the bias\.&lt;\/p&gt;$/,
  );
  for (const time of [...texts(dress, 'published'), ...texts(dress, 'updated')]) expect(time).toMatch(/-0[45]:00$/);
  expect(texts(dress, 'id')[0]).toMatch(/^http:\/\/localhost\/products\/\d+$/);
  expect(await feedOf('/collections/all.atom')).toContain('<title>Leather Belt</title>');
});

test('a blog’s feed has its articles, in the language of its address', async () => {
  const xml = await feedOf('/blogs/journal.atom');
  expect(texts(xml, 'content').length).toBeGreaterThan(0);
  expect(texts(xml, 's:type')).toEqual([]);
  expect(await feedOf('/fr/blogs/journal.atom')).toContain('xml:lang="fr"');
  expect((await shop.visitor().get('/blogs/none.atom')).statusCode).toBe(404);
});

test('texts are escaped, control characters are left out, the newest change is the feed’s', () => {
  const entry = { id: 'a', url: 'u', published: '2026-01-01T00:00:00Z', author: 'A & B', content: '<p>"</p>\u0000' };
  const xml = atom({
    language: 'en',
    title: '<x>',
    url: 'http://a',
    author: 'S',
    entries: [
      { ...entry, title: 'One', updated: '2026-01-02T00:00:00+05:00' },
      { ...entry, title: 'Two', updated: '2026-01-01T23:00:00-05:00' },
    ],
  });
  expect(texts(xml, 'updated')[0]).toBe('2026-01-01T23:00:00-05:00');
  expect(texts(xml, 'title')[0]).toBe('&lt;x&gt;');
  expect(texts(xml, 'content')[0]).toBe('&lt;p&gt;&quot;&lt;/p&gt;');
});
