import { z } from 'zod';
import { Tile } from '../../components/tiles/tile.schema.ts';
import { Paging } from '../../domain/paging.schema.ts';

export const CollectionListProps = z.object({
  heading: z.string(),
  text: z.string(),
  items: z.array(Tile),
  paging: Paging,
});
export type CollectionListProps = z.infer<typeof CollectionListProps>;
