/** What the demo shop says of itself in one place agrees with what it says in another, and with what is in the shop. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { field, json, metaobjects, products, rows, SHOP, text, variants } from './demo-shop.ts';

const project = join(SHOP, '..');
const THEME = 'packages/storefront/theme';
/** Texts that one section or component uses, by language. */
const TEXTS = 'packages/storefront/src/**/texts.json';
const Texts = z.record(z.string(), z.unknown());

interface Sentence {
  file: string;
  words: string;
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
const sentencesOf = (words: string) => plain(words).split(/(?<=[.!?])\s+(?=\p{Lu})/u);

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [];
}

function read(patterns: readonly string[], language: string): Sentence[] {
  return globSync([...patterns, TEXTS], { cwd: project }).flatMap((file) => {
    const written = readFileSync(join(project, file), 'utf8');
    const texts = file.endsWith('/texts.json')
      ? valuesOf(Texts.parse(JSON.parse(written))[language])
      : file.endsWith('.json')
        ? valuesOf(JSON.parse(written))
        : written.split(/<\/(?:p|h\d|tr|li)>/);
    return texts.flatMap(sentencesOf).map((words) => ({ file, words }));
  });
}

/** What a shopper reads in English, and in French. */
const ENGLISH = read(
  [
    'shop/{pages,policies,blogs}/**/*.html',
    'shop/{collections,menus}.json',
    'shop/metaobjects/*.json',
    'shop/apps/signup-forms.json',
    `${THEME}/{templates,sections}/**/*.json`,
    `${THEME}/config/settings_data.json`,
    `${THEME}/locales/en.default.json`,
  ],
  'en',
);
const FRENCH = read(['shop/translations/fr/**/*.html', 'shop/translations/fr.json', `${THEME}/locales/fr.json`], 'fr');

const saying = (texts: readonly Sentence[], pattern: RegExp) => texts.filter(({ words }) => pattern.test(words));
/** Sentences about something that do not say what the others say. */
const otherwise = (texts: readonly Sentence[], about: RegExp, said: RegExp) =>
  saying(texts, about)
    .filter(({ words }) => !said.test(words))
    .map(({ file, words }) => `${file}: ${words}`);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
  ' ',
);
const NOMBRES = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze'.split(' ');

const Shop = z.object({
  phone: z.string(),
  countries: z.array(z.string()),
  shippingRates: z.array(z.object({ title: z.string(), price: z.number() })),
  locations: z.array(
    z.object({
      name: z.string(),
      address: z.object({ address1: z.string(), zip: z.string(), phone: z.string() }),
      pickup: z.boolean(),
    }),
  ),
});
const shop = Shop.parse(json('shop.json'));

