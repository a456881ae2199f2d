import { t } from '@vitrine/compiler/view.ts';
import { TileRow } from '../../components/tiles/TileRow.tsx';
import type { TileRowProps } from '../../components/tiles/tile-row.schema.ts';

/** The newest articles of a blog. */
export function BlogRow(props: TileRowProps) {
  return <TileRow {...props} ratio="4 / 3" more={t('blog.read_more')} />;
}
