/**
 * Makes the shop's pictures: `node shop/artwork/make.ts [part of a file name …]`.
 * What to make comes from the shop's own files (products.csv, collections.json, metaobjects, blogs); a picture is
 * made again whenever this runs, and is the same each time.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { TINTS, wall } from './backdrop.ts';
import type { ClothName } from './cloth.ts';
import { crop } from './composition.ts';
import { develop, dyeOf, plain, save } from './dye.ts';
import { seedOf } from './noise.ts';
import { type Plate, plate } from './plate.ts';
import { drapery, dress, empty, type Item, type Picture, room } from './scenes.ts';
import { focusOf } from './views.ts';
import { WARDROBE } from './wardrobe.ts';

const SHOP = join(import.meta.dirname, '..');
const FILES = join(SHOP, 'files');
const NEAR = 2.4;
/** What the atelier photographs (README.md): never drawn over. */
const PHOTOGRAPHED = new Set(readFileSync(join(import.meta.dirname, 'atelier', 'shown.txt'), 'utf8').split('\n'));
const wanted = process.argv.slice(2);
const want = (name: string): boolean =>
  !PHOTOGRAPHED.has(name.replace('.webp', '')) && (wanted.length === 0 || wanted.some((part) => name.includes(part)));
const json = (path: string): unknown => JSON.parse(readFileSync(join(SHOP, path), 'utf8'));
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const swatches = z
  .object({ Color: z.record(z.string(), z.object({ color: z.string().optional(), image: z.string().optional() })) })
  .parse(json('option-swatches.json')).Color;
const rows = z
  .array(z.record(z.string(), z.string()))
  .parse(parse(readFileSync(join(SHOP, 'products.csv'), 'utf8'), { columns: true }));
const types = new Map<string, string>();
for (const row of rows) if (row.Type) types.set(row.Handle ?? '', row.Type);
const colors = new Map<string, Set<string>>();
for (const row of rows) {
  const handle = row.Handle ?? '';
  const value = row['Option1 Value'] ?? '';
  if (value in swatches) colors.set(handle, (colors.get(handle) ?? new Set()).add(value));
}

/** The hex color of a colorway; undefined for prints. */
const hexOf = (color: string): string | undefined => swatches[color]?.color;

async function product(handle: string): Promise<void> {
  const cut = WARDROBE[handle];
  if (!cut) throw new Error(`No cut for ${handle}`);
  const type = types.get(handle) ?? 'Dresses';
  const names = [...(colors.get(handle) ?? [''])];
  const shiny = type === 'Jewellery';
  for (const view of ['front', 'back', 'detail'] as const) {
    const files = names.map((color) => `${handle}${color ? `-${slug(color)}` : ''}-${view}.webp`);
    if (!files.some((file) => want(file)) || !rows.some((row) => row['Image Src'] === files[0])) continue;
    let p: Plate;
    if (view === 'detail') {
      const [fx, fy] = focusOf(handle, type);
      const whole = await plate(cut(false), 900 * NEAR, 1200 * NEAR, seedOf(handle), NEAR);
      p = crop(
        whole,
        Math.round(Math.min(900 * NEAR - 900, Math.max(0, fx * NEAR - 450))),
        Math.round(Math.min(1200 * NEAR - 1200, Math.max(0, fy * NEAR - 600))),
        900,
        1200,
      );
    } else p = await plate(cut(view === 'back'), 900, 1200, seedOf(handle + view));
    for (const [i, color] of names.entries()) {
      const rgb = develop(
        p,
        dyeOf(color, hexOf(color)),
        wall(TINTS[type] ?? '#d0cac0', p.ground ? p.ground / 1200 : undefined),
        { whiteGloss: shiny ? 0.2 : 0.75, scale: view === 'detail' ? NEAR : 1 },
      );
      await save(rgb, 900, 1200, join(FILES, files[i] ?? ''), view === 'detail' ? 62 : 72);
    }
  }
}

const CLOTHS_OF: readonly [ClothName, string][] = [
  ['melton', 'Camel'],
  ['satin', 'Oxblood'],
  ['satin', 'Ink'],
  ['linen', 'Sage'],
  ['cashmere', 'Oat'],
  ['twillSilk', 'Champagne'],
  ['flannel', 'Charcoal'],
  ['denim', 'Indigo'],
  ['poplin', 'Sky'],
  ['velvet', 'Pine'],
  ['crepe', 'Moss'],
  ['linen', 'Ecru'],
  ['leather', 'Tobacco'],
  ['satin', 'Rose'],
  ['linen', 'Rust'],
  ['satin', 'Cobalt'],
  ['velvet', 'Plum'],
  ['poplin', 'Chalk'],
];
const HEX: Record<string, string> = { Plum: '#4b2a3e', Pine: '#1f4038', Sky: '#a9c1d8' };

/** Which of them suits a picture's subject; the others take them in turn. */
const SUITS: Record<string, number> = {
  'collection-denim': 7,
  'collection-linen': 11,
  'collection-knitwear': 4,
  'collection-dresses': 13,
  'collection-tailoring': 6,
  'collection-coats': 0,
  'collection-shoes': 12,
  'collection-accessories': 12,
  'collection-occasion': 2,
  'collection-jewellery': 16,
  'collection-sale': 1,
  'collection-skirts': 5,
  'collection-tops': 8,
  'collection-trousers': 6,
  'collection-jumpsuits': 10,
  'collection-eco-conscious': 3,
  'article-indigo-is-not-a-colour': 7,
  'article-notes-on-a-slip-dress': 1,
  'article-caring-for-silk-at-home': 5,
  'article-the-coat-that-took-eleven-hours': 0,
  'article-how-to-wear-a-wrap-coat': 0,
  'article-in-praise-of-the-second-button': 17,
  'article-three-ways-with-a-white-shirt': 17,
  'article-how-a-jacket-learns-you': 6,
  'article-the-room-where-the-pleats-are-cooked': 15,
  'article-the-farm-at-the-end-of-the-label': 4,
  'article-what-teasels-do': 9,
  'article-a-shoe-you-can-take-apart': 12,
  'article-dressing-for-a-wedding': 13,
  'article-a-hedgerow-in-seven-colours': 10,
};

