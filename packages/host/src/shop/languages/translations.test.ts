import { expect, it } from 'vitest';
import { productIdsByHandles, productsByIds } from '../catalogue/catalogue.ts';
import type { Facet } from '../catalogue/types-products.ts';
import { shop } from '../content/content.ts';
import type { Menu, Metaobject } from '../content/types-content.ts';
import { importShop } from '../import/import-shop.ts';
import { ImportError } from '../import/report.ts';
import { openTestShop } from '../test-shop.ts';
import { storedTranslation } from './stored-translation.ts';
import { TranslationFormat, translateProduct, translators } from './translations.ts';

const french = TranslationFormat.parse({
  products: { dress: { title: 'Robe d’été', metafields: { 'custom.note': 'Taille petit' } } },
  options: { Color: { name: 'Couleur', values: { Ink: 'Encre' } } },
  filters: { 'filter.v.price': 'Prix' },
  links: { New: 'Nouveau', Dresses: 'Robes' },
  metaobjects: { 'look/evening': { name: 'Soirée' } },
  shop: { slogan: 'À garder.' },
  theme: { 'The house': 'La maison' },
});

it('takes the place of the shop’s own texts, and leaves the rest as it is', async () => {
  const shop = await openTestShop();
  const id = (await productIdsByHandles(shop.store, ['dress'])).get('dress') ?? 0;
  const dress = (await productsByIds(shop.store, [id])).get(id);
  await shop.close();
  if (!dress) throw new Error('The test shop has no dress.');
  const translated = translateProduct(dress, french);
  expect(translated).toMatchObject({ id: dress.id, title: 'Robe d’été', description: dress.description });
  expect(translated.options.map((option) => option.name)).toEqual(['Couleur', 'Size']);
  expect(translated.variants.map((variant) => variant.title)).toEqual(['Encre / S', 'Encre / M', 'Rose / S']);
  expect(translated.options[0]?.values[0]?.id).toBe(dress.options[0]?.values[0]?.id);
  expect(translateProduct({ ...dress, seoTitle: 'Buy a dress' }, french).seoTitle).toBe('');
  expect(translateProduct(dress, french)).toBe(translated);
  expect(translateProduct(dress, null)).toBe(dress);
});

it('says what a variant says of itself in the language of the visit', async () => {
  const shop = await openTestShop();
  const id = (await productIdsByHandles(shop.store, ['dress'])).get('dress') ?? 0;
  const dress = (await productsByIds(shop.store, [id])).get(id);
  await shop.close();
  if (!dress) throw new Error('The test shop has no dress.');
  const note = { namespace: 'custom', key: 'availability_note', type: 'single_line_text_field', value: 'Sent in May.' };
  const noted = { ...dress, variants: dress.variants.map((variant) => ({ ...variant, metafields: [note] })) };
  const translation = TranslationFormat.parse({ variantTexts: { 'Sent in May.': 'Expédié en mai.' } });
  expect(translateProduct(noted, translation).variants[0]?.metafields[0]?.value).toBe('Expédié en mai.');
});

it('goes through menus however deep, metaobjects and the labels of filters', () => {
  const link = { title: 'New', url: '/', type: 'http_link' as const };
  const menu: Menu = {
    handle: 'main',
    title: 'Main',
    links: [{ ...link, links: [{ ...link, title: 'Dresses', links: [{ ...link, title: 'Other', links: [] }] }] }],
  };
  expect(JSON.stringify(translators.menu(menu, french))).toMatch(/Nouveau.*Robes.*Other/);
  const look: Metaobject = {
    id: 1,
    type: 'look',
    handle: 'evening',
    fields: [{ key: 'name', type: 'single_line_text_field', value: 'Evening' }],
  };
  expect(translators.metaobjects([look], french)[0]?.fields[0]?.value).toBe('Soirée');
  const value = { value: 'Ink', label: 'Ink', count: 1, swatch: null };
  const facets: Facet[] = [
    { param: 'filter.v.option.color', label: 'Color', type: 'list', values: [value], rangeMax: 0 },
    { param: 'filter.v.price', label: 'Price', type: 'price_range', values: [], rangeMax: 9 },
  ];
  expect(translators.facets(facets, french)).toMatchObject([
    { label: 'Couleur', values: [{ value: 'Ink', label: 'Encre' }] },
    { label: 'Prix', rangeMax: 9 },
  ]);
});

it('gives the shop its slogan, and what the theme says', async () => {
  const { store, close } = await openTestShop();
  const own = await shop(store);
  await close();
  expect(translators.shop(own, french)).toMatchObject({
    name: own.name,
    brand: { slogan: 'À garder.', shortDescription: own.brand.shortDescription },
    themeTexts: { 'The house': 'La maison' },
  });
});

it('comes from the shop folder, for the languages of the shop, and a file of the wrong shape stops the import', async () => {
  const shop = await openTestShop();
  const json = JSON.parse(
    JSON.stringify(await shop.store.db.selectFrom('shop').select('body').executeTakeFirstOrThrow()),
  );
  const facts = JSON.parse(json.body);
  const languages = [...facts.locales, { isoCode: 'fr', name: 'French', endonymName: 'français', primary: false }];
  shop.write('shop.json', { ...facts, locales: languages });
  shop.write('translations/fr.json', { products: { dress: { title: 'Robe' } } });
  shop.write('translations/de.json', { products: { dress: { title: 'Kleid' } } });
  await importShop(shop.store, shop.shopDir, { force: true });
  expect((await storedTranslation(shop.store.db, 'fr'))?.products.dress?.title).toBe('Robe');
  expect(await storedTranslation(shop.store.db, 'de')).toBeNull();
  shop.write('translations/fr.json', { products: { dress: { title: 7 } } });
  await expect(importShop(shop.store, shop.shopDir, { force: true })).rejects.toThrow(ImportError);
  await shop.close();
});
