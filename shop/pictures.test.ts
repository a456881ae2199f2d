/** What the demo shop promises of its pictures: each shows what `artwork/pictures.json` says, and the shop says the same. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shopFiles } from '../artwork/into-shop.ts';
import { isView, pictures, productsIn } from '../artwork/pictures.ts';
import { byHandle, files, handles, json, list, metaobjects, products, rows, SHOP, tags, text } from './demo-shop.ts';

const Films = z.record(
  z.string(),
  z.array(z.object({ poster: z.string(), width: z.int(), height: z.int(), duration: z.int() })),
);
/** Types of products that do not hang on a hanger. */
const THINGS = ['Shoes', 'Accessories', 'Jewellery', 'Gift Card'];
/** Bytes of a film. */
const FILM = 600_000;
/** Of a product's picture, px. */
const SIZE = { width: 1600, height: 2133 };

/** Drawn by `artwork/marks.ts`: they show no garment, or pictures of garments that are here. */
const MARKS = ['favicon.png', 'social-card.jpg'];
/** Bytes of all pictures together, and of one. */
const ALL = 120_000_000;
const ONE = 260_000;

const Rule = z.object({ field: z.string(), relation: z.string(), value: z.string() });
const collections = z
  .array(
    z.object({
      handle: z.string(),
      image: z.string(),
      products: z.array(z.string()).optional(),
      rules: z.object({ conditions: z.array(Rule) }).optional(),
    }),
  )
  .parse(json('collections.json'));
const Head = z.object({
  image: z.string(),
  tags: z.array(z.string()),
  metafields: z.record(z.string(), z.object({ value: z.array(z.string()) })).default({}),
});

/** Whether a row of a product is what a rule of a collection asks for. */
function satisfies(row: Record<string, string>, { field, relation, value }: z.infer<typeof Rule>): boolean {
  if (field === 'tag') return tags(row).includes(value);
  if (field === 'type') return row.Type === value;
  if (field === 'compare_at_price') return Boolean(row['Variant Compare At Price']);
  const price = Number(row['Variant Price']);
  return price > 0 && (relation === 'less_than' ? price < Number(value) : price > Number(value));
}

const colorsOf = (handle: string): Set<string> =>
  byHandle(handle)[0]?.['Option1 Name'] === 'Color'
    ? new Set(byHandle(handle).flatMap((row) => row['Option1 Value'] || []))
    : new Set(['']);

