import { expect, test } from 'vitest';
import { countries } from '../../shop/markets/countries.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { countriesIn, countriesUrl, countryOfAddress } from './countries.ts';
import { taxName } from './money.ts';
import { FRENCH_PROVINCES } from './provinces-fr.ts';
import { shownProperties } from './summary.ts';
import type { CheckoutTexts } from './texts.ts';

const shop = (primary: string) => ({
  locales: ['en', 'fr', 'de'].map((isoCode) => ({
    isoCode,
    name: isoCode,
    endonymName: isoCode,
    primary: isoCode === primary,
  })),
});

/** What the placeholders are called with: words that can be told again in any sentence. */
const GIVEN = ['ONE', 'TWO', 'THREE'];

/** Every sentence of a language by its path, functions called with words that can be told again. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return sentences(value(...GIVEN), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, path === '' ? key : `${path}.${key}`));
}

const asMap = (texts: CheckoutTexts) => new Map(sentences(texts));
const [en, fr] = [checkoutTexts(shop('en'), 'en'), checkoutTexts(shop('en'), 'fr-CA')];
const english = asMap(en);
const french = asMap(fr);

/** Words that both languages write alike. */
const ALIKE = [
  'page.title',
  'page.properties.Message',
  'page.day',
  'contact.legend',
  'address.zones.Province',
  'summary.total',
  'order.contact',
];

test('French says everything that English says, with the same names and amounts, in other words', {
  tags: ['layout-15'],
}, () => {
  expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  const same = [...english].filter(([path, text]) => french.get(path) === text).map(([path]) => path);
  expect(same).toEqual(ALIKE);
  for (const [path, text] of english) {
    // A tax is told by its own name or by its place, never by both.
    if (path === 'tax') continue;
    const told = (words = '') => GIVEN.filter((word) => words.includes(word));
    expect({ path, told: told(french.get(path)) }).toEqual({ path, told: told(text) });
  }
});

test('French is set as French is: its own apostrophes, and spaces that do not break before what is high', () => {
  for (const [path, text] of french) {
    expect({ path, straight: text.includes("'") }).toEqual({ path, straight: false });
    expect({ path, tight: /([^\u00a0]:|[^\u202f][;?!])(\s|$)/.test(text) }).toEqual({ path, tight: false });
  }
});

test('numbers are counted as each language counts', () => {
  expect([1, 2].map(en.messages.fields)).toEqual(['One field needs another look.', '2 fields need another look.']);
  expect([1, 2].map(fr.messages.fields)).toEqual(['Un champ est à revoir.', '2 champs sont à revoir.']);
  expect(en.problems.fewer('Scarf', 1, 3)).toBe('Only 1 of 3 Scarf is left.');
  expect(en.problems.fewer('Scarf', 2, 3)).toBe('Only 2 of 3 Scarf are left.');
  expect(fr.order.thankYou('')).toBe('Merci');
  expect(fr.order.thankYou('Léa')).toBe('Merci, Léa');
});

test('what the buyer of a gift card was asked is named, and its day written, as the language does', () => {
  const given = { 'Recipient name': 'Léa', 'Send on': '2026-12-24', 'Send on ': 'x', _private: 'x', Message: '' };
  expect(shownProperties(en, given)).toEqual(['Recipient name: Léa', 'Send on: 2026-12-24', 'Send on : x']);
  expect(shownProperties(fr, given).slice(0, 2)).toEqual([
    'Nom du destinataire\u00a0: Léa',
    'À envoyer le\u00a0: 24 décembre 2026',
  ]);
  expect(fr.page.day('soon')).toBe('soon');
});

test('an unknown language is answered in that of the shop, and one without words in English', () => {
  expect(checkoutTexts(shop('fr'), '').language).toBe('fr');
  expect(checkoutTexts(shop('fr'), 'de').language).toBe('fr');
  expect(checkoutTexts(shop('de'), 'de').language).toBe('en');
  expect(checkoutTexts(shop('en'), 'toString').language).toBe('en');
});

test('countries and their provinces have the names of the language, and its order', { tags: ['layout-15'] }, () => {
  expect(countriesIn(en)).toBe(countries());
  const named = countriesIn(fr);
  expect(named).toHaveLength(countries().length);
  const byCode = new Map(named.map((country) => [country.code, country]));
  expect(byCode.get('US')).toMatchObject({ name: 'États-Unis', provinceLabel: 'État', zipLabel: 'Code ZIP' });
  expect(byCode.get('CA')?.provinces).toContainEqual(['QC', 'Québec']);
  const names = named.map(({ name }) => name);
  expect(names.indexOf('Espagne')).toBeLessThan(names.indexOf('États-Unis'));
  expect(names.indexOf('Émirats arabes unis')).toBeLessThan(names.indexOf('Finlande'));
  expect(countriesUrl(fr)).toBe(`${countriesUrl(en)}?locale=fr`);
  for (const country of countries()) {
    expect(Object.keys(en.address.zones)).toContain(country.provinceLabel);
    expect(Object.keys(en.address.zips)).toContain(country.zipLabel);
  }
});

test('every province that French names is one, and differs', () => {
  const known = new Map(countries().map(({ code, provinces }) => [code, new Map(provinces)]));
  for (const [country, provinces] of Object.entries(FRENCH_PROVINCES)) {
    for (const [code, name] of Object.entries(provinces)) {
      const own = known.get(country)?.get(code);
      expect({ country, code, name, isOne: own !== undefined && own !== name }).toMatchObject({ isOne: true });
    }
  }
});

test('a tax is named after where it is paid', () => {
  const address = {
    id: 1,
    firstName: '',
    lastName: '',
    company: '',
    address1: '',
    address2: '',
    city: 'Los Angeles',
    zip: '90001',
    phone: '',
    country: 'United States',
    countryCode: 'US',
    province: 'California',
    provinceCode: 'CA',
  };
  expect(taxName(en, 'California tax', address)).toBe('California tax');
  expect(taxName(fr, 'California tax', address)).toBe('Taxe, Californie');
  expect(taxName(fr, 'Texas tax', address)).toBe('Taxe, Texas');
  expect(taxName(fr, 'VAT', address)).toBe('TVA');
  expect(countryOfAddress(address, fr)).toBe('États-Unis');
  expect(countryOfAddress(address, en)).toBe('United States');
  // An address that was imported without a code keeps its words.
  expect(countryOfAddress({ ...address, countryCode: '', country: 'Elsewhere' }, fr)).toBe('Elsewhere');
});
