/** What the pictures of the shop show, as the atelier records it (`atelier/manifest.py`) in `pictures.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Views of a product, in the order the shop shows them (`atelier/manifest.py`). */
export const VIEWS = [
  'hanging',
  'front',
  'near',
  'back',
  'side',
  'laid',
  'detail',
  'inside',
  'sole',
  'clasp',
  'size',
] as const;

const Picture = z.strictObject({
  view: z.enum([...VIEWS, 'film', 'hero', 'look', 'head', 'article', 'scene']),
  /** Products with their colors (none where a product has one alone), and folded cloth that is no product. */
  shows: z.array(
    z.union([
      z.strictObject({ product: z.string(), color: z.string().optional() }),
      z.strictObject({ cloth: z.string(), color: z.string() }),
    ]),
  ),
  /** px */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

export type Picture = z.infer<typeof Picture>;
export type View = (typeof VIEWS)[number];

/** By file name. */
export const pictures: ReadonlyMap<string, Picture> = new Map(
  Object.entries(
    z.record(z.string(), Picture).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8'))),
  ),
);

/** The products in a picture, with their colors. */
export function productsIn(picture: Picture): { product: string; color?: string | undefined }[] {
  return picture.shows.filter((shown) => 'product' in shown);
}

/** The name of a product's picture in a color. Throws where there is none. */
export function fileOf(product: string, color: string, view: View): string {
  for (const [name, picture] of pictures) {
    const [shown] = productsIn(picture);
    if (picture.view === view && shown?.product === product && (shown.color ?? '') === color) return name;
  }
  throw new Error(`artwork/pictures.json has no ${view} of ${product} in ${color}`);
}

export const isView = (view: Picture['view']): view is View => (VIEWS as readonly string[]).includes(view);
