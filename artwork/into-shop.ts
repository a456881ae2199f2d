/**
 * Puts the pictures of `pictures.json` into the shop's data: `node artwork/into-shop.ts [--check]`. Writes the pictures' columns of
 * `products.csv`, the films' texts and places in `product-media.json`, the French texts in `translations/fr.json`, and the names of pictures
 * whose files have another type now wherever else they are shown. Files that are as they should be are left alone; with `--check` all are,
 * and one that is not makes the command fail.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { altTexts } from './alt-texts.ts';
import { isView, pictures, productsIn, VIEWS, type View } from './pictures.ts';

const SHOP = join(import.meta.dirname, '..', 'shop');
const read = (name: string) => readFileSync(join(SHOP, name), 'utf8');
const readJson = (name: string): unknown => JSON.parse(read(name));

/** Where products' pictures are shown besides. */
const SHOWN_IN = ['apps/reviews.json', '../packages/storefront/theme/sections/header-group.json'];

/** A row of the product file, by the titles of its columns. */
const Row = z.record(z.string(), z.string());
type Row = z.infer<typeof Row>;

/** Read and written again: what is not named here stays as it is. */
const Whole = z.record(z.string(), z.unknown());
type Film = z.infer<typeof Whole>;
const Films = z.record(z.string(), z.array(Whole));
const Texts = z.record(z.string(), z.string());
const French = z.object({
  products: z.record(z.string(), z.object({ title: z.string() })),
  options: z.object({ Color: z.object({ values: Texts }) }),
  alts: Texts,
});
const Described = z.record(z.string(), z.object({ alt: z.string().optional() }));

/** What is said of a product's pictures. */
interface Product {
  handle: string;
  type: string;
  title: string;
  /** In the shop's order; empty where there is one alone. */
  colors: string[];
}

function productOf(handle: string, rows: readonly Row[]): Product {
  const [first = {}] = rows;
  const values = first['Option1 Name'] === 'Color' ? rows.flatMap((row) => row['Option1 Value'] || []) : [];
  return { handle, type: first.Type ?? '', title: first.Title ?? '', colors: [...new Set(values)] };
}

interface Shown {
  file: string;
  /** Empty where the product comes in one color. */
  color: string;
  view: View;
}

/** The product's pictures: its colors in their own order, the views of each in the order of `VIEWS`. */
function picturesOf({ handle, colors }: Product): Shown[] {
  const own = [...pictures].flatMap(([file, picture]) => {
    const { view } = picture;
    const [shown] = productsIn(picture);
    return isView(view) && shown?.product === handle ? [{ file, color: shown.color ?? '', view }] : [];
  });
  const placeOf = ({ color, view }: Shown) => colors.indexOf(color) * VIEWS.length + VIEWS.indexOf(view);
  return own.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Alt texts, with the French ones noted by the English ones. */
function describer(french: z.infer<typeof French>) {
  const alts: Record<string, string> = {};
  const describe = (product: Product, view: View | 'film', color: string): string => {
    const { handle, title } = product;
    const { en, fr } = altTexts(
      view,
      product,
      { title, color },
      { title: french.products[handle]?.title ?? title, color: french.options.Color.values[color] ?? color },
    );
    alts[en] = fr;
    return en;
  };
  return { alts, describe };
}
type Describe = ReturnType<typeof describer>['describe'];

/** A product's rows with its pictures in them: the variants, and rows for the pictures that are left. */
function rowsWith(shown: readonly Shown[], rows: readonly Row[], product: Product, describe: Describe): Row[] {
  const variants = rows.filter((row) => row['Variant Price']);
  const blank = Object.fromEntries(Object.keys(rows[0] ?? {}).map((title) => [title, '']));
  const further = shown.slice(variants.length).map(() => ({ ...blank, Handle: product.handle }));
  const frontOf = (row: Row) => shown.find(({ color }) => color === '' || color === row['Option1 Value'])?.file ?? '';
  return [...variants, ...further].map((row: Row, index) => {
    const one = shown[index];
    return {
      ...row,
      'Image Src': one?.file ?? '',
      'Image Position': one ? String(index + 1) : '',
      'Image Alt Text': one ? describe(product, one.view, one.color) : '',
      'Variant Image': row['Variant Price'] ? frontOf(row) : '',
    };
  });
}

/** A product's films. They come after its pictures: a card finds what it shows below the pointer by the place of its picture. */
function filmsAfter(count: number, films: readonly Film[], product: Product, describe: Describe): Film[] {
  return films.map((film, index) => {
    const poster = pictures.get(String(film.poster));
    if (!poster) throw new Error(`${film.poster} is not in artwork/pictures.json`);
    const alt = describe(product, 'film', productsIn(poster)[0]?.color ?? '');
    return { ...film, alt, position: count + 1 + index };
  });
}

const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvOf = (rows: readonly Row[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');
const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A text with the pictures it names as they are called now. */
function renamed(text: string): string {
  const stemOf = (name: string) => name.replace(/\.\w+$/, '');
  const names = new Map([...pictures.keys()].map((name) => [stemOf(name), name]));
  return text.replace(/[\w-]+\.(?:avif|webp)\b/g, (name) => names.get(stemOf(name)) ?? name);
}

/** The files that the manifest decides on, as it wants them; by their paths from the shop's folder. */
export function shopFiles(): Map<string, string> {
  const french = French.parse(readJson('translations/fr.json'));
  const films = Films.parse(readJson('product-media.json'));
  const { alts, describe } = describer(french);
  const ofFilms = describer(french);
  const lines = z.array(Row).parse(parse(read('products.csv'), { columns: true }));
  const rows = [...Map.groupBy(lines, (row) => row.Handle ?? '')].flatMap(([handle, own]) => {
    const product = productOf(handle, own);
    const shown = picturesOf(product);
    const filmed = films[handle];
    if (filmed) films[handle] = filmsAfter(shown.length, filmed, product, ofFilms.describe);
    return rowsWith(shown, own, product, describe);
  });
  const described = new Set(Object.values(Described.parse(readJson('files.json'))).map(({ alt }) => alt));
  const others = Object.entries(french.alts).filter(([alt]) => described.has(alt));
  return new Map([
    ['products.csv', csvOf(rows)],
    ['product-media.json', jsonOf(films)],
    [
      'translations/fr.json',
      jsonOf({
        ...Whole.parse(readJson('translations/fr.json')),
        alts: { ...alts, ...ofFilms.alts, ...Object.fromEntries(others) },
      }),
    ],
    ...SHOWN_IN.map((name): [string, string] => [name, renamed(read(name))]),
  ]);
}

if (import.meta.main) {
  const isCheck = process.argv.includes('--check');
  for (const [name, text] of shopFiles()) {
    if (read(name) === text) continue;
    if (isCheck) process.exitCode = 1;
    else writeFileSync(join(SHOP, name), text);
    console.log(`${join('shop', name)} ${isCheck ? 'is not as artwork/pictures.json has it' : 'written'}`);
  }
}
