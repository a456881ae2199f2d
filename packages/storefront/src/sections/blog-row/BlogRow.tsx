import { t } from '@vitrine/compiler/view.ts';
import { TileRow } from '../../components/TileRow.tsx';
import type { BlogRowProps } from './blog-row.schema.ts';

/** The newest articles of a blog. */
export function BlogRow(props: BlogRowProps) {
  return <TileRow {...props} ratio="4 / 3" more={t('blog.read_more')} />;
}
