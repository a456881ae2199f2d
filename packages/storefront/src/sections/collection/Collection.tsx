import { Html, t } from '@vitrine/compiler/view.ts';
import type { CollectionProps } from '@vitrine/contract';
import { Pagination } from '../../components/Pagination.tsx';
import { ProductGrid } from '../../components/ProductGrid.tsx';
import { SortForm } from './SortForm.tsx';

/** A collection: its title and words, the products, the pages (`spec §2`). */
export function Collection(props: CollectionProps) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{props.title}</h1>
        {props.description && <Html className="prose muted" html={props.description} />}
      </div>
      <div className="collection__bar small">
        <p className="muted tabular">{t('collection.count', { count: props.count })}</p>
        <SortForm sorting={props.sorting} sort_by={props.sort_by} />
      </div>
      {props.items.length > 0 ? (
        <ProductGrid
          items={props.items}
          columns_desktop={props.columns_desktop}
          columns_mobile={props.columns_mobile}
        />
      ) : (
        <p className="collection__empty display">{props.empty_text}</p>
      )}
      {props.paging.total > 1 && <Pagination paging={props.paging} />}
    </div>
  );
}
