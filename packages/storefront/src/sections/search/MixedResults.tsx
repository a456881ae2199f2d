import { t } from '@vitrine/compiler/view.ts';
import { Pagination } from '../../components/pagination/Pagination.tsx';
import { ProductGrid } from '../../components/product-card/ProductGrid.tsx';
import type { SearchProps } from './search.schema.ts';

/** Products, articles and pages of one search, page by page. */
export function MixedResults({
  count,
  terms,
  items,
  texts,
  paging,
  columns_desktop,
  columns_mobile,
}: Pick<SearchProps, 'count' | 'terms' | 'items' | 'texts' | 'paging' | 'columns_desktop' | 'columns_mobile'>) {
  return (
    <>
      <p className="muted search__count">{t('search.results', { count, terms })}</p>
      {items.length > 0 && (
        <ProductGrid items={items} columns_desktop={columns_desktop} columns_mobile={columns_mobile} />
      )}
      {texts.length > 0 && (
        <ul className="search__texts">
          {texts.map((text) => (
            <li key={text.url}>
              <h2 className="search__text-title">
                <a href={text.url}>{text.title}</a>
              </h2>
              <p className="small muted">{text.excerpt}</p>
            </li>
          ))}
        </ul>
      )}
      {paging.total > 1 && <Pagination paging={paging} />}
    </>
  );
}
