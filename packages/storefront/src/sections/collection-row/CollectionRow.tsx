import type { CollectionRowProps } from '@vitrine/contract';
import { TileRow } from '../../components/TileRow.tsx';

/** The collections a merchant wants seen. */
export function CollectionRow(props: CollectionRowProps) {
  return <TileRow {...props} ratio="4 / 5" />;
}
