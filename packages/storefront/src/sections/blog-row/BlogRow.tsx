import { t } from '@vitrine/compiler/view.ts';
import type { BlogRowProps } from '@vitrine/contract';
import { TileRow } from '../../components/TileRow.tsx';

/** The newest articles of a blog. */
export function BlogRow(props: BlogRowProps) {
  return <TileRow {...props} ratio="4 / 3" more={t('blog.read_more')} />;
}
