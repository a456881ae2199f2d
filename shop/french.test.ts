/** What the demo shop says in French: all of it, in the same form, and as French is set. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { field, json, metaobjects, products, rows, SHOP, text, variants } from './demo-shop.ts';

describe('the French shop', () => {
  const Texts = z.record(z.string(), z.string());
  const Named = z.record(z.string(), z.object({ metafields: Texts.default({}) }).catchall(z.string()));
  const French = z.object({
    products: z.record(
      z.string(),
      z.object({ title: z.string(), description: z.string(), metafields: Texts.default({}) }),
    ),
    types: Texts,
    options: z.record(z.string(), z.object({ name: z.string(), values: Texts.default({}) })),
    collections: Named,
    blogs: Named,
    shippingRates: Texts,
    links: Texts,
    metaobjects: z.record(z.string(), Texts),
    theme: Texts,
    alts: Texts,
  });
  const french = French.parse(json('translations/fr.json'));
  /** The files of a folder of documents, and of the folders in it. */
  const documents = (folder: string) =>
    readdirSync(join(SHOP, folder), { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.html'))
      .sort();
  const headOf = (path: string) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(/<!--(\{[\s\S]*?\})-->/.exec(text(path))?.[1] ?? ''));
  const inOrder = (html: string) => html.match(/<[a-z/][^>]*>/g)?.map((tag) => tag.replace('href="/fr/', 'href="/'));
  /** Metafields of sentences, as products have them. */
  const SENTENCES =
    'size_fit_note material_care promotion_banner preorder_note waitlist_note petite_note option_notes option_badges'.split(
      ' ',
    );

  it('has a title for each way of shipping, and for no other', () => {
    const Titled = z.object({
      shippingRates: z.array(z.object({ title: z.string() })),
      locations: z.array(z.object({ name: z.string(), pickup: z.boolean().default(false) })),
    });
    const { shippingRates, locations } = Titled.parse(json('shop.json'));
    const pickUps = locations.filter(({ pickup }) => pickup).map(({ name }) => `Pick up in store: ${name}`);
    const titles = [...shippingRates.map(({ title }) => title), ...pickUps];
    expect(Object.keys(french.shippingRates).toSorted()).toEqual(titles.toSorted());
  });

  it('says of every product all that is said of it, in the same form', () => {
    for (const row of products) {
      const said = french.products[row.Handle ?? ''];
      expect(inOrder(said?.description ?? ''), row.Handle).toEqual(inOrder(row['Body (HTML)'] ?? ''));
      const written = SENTENCES.filter((key) => field(row, `custom.${key}`)).map((key) => `custom.${key}`);
      const inseam = /Regular|Tall/.test(field(row, 'custom.inseam')) ? ['custom.inseam'] : [];
      expect(Object.keys(said?.metafields ?? {}), row.Handle).toEqual(expect.arrayContaining([...written, ...inseam]));
    }
    expect(Object.keys(french.products)).toHaveLength(products.length);
  });

  it('names every type, color, length and amount, and describes every picture with the color it shows', () => {
    expect(products.map((row) => row.Type ?? '').filter((type) => !french.types[type])).toEqual([]);
    for (const [number, name] of [
      [1, 'Color'],
      [2, 'Length'],
      [3, 'Length'],
      [1, 'Amount'],
    ] as const) {
      const first = new Map(products.map((row) => [row.Handle, row[`Option${number} Name`]]));
      const values = variants
        .filter((row) => first.get(row.Handle) === name)
        .map((row) => row[`Option${number} Value`]);
      expect(values.filter((value) => !french.options[name]?.values[value ?? ''])).toEqual([]);
    }
    const Described = z.record(z.string(), z.object({ alt: z.string().default('') }));
    const alts = [...rows.map((row) => row['Image Alt Text'])].concat(
      Object.values(Described.parse(json('files.json'))).map(({ alt }) => alt),
    );
    expect(alts.filter((alt) => alt && !french.alts[alt])).toEqual([]);
    for (const row of rows.filter((row) => row['Image Alt Text']?.includes(' in '))) {
      const color = /.* in ([^,]+)/.exec(row['Image Alt Text'] ?? '')?.[1] ?? '';
      const value = french.options.Color?.values[color] ?? '?';
      expect(french.alts[row['Image Alt Text'] ?? '']?.split(', ')[1]).toBe(value);
    }
  });

  it('has every page, policy and article, with the same marks and links', () => {
    for (const folder of ['pages', 'policies', 'blogs']) {
      expect(documents(`translations/fr/${folder}`)).toEqual(documents(folder));
      for (const name of documents(folder)) {
        const [own, said] = [`${folder}/${name}`, `translations/fr/${folder}/${name}`];
        expect(inOrder(text(said)), said).toEqual(inOrder(text(own)));
        const sentences = ['title', 'excerpt', 'seoTitle', 'seoDescription'].filter((key) => headOf(own)[key]);
        expect(Object.keys(headOf(said)), said).toEqual(sentences);
      }
    }
  });

  it('has every collection, look, guide and link', () => {
    const Collections = z.array(z.object({ handle: z.string(), description: z.string() }));
    for (const { handle, description } of Collections.parse(json('collections.json'))) {
      expect(inOrder(String(french.collections[handle]?.description ?? '')), handle).toEqual(inOrder(description));
    }
    const told = (metaobjects.look ?? []).map(({ handle }) => `look/${handle}`);
    const guides = (metaobjects.size_guide ?? []).map(({ handle }) => `size_guide/${handle}`);
    expect(Object.keys(french.metaobjects)).toEqual(expect.arrayContaining([...told, ...guides]));
    const titles = [...text('menus.json').matchAll(/"title": "([^"]+)",\s+"(?:url|to)/g)].map(
      ([, title = '']) => title,
    );
    expect(titles.length).toBeGreaterThan(50);
    const same = new Set(['Journal', 'Denim', 'Contact', 'Lookbook', 'Greene Street', 'New York', 'San Francisco']);
    expect(titles.filter((title) => !french.links[title] && !same.has(title))).toEqual([]);
  });

  it('has every text that the templates and section groups of the theme set', () => {
    const theme = join(SHOP, '../packages/storefront/theme');
    // Names, and the id of a form.
    const same = [
      'The Greene Street Review',
      'Selvedge & Hem',
      'Saturday Wardrobe',
      'Greene Street',
      'Denim',
      'NwsLtr',
    ];
    const missing = globSync('{templates,sections}/**/*.json', { cwd: theme }).flatMap((file) => {
      const found: string[] = [];
      JSON.parse(readFileSync(join(theme, file), 'utf8'), (key, value: unknown) => {
        // A sentence or a title: colors, handles, links and choices have neither spaces nor a capital letter.
        const isText = typeof value === 'string' && /^[A-Z“<]|\s/.test(value);
        if (isText && !french.theme[value] && !same.includes(value)) found.push(`${file}, ${key}: ${value}`);
        return value;
      });
      return found;
    });
    expect(missing, 'add the French to "theme" in shop/translations/fr.json').toEqual([]);
  });

  it('is set as French is: no-break spaces, no typewriter’s apostrophes, links that stay in it', () => {
    const said = [text('translations/fr.json').replace(/^ *"(?:[^"\\]|\\.)*": (?=")/gm, '')].concat(
      ['pages', 'policies', 'blogs'].flatMap((folder) =>
        documents(`translations/fr/${folder}`).map((name) => text(`translations/fr/${folder}/${name}`)),
      ),
    );
    for (const words of said) {
      const plain = words.replace(/<[^>]*>/g, '');
      expect(plain.match(/.{0,20}[a-zé]'[a-zé].{0,20}/g)).toBeNull();
      expect(plain.match(/.{0,20}(?: [:;?!»]|« ).{0,20}/g)).toBeNull();
      expect(words.match(/href=\\?"\/(?!fr\/)[^"]*/g)).toBeNull();
    }
  });
});