describe('the pictures', () => {
  it('are all in the manifest, which has no others', () => {
    const there = [...files].filter((name) => /\.(?:webp|avif|jpe?g|png)$/.test(name) && !MARKS.includes(name));
    expect([...pictures.keys()]).toEqual(there.toSorted());
  });

  it('have the measures and the bytes that the manifest says, and stay light', async () => {
    const measured = await Promise.all(
      [...pictures.keys()].map(async (name) => {
        const path = join(SHOP, 'files', name);
        const { width, height } = await sharp(path).metadata();
        return { name, width, height, bytes: statSync(path).size };
      }),
    );
    const recorded = [...pictures].map(([name, { width, height, bytes }]) => ({ name, width, height, bytes }));
    expect(measured).toEqual(recorded);
    expect(measured.filter(({ bytes }) => bytes > ONE)).toEqual([]);
    expect(measured.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(ALL);
  });

  it('show products of the shop, in colors they have', () => {
    const unknown = [...pictures].flatMap(([name, picture]) =>
      productsIn(picture)
        .filter(({ product, color = '' }) => !handles.has(product) || !colorsOf(product).has(color))
        .map(({ product, color }) => `${name}: ${product} / ${color}`),
    );
    expect(unknown).toEqual([]);
  });

  it('show one product alone in its own pictures, five to seven a color, every color of it in the same views', () => {
    for (const { Handle: handle = '', Type: type = '' } of products) {
      const own = [...pictures.values()].filter(
        (picture) => isView(picture.view) && productsIn(picture).some(({ product }) => product === handle),
      );
      expect(own.filter(({ shows }) => shows.length > 1)).toEqual([]);
      const takenIn = (color: string) =>
        own
          .filter((picture) => (productsIn(picture)[0]?.color ?? '') === color)
          .map(({ view, width, height }) => ({ view, width, height }))
          .toSorted((a, b) => a.view.localeCompare(b.view));
      const [first = '', ...others] = colorsOf(handle);
      for (const color of others) expect(takenIn(color), `${handle} in ${color}`).toEqual(takenIn(first));
      for (const { view, ...size } of takenIn(first)) expect(size, `${handle}, ${view}`).toEqual(SIZE);
      const views = takenIn(first).map(({ view }) => view);
      expect(views, handle).toEqual(
        expect.arrayContaining(
          THINGS.includes(type) ? ['front', 'back', 'detail'] : ['hanging', 'near', 'back', 'detail'],
        ),
      );
      expect(
        views.filter((view) => ['hanging', 'laid', 'size'].includes(view)),
        `${handle} has a picture of its size`,
      ).toHaveLength(1);
      expect(views.length, handle).toBeGreaterThanOrEqual(5);
      expect(views.length, handle).toBeLessThanOrEqual(7);
    }
  });

  it('are in the products, with their texts, as `node artwork/into-shop.ts` writes them', () => {
    for (const [name, wanted] of shopFiles()) {
      const isSame = wanted === text(name);
      expect(isSame, `shop/${name} is not as artwork/pictures.json has it: node artwork/into-shop.ts`).toBe(true);
    }
  });

  it('films of products are as large as their posters, 4 to 6 s long, and light', () => {
    for (const [handle, films] of Object.entries(Films.parse(json('product-media.json')))) {
      for (const { poster, width, height, duration } of films) {
        expect(pictures.get(poster), handle).toMatchObject({ view: 'film', width, height });
        expect(duration, handle).toBeGreaterThanOrEqual(4000);
        expect(duration, handle).toBeLessThanOrEqual(6000);
      }
    }
    const heavy = [...files].filter(
      (name) => /\.(?:mp4|webm)$/.test(name) && statSync(join(SHOP, 'files', name)).size >= FILM,
    );
    expect(heavy).toEqual([]);
  });

  it('show clothes on a hanger first in each color, then its upper half from nearer, and things from their front, then from behind', () => {
    for (const { Handle: handle = '', Type: type = '' } of products) {
      const order = THINGS.includes(type) ? ['front', 'back'] : ['hanging', 'near'];
      const shown = byHandle(handle).flatMap((row) => pictures.get(row['Image Src'] ?? '') ?? []);
      for (const color of colorsOf(handle)) {
        const own = shown.filter((picture) => (productsIn(picture)[0]?.color ?? '') === color);
        expect(
          own.slice(0, 2).map(({ view }) => view),
          `${handle} in ${color}`,
        ).toEqual(order);
      }
    }
  });

  it('a variant’s picture shows its own color', () => {
    const wrong = rows.filter((row) => {
      const picture = pictures.get(row['Variant Image'] ?? '');
      const [shown] = picture ? productsIn(picture) : [];
      return (
        row['Variant Price'] &&
        (shown?.product !== row.Handle || (shown?.color ?? row['Option1 Value']) !== row['Option1 Value'])
      );
    });
    expect(wrong.map((row) => row['Variant SKU'])).toEqual([]);
  });

  it('a look sells exactly what its picture shows, in its colors', () => {
    for (const { handle, fields } of metaobjects.look ?? []) {
      const picture = pictures.get(fields.image ?? '');
      const seen = picture?.shows.map((one) => ('product' in one ? `${one.product} / ${one.color}` : one.cloth));
      expect(list(fields.colors).toSorted(), handle).toEqual(seen?.toSorted());
      const sold = list(fields.colors).map((worn) => worn.split(' / ')[0]);
      expect(list(fields.products), handle).toEqual(sold);
    }
  });

  it('an article sells what its picture shows', () => {
    for (const path of globSync('blogs/*/*.html', { cwd: SHOP })) {
      const {
        image,
        tags: tagged,
        metafields,
      } = Head.parse(JSON.parse(/^<!--(\{[\s\S]*?\})-->/.exec(text(path))?.[1] ?? ''));
      const named = metafields['custom.products']?.value;
      const rules = collections.find(({ handle }) => handle === tagged[0])?.rules?.conditions ?? [];
      const ofTag = products.filter((row) => rules.some((rule) => satisfies(row, rule))).map((row) => row.Handle);
      const sold = named ?? ofTag;
      const picture = pictures.get(image);
      expect(sold, path).toEqual(
        expect.arrayContaining(picture ? productsIn(picture).map(({ product }) => product) : ['?']),
      );
    }
  });

  it('the head of a collection shows pieces of it', () => {
    const without = collections.filter(({ image, products: own, rules }) => {
      const picture = pictures.get(image);
      const isOf = (handle: string) =>
        own
          ? own.includes(handle)
          : byHandle(handle).some((row) => (rules?.conditions ?? []).some((rule) => satisfies(row, rule)));
      return !picture || !productsIn(picture).some(({ product }) => isOf(product));
    });
    expect(without.map(({ handle }) => handle)).toEqual([]);
  });
});
