import { z } from 'zod';
import { BlockAttributes } from './block-mark.schema.ts';
import { Card } from './card.schema.ts';
import { Image } from './image.schema.ts';

/** Where the merchant put an item: before the product with this number, from 1. */
const Placed = z.object({
  position: z.int().min(1),
  attributes: BlockAttributes,
});

/** Columns of the grid an item takes (rules collection-9, collection-13). */
const BlockWidth = z.union([z.literal(1), z.literal(2)]);

/** A picture between products, cut to a shape, with a call to action. */
export const ImageGridItem = z.object({
  type: z.literal('image'),
  url: z.string(),
  clip: z.enum(['none', 'pill', 'arc', 'circle']),
  image: Image,
  cta_style: z.string(),
  cta_text: z.string(),
  /** CSS color */
  cta_color: z.string(),
  block_width: BlockWidth,
});

/** Words between products. */
export const TextGridItem = z.object({
  type: z.literal('text'),
  heading: z.string(),
  /** HTML */
  description: z.string(),
  format: z.string(),
  /** CSS color */
  background: z.string(),
  /** CSS color of the text */
  color: z.string(),
});

/** A day to remember, printed as the merchant wrote it. */
export const DateGridItem = z.object({
  type: z.literal('date'),
  heading: z.string(),
  month: z.string(),
  day: z.string(),
});

/** What the press says. */
export const PressGridItem = z.object({
  type: z.literal('press'),
  heading: z.string(),
  list: z.array(z.object({ icon: Image.nullable(), description: z.string() })),
});

/** What a merchant places between the products of a list (rules collection-9, collection-10, collection-11, collection-12), told apart by `type`. */
export const GridBlock = z.discriminatedUnion('type', [
  ImageGridItem.extend({ ...Placed.shape, image: ImageGridItem.shape.image.nullable() }),
  TextGridItem.extend(Placed.shape),
  DateGridItem.extend(Placed.shape),
  PressGridItem.extend(Placed.shape),
  z.object({
    type: z.literal('product'),
    ...Placed.shape,
    block_width: z.union([z.literal(1), z.literal(2)]),
    card: Card.nullable(),
  }),
]);
export type GridBlock = z.infer<typeof GridBlock>;