describe('the shop’s promises', () => {
  it('letters come eight times a year, wherever one joins', () => {
    const often = /\b(times a year|letters a year|a week at most|once a (week|month))\b/i;
    const letters = saying(ENGLISH, often).filter(({ words }) => !/soup|worn|clean/i.test(words));
    expect(letters.length).toBeGreaterThanOrEqual(4);
    expect(otherwise(letters, /./, /\beight\b/i)).toEqual([]);
    expect(otherwise(FRENCH, /Écrivez-moi.* par an\b|lettres par an\b/i, /\bhuit\b/i)).toEqual([]);
  });

  it('returns have thirty days; no sentence promises them for every order', () => {
    const about = /\b(return|send (?:pieces|anything|it) back)\b.*\bdays\b|\bdays\b.*\breturns?\b/i;
    expect(saying(ENGLISH, about).length).toBeGreaterThanOrEqual(5);
    expect(otherwise(ENGLISH, about, /thirty/i)).toEqual([]);
    expect(otherwise(FRENCH, /\bretours?\b.*\bjours\b|\bjours\b.*\bretours?\b/i, /trente|deux jours ouvrés/i)).toEqual(
      [],
    );
    expect(
      saying(ENGLISH, /returns? (?:are free )?(?:on|for|of) (?:every|any|all)|send anything back(?!.*final)/i).filter(
        ({ file }) => file !== `${THEME}/templates/product.json`,
      ),
    ).toEqual([]);
    expect(saying(FRENCH, /retours (?:sont )?offerts/i)).toEqual([]);
  });

  it('what cannot come back is the same in the policy and on the page, and what is sold so says it', () => {
    for (const piece of ['gift cards', 'final sale', 'earrings', 'engraved', 'altered']) {
      for (const file of ['pages/shipping-returns.html', 'policies/refund-policy.html'])
        expect(text(file).toLowerCase(), `${piece} in ${file}`).toContain(piece);
    }
    for (const piece of ['cartes cadeaux', 'vente définitive', 'boucles d’oreilles', 'gravées', 'retouchées']) {
      for (const file of ['pages/shipping-returns.html', 'policies/refund-policy.html'])
        expect(text(`translations/fr/${file}`).toLowerCase(), `${piece} in ${file}`).toContain(piece);
    }
    // Beside the button of every product.
    const beside = saying(ENGLISH, /Send .*back within/).filter(({ file }) => file.startsWith('packages/storefront'));
    expect(beside).toHaveLength(2);
    expect(text(`../${THEME}/templates/product.json`)).toMatch(
      /Send anything back[^"]*Pieces marked as final sale stay/,
    );
    expect(beside.some(({ words }) => /Send pieces back.*unless they are final sale/.test(words))).toBe(true);
  });

  it('the label for a return is in the box; that for a repair is sent', () => {
    expect(otherwise(ENGLISH, /\bprepaid label\b|\bthe label is\b/i, /in the box|We will reply with/i)).toEqual([]);
    expect(otherwise(FRENCH, /étiquette (?:de retour )?prépayée/i, /dans la boîte|Nous répondrons avec/i)).toEqual([]);
  });

  it('shipping costs and takes what the checkout asks for', () => {
    const ways = Object.fromEntries(
      shop.shippingRates.map(({ title, price }) => [title.split(',')[0], { title, price }]),
    );
    expect(ways.Standard).toEqual({ title: 'Standard, 3 to 5 working days', price: 0 });
    expect(ways.Express).toEqual({ title: 'Express, 2 working days', price: 2500 });
    expect(ways.International).toEqual({ title: 'International, 5 to 8 working days', price: 0 });
    expect(plain(text('pages/shipping-returns.html'))).toMatch(
      /3 to 5 working days Free .*2 working days \$25 .*5 to 8 working days Free/,
    );
    expect(plain(text('policies/shipping-policy.html'))).toMatch(
      /Standard takes three to five working days, express two, international five to eight.*Express is \$25/,
    );
    // Not all shipping is free, so none says so.
    expect(
      saying(ENGLISH, /\b(free|complimentary) shipping\b|\bshipping is free\b/i).filter(
        ({ words }) => !/standard/i.test(words),
      ),
    ).toEqual([]);
    expect(otherwise(ENGLISH, /leave the same day/, /by 1 pm Eastern, Monday to Friday/)).toEqual([]);
    expect(otherwise(FRENCH, /partent le jour même/, /lundi au vendredi/)).toEqual([]);
  });

  it('it ships to as many countries as it says', () => {
    expect(shop.countries).toHaveLength(31);
    expect(
      otherwise(ENGLISH, /\bcountries, free|other countries\b/, /To thirty-one countries|thirty other countries/),
    ).toEqual([]);
  });

  it('letters to the house are answered within one working day', () => {
    expect(otherwise(ENGLISH, /\b(answers?|write) (?:you )?within\b.*working/i, /within one working day/)).toEqual([]);
  });

  it('the stores are where the parcels are picked up, and have one telephone each', () => {
    for (const { name, address } of shop.locations.filter(({ pickup }) => pickup)) {
      const store = metaobjects.store?.find(({ fields }) => fields.name === name)?.fields;
      expect(store?.address, name).toContain(address.address1);
      expect(store?.address, name).toContain(address.zip);
      expect(store?.phone, name).toBe(address.phone);
    }
    const streets = shop.locations.map(({ address }) => address.address1);
    for (const { file, words } of ENGLISH)
      for (const [street] of words.matchAll(/\b\d+ (?:Greene|Hayes) Street\b/g))
        expect(streets, file).toContain(street);
    const numbers = new Set([shop.phone, ...shop.locations.map(({ address }) => address.phone)]);
    for (const { file, words } of [...ENGLISH, ...FRENCH])
      for (const [number] of words.matchAll(/\+1 \d{3} 555 \d{4}/g)) expect([...numbers], file).toContain(number);
  });

  it('a store is open on the days on which it promises somebody', () => {
    const hours = Object.fromEntries((metaobjects.store ?? []).map(({ fields }) => [fields.name, fields.hours ?? '']));
    expect(hours['New York']).toMatch(/^Monday to Saturday[^\n]*\nSunday/);
    expect(hours['San Francisco']).toMatch(/^Tuesday to Saturday[^\n]*\nSunday[^\n]*closed Monday$/);
    // Denim repairs on Tuesdays, a tailor on Saturdays, a mender in New York at the weekend.
    expect(saying(ENGLISH, /San Francisco.*\bMondays\b/)).toEqual([]);
  });
});

describe('what is counted is there', () => {
  const Collections = z.array(
    z.object({ handle: z.string(), description: z.string().default(''), products: z.array(z.string()).optional() }),
  );
  const collections = Collections.parse(json('collections.json'));
  const tagged = (tag: string) => products.filter((row) => (row.Tags ?? '').split(', ').includes(tag));

  test('new pieces', () => {
    const count = tagged('new').length;
    const said = saying(ENGLISH, /\bnew pieces\b/i).filter(({ words }) =>
      NUMBERS.some((n) => words.toLowerCase().includes(`${n} new`)),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(otherwise(said, /./, new RegExp(`\\b${NUMBERS[count]} new pieces`, 'i'))).toEqual([]);
    expect(
      otherwise(
        FRENCH,
        new RegExp(`^(${NOMBRES.join('|')}) nouvelles pièces`, 'i'),
        new RegExp(`^${NOMBRES[count]} `, 'i'),
      ),
    ).toEqual([]);
    // Their cloths are those of the pieces.
    const cloths = tagged('new')
      .map((row) => field(row, 'custom.material_care').toLowerCase())
      .join();
    for (const cloth of ['silk crêpe', 'calf leather']) {
      expect(said[0]?.words).toContain(cloth);
      expect(cloths).toContain(cloth);
    }
  });

  test('looks', () => {
    const count = metaobjects.look?.length ?? 0;
    expect(otherwise(ENGLISH, /\bways of wearing it\b/, new RegExp(`^${NUMBERS[count]} `, 'i'))).toEqual([]);
    expect(otherwise(FRENCH, /façons de se vêtir/, new RegExp(`^${NOMBRES[count]} `, 'i'))).toEqual([]);
  });

  test('pieces of a collection', () => {
    for (const { handle, description, products: pieces = [] } of collections) {
      const said = /\b(\w+) pieces\b/i.exec(plain(description))?.[1]?.toLowerCase() ?? '';
      if (NUMBERS.includes(said)) expect(NUMBERS.indexOf(said), handle).toBe(pieces.length);
    }
  });

  test('a price limit in a collection’s name is kept', () => {
    const limit = /two hundred dollars or less/.test(
      collections.find(({ handle }) => handle === 'under-200')?.description ?? '',
    );
    expect(limit).toBe(true);
    expect(text('collections.json')).toContain('"200.01"');
    expect(variants.length).toBeGreaterThan(0);
  });

  test('pre-orders name a date, or a time in weeks', () => {
    const notes = rows.map((row) => field(row, 'custom.preorder_note')).filter(Boolean);
    expect(notes.length).toBeGreaterThan(3);
    expect(notes.filter((note) => !/\d{1,2} \p{Lu}\p{Ll}+|\bin \w+ weeks\b/u.test(note))).toEqual([]);
  });
});
