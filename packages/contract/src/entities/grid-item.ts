import { z } from 'zod';
import { Image } from './image.ts';

/** Columns of the grid an item takes (`spec §3`). */
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

/** One variant of a product card. Money is in minor units. */
export const GridVariant = z.object({
  id: z.int().min(1),
  url: z.string(),
  /** Value of the color option, or the variant's title where there is none. */
  color: z.string(),
  selected: z.boolean(),
  available: z.boolean(),
  price: z.int().min(0),
  /** Compare-at price; null where there is none. */
  cap: z.int().min(0).nullable(),
  image: Image.nullable(),
  hover: Image.nullable(),
});
export type GridVariant = z.infer<typeof GridVariant>;

/** A product card (`spec §2, §3`). */
export const ProductGridItem = z.object({
  type: z.literal('product'),
  id: z.int().min(1),
  title: z.string(),
  tags: z.array(z.string()),
  variants: z.array(GridVariant),
  /** When true the card is shown only while its selected variant is available (`spec §5`). */
  show_filters_active: z.boolean(),
  block_width: BlockWidth,
});

/** What can stand in a collection's grid, told apart by `type` (`spec §3`). */
export const GridItem = z.discriminatedUnion('type', [
  ImageGridItem,
  TextGridItem,
  DateGridItem,
  PressGridItem,
  ProductGridItem,
]);
export type GridItem = z.infer<typeof GridItem>;
