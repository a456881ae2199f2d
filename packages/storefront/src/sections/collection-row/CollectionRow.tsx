import { TileRow } from '../../components/tiles/TileRow.tsx';
import type { TileRowProps } from '../../components/tiles/tile-row.schema.ts';

/** The collections a merchant wants seen. */
export function CollectionRow(props: TileRowProps) {
  return <TileRow {...props} ratio="4 / 5" />;
}