async function cloth(name: string, width: number, height: number, choice: number, quality = 70): Promise<void> {
  if (!want(name)) return;
  const [kind, color] = CLOTHS_OF[(SUITS[name.replace('.webp', '')] ?? choice) % CLOTHS_OF.length] ?? ['satin', 'Ink'];
  const seed = seedOf(name) % 1000;
  const picture = await drapery(
    seed,
    kind,
    plain(hexOf(color) ?? HEX[color] ?? '#b9ad99'),
    width,
    height,
    0.5 + (seed % 7) * 0.33,
    Math.max(width, height) / 1500,
  );
  await keep(name, picture, quality);
}

async function keep(name: string, picture: Picture, quality = 74): Promise<void> {
  await save(
    picture.rgb,
    picture.width,
    picture.height,
    join(FILES, name),
    quality,
    (picture.width * picture.height) / 24,
  );
}

const first = (handle: string): { color: string; hex: string | undefined } => {
  const color = [...(colors.get(handle) ?? [''])][0] ?? '';
  return { color, hex: hexOf(color) };
};

async function looks(): Promise<void> {
  const entries = z
    .object({ entries: z.array(z.object({ fields: z.object({ image: z.string(), products: z.string() }) })) })
    .parse(json('metaobjects/look.json')).entries;
  const tints = ['#cfc7ba', '#c9c6c2', '#c5cacd', '#cdc2b6', '#c9cbbd', '#d3cbbd'];
  for (const [index, { fields }] of entries.entries()) {
    if (!want(fields.image)) continue;
    const handles = z.array(z.string()).parse(JSON.parse(fields.products));
    const spots =
      index % 2 === 0
        ? [
            [-50, -20, 0.8],
            [330, 170, 0.8],
            [-40, 590, 0.8],
          ]
        : [
            [330, -10, 0.8],
            [-60, 190, 0.8],
            [340, 590, 0.8],
          ];
    const items: Item[] = handles.map((handle, i) => {
      const small = ['Shoes', 'Accessories', 'Jewellery'].includes(types.get(handle) ?? '');
      const [x = 0, y = 0, k = 1] = spots[i] ?? [0, 0, 0.9];
      const low = small && i > 0;
      return {
        handle,
        ...first(handle),
        x: low ? ((index % 2 === 0) === (i === 1) ? 430 : 60) : x,
        y: low ? 840 : y,
        k: small ? 0.55 : k,
      };
    });
    await keep(fields.image, await dress(empty(tints[index % tints.length] ?? '#cfc7ba', 1000, 1500), items));
  }
}

async function stores(): Promise<void> {
  const hang = (handle: string, i: number): Item => ({
    handle,
    ...first(handle),
    x: 600 + i * 190 - 200,
    y: 285,
    k: 0.5,
  });
  if (want('store-new-york.webp'))
    await keep(
      'store-new-york.webp',
      await dress(
        await room('#c2b8aa', '#8f8377', 1600, 1067, 320),
        ['wool-wrap-coat', 'single-breasted-blazer', 'the-poplin-shirt', 'column-slip-dress', 'cashmere-crewneck'].map(
          hang,
        ),
      ),
    );
  if (want('store-san-francisco.webp'))
    await keep(
      'store-san-francisco.webp',
      await dress(
        await room('#d6d0c2', '#b3ab98', 1600, 1067, 320),
        ['storm-trench', 'linen-camp-shirt', 'linen-shirt-dress', 'denim-jacket', 'meadow-wrap-dress'].map(hang),
      ),
    );
}

async function scenes(): Promise<void> {
  await cloth('hero-autumn-wide.webp', 2400, 1200, 0, 72);
  await cloth('hero-autumn-tall.webp', 1200, 1600, 0, 72);
  await cloth('hero-evening-wide.webp', 2400, 1200, 1, 72);
  await cloth('hero-evening-tall.webp', 1200, 1600, 1, 72);
  await cloth('empty-bag.webp', 800, 1000, 4);
  await cloth('campaign-linen.webp', 1600, 2000, 3);
  const collections = z.array(z.object({ image: z.string() })).parse(json('collections.json'));
  for (const [i, { image }] of collections.entries()) await cloth(image, 1600, 900, i * 5 + 3);
  for (const blog of readdirSync(join(SHOP, 'blogs'))) {
    for (const [i, file] of readdirSync(join(SHOP, 'blogs', blog)).entries())
      await cloth(`article-${file.replace('.html', '.webp')}`, 1400, 933, i * 7 + blog.length);
  }
  for (const [name, swatch] of Object.entries(swatches)) {
    if (!swatch.image || !want(swatch.image)) continue;
    const flat = await drapery(3, 'paper', dyeOf(name, undefined), 240, 240, 1, 8);
    await keep(swatch.image, flat, 80);
  }
}

mkdirSync(FILES, { recursive: true });
for (const handle of types.keys()) {
  if (PHOTOGRAPHED.has(handle)) continue;
  if (wanted.length > 0 && !wanted.some((part) => part.startsWith(handle) || handle.includes(part))) continue;
  await product(handle);
  console.log(handle);
}
await scenes();
await looks();
await stores();
