import { TileRow } from '../../components/TileRow.tsx';
import type { CollectionRowProps } from './collection-row.schema.ts';

/** The collections a merchant wants seen. */
export function CollectionRow(props: CollectionRowProps) {
  return <TileRow {...props} ratio="4 / 5" />;
}
