import { Pagination } from '../../components/pagination/Pagination.tsx';
import { TileGrid } from '../../components/tiles/TileGrid.tsx';
import type { CollectionListProps } from './list-collections.schema.ts';

/** Every collection of the shop. */
export function CollectionList({ heading, text, items, paging }: CollectionListProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{heading}</h1>
        {text && <p className="muted">{text}</p>}
      </div>
      <TileGrid items={items} ratio="4 / 5" columns_mobile={2} />
      {paging.total > 1 && <Pagination paging={paging} />}
    </div>
  );
}
