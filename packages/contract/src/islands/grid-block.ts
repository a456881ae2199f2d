import { z } from 'zod';
import { BlockMark } from '../entities/block-mark.ts';
import { DateGridItem, ImageGridItem, PressGridItem, TextGridItem } from '../entities/grid-item.ts';
import { Card } from './card.ts';

/** Where the merchant put an item: before the product with this number, from 1. */
const Placed = z.object({
  position: z.int().min(1),
  attributes: BlockMark,
});

/** What a merchant places between the products of a list (`spec §3`), told apart by `type`. */
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
