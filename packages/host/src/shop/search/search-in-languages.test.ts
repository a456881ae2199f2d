import { afterAll, beforeAll, expect, it } from 'vitest';
import { facets, productsByIds, queryProducts } from '../catalogue/catalogue.ts';
import { articlesByIds } from '../content/content.ts';
import { importShop } from '../import/import-shop.ts';
import { storedTranslation } from '../languages/stored-translation.ts';
import { translateProduct, translators } from '../languages/translations.ts';
import { openTestShop, productHeader, shopJson, type TestShop } from '../test-shop.ts';
import { search, suggest } from './search.ts';

const french = { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false };
const row = (handle: string, title: string, color: string) =>
  `${handle},${title},Bias cut,Oriel,Dresses,silk,TRUE,Color,${color},,,SKU-${handle},1,shopify,5,deny,10,,dress-ink.png,1,"${title} in ${color}, front",,`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    'shop.json': { ...shopJson, locales: [...shopJson.locales, french] },
    'products.csv': [productHeader, row('slip', 'Column Slip', 'Ink'), row('gown', 'Gown', 'Pine'), ''].join('\n'),
    'collections.json': [{ handle: 'silk', title: 'Silk', description: '', products: ['slip'] }],
    'pages/care.html': '<!--{"title":"Care"}--><p>Wash cold.</p>',
    'policies/refund-policy.html': '<!--{"title":"Refunds"}--><p>Within a month.</p>',
    'blogs.json': [{ handle: 'journal', title: 'Journal', comments: 'yes' }],
    'blogs/journal/silk.html':
      '<!--{"title":"On silk","excerpt":"Short.","image":"dress-ink.png"}--><p>About worms.</p>',
    'translations/fr.json': {
      products: { slip: { title: 'Robe colonne', description: 'Coupée en biais' } },
      options: { Color: { name: 'Couleur', values: { Ink: 'Encre', Pine: 'Sapin' } } },
      types: { Dresses: 'Robes' },
      collections: { silk: { title: 'La soie' } },
      alts: { 'Column Slip in Ink, front': 'Robe colonne, Encre, face' },
    },
    'translations/fr/pages/care.html': '<!--{"title":"Entretien"}--><p>Laver à froid.</p>',
    'translations/fr/policies/refund-policy.html': '<!--{"title":"Remboursements"}--><p>Sous un mois.</p>',
    'translations/fr/blogs/journal/silk.html':
      '<!--{"title":"De la soie","seoDescription":"Des vers."}--><p>Au sujet des vers.</p>',
  });
});
afterAll(() => shop.close());

async function titlesOf(terms: string, locale?: string): Promise<string[]> {
  const query = { collectionId: null, terms, filters: [], sort: null, offset: 0, limit: 10 };
  const { ids } = await queryProducts(shop.store, locale === undefined ? query : { ...query, locale });
  const products = await productsByIds(shop.store, ids);
  return ids.map((id) => products.get(id)?.handle ?? '?').toSorted();
}

it.each([
  ['column slip', undefined, ['slip']],
  ['robe colonne', undefined, []],
  ['robe colonne', 'fr', ['slip']],
  ['coupee', 'fr', ['slip']],
  ['encre', 'fr', ['slip']],
  ['robes', 'fr', ['gown', 'slip']],
  ['robess', 'fr', ['gown', 'slip']],
  // What is not translated is found by what it says.
  ['gown', 'fr', ['gown']],
  ['SKU-gown', 'fr', ['gown']],
  ['silk', 'fr', ['gown', 'slip']],
  // A language the shop does not have finds nothing, and harms nothing.
  ['slip', 'de', []],
])('%j in %s finds %j', async (terms, locale, handles) => {
  expect(await titlesOf(terms, locale)).toEqual(handles);
});

it('finds pages, articles and collections, and suggests phrases, in the requested language', async () => {
  const kinds = ['page', 'article'] as const;
  const count = async (terms: string, locale: string) =>
    (await search(shop.store, { terms, kinds, offset: 0, limit: 10, locale })).items.map(({ kind }) => kind);
  expect(await count('laver', 'fr')).toEqual(['page']);
  expect(await count('laver', '')).toEqual([]);
  expect(await count('vers', 'fr')).toEqual(['article']);
  expect(await count('worms', 'fr')).toEqual([]);
  const all = ['query', 'product', 'collection', 'page', 'article'] as const;
  const suggested = (terms: string, locale: string) =>
    suggest(shop.store, { terms, kinds: all, limit: 10, scope: 'each', unavailable: 'last', locale });
  const inFrench = await suggested('soi', 'fr');
  expect([inFrench.queries.map(({ text }) => text), inFrench.collections.length, inFrench.articles.length]).toEqual([
    ['la soie'],
    1,
    1,
  ]);
  const inOwn = await suggested('soi', '');
  expect([inOwn.queries, inOwn.collections, inOwn.articles]).toEqual([[], [], []]);
});

it('is of the shop’s own language again when the translation is gone', async () => {
  const other = await openTestShop({
    'shop.json': { ...shopJson, locales: [...shopJson.locales, french] },
    'translations/fr.json': { products: { dress: { title: 'Robe' } } },
  });
  const total = async (locale: string) =>
    (await search(other.store, { terms: 'robe', kinds: ['product'], offset: 0, limit: 9, locale })).total;
  expect(await total('fr')).toBe(1);
  other.write('translations/fr.json', {});
  await importShop(other.store, other.shopDir, { force: true });
  expect(await total('fr')).toBe(0);
  await other.close();
});

it('takes pages, policies and articles of another language from a folder like the shop’s own', async () => {
  const translation = await storedTranslation(shop.store.db, 'fr');
  expect(translation).toMatchObject({
    pages: { care: { title: 'Entretien', content: '<p>Laver à froid.</p>' } },
    policies: { 'refund-policy': { title: 'Remboursements', body: '<p>Sous un mois.</p>' } },
    articles: { 'journal/silk': { title: 'De la soie', seoDescription: 'Des vers.' } },
  });
  const { id } = await shop.store.db.selectFrom('articles').select('id').executeTakeFirstOrThrow();
  const article = (await articlesByIds(shop.store, [id])).get(id);
  if (!translation || !article) throw new Error('The shop has no article.');
  const translated = translators.article(article, translation);
  // An excerpt nobody translated stays; a picture without words of its own is called what the article is called.
  expect([translated.excerpt, translated.image?.alt]).toEqual(['Short.', 'De la soie']);
});

it('calls types, values and pictures of a product by their names in the language', async () => {
  const translation = await storedTranslation(shop.store.db, 'fr');
  const { ids } = await queryProducts(shop.store, {
    ...{ collectionId: null, terms: 'slip', filters: [], sort: null, offset: 0, limit: 1 },
  });
  const slip = (await productsByIds(shop.store, ids)).get(ids[0] ?? 0);
  if (!translation || !slip) throw new Error('The shop has no slip.');
  const translated = translateProduct(slip, translation);
  expect([
    translated.type,
    translated.variants[0]?.title,
    translated.media[0]?.alt,
    translated.media[0]?.preview.alt,
  ]).toEqual(['Robes', 'Encre', 'Robe colonne, Encre, face', 'Robe colonne, Encre, face']);
  const own = await facets(shop.store, { collectionId: null, filters: [], sort: null, offset: 0, limit: 1 });
  const types = translators.facets(own, translation).find(({ param }) => param === 'filter.p.product_type');
  expect(types?.values).toMatchObject([{ value: 'Dresses', label: 'Robes' }]);
});
