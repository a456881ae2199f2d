import { z } from 'zod';
import { Tile } from './tile.schema.ts';

/** Collections, or anything else with a picture and an address, side by side. */
export const TileRowProps = z.object({
  heading: z.string(),
  /** Empty: no link. */
  link: z.string(),
  link_label: z.string(),
  columns: z.int().min(2).max(6),
  scheme: z.string(),
  items: z.array(Tile),
});
export type TileRowProps = z.infer<typeof TileRowProps>;
