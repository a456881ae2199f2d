import { t } from '@vitrine/compiler/view.ts';
import type { BlogProps } from '@vitrine/contract';
import { Pagination } from '../../components/Pagination.tsx';
import { TileGrid } from '../../components/TileGrid.tsx';

/** The articles of a blog, newest first. */
export function Blog({ title, items, paging }: BlogProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {items.length > 0 ? (
        <TileGrid items={items} ratio="4 / 3" more={t('blog.read_more')} />
      ) : (
        <p className="muted">{t('blog.empty')}</p>
      )}
      {paging.total > 1 && <Pagination paging={paging} />}
    </div>
  );
}
