import { routes, t } from '@vitrine/compiler/view.ts';
import type { SearchProps } from '@vitrine/contract';
import { Icon } from '../../components/Icon.tsx';
import { Pagination } from '../../components/Pagination.tsx';
import { ProductGrid } from '../../components/ProductGrid.tsx';

/** What was found, or a field to look with (`spec §2`: a GET form of type product with the query `q`). */
export function Search({
  performed,
  terms,
  count,
  items,
  texts,
  columns_desktop,
  columns_mobile,
  paging,
}: SearchProps) {
  return (
    <div className="wrap">
      <div className="page-head search__head">
        <h1>{t('search.title')}</h1>
        <form className="search__form" action={routes.search_url} method="get">
          <input type="hidden" name="type" value="product" />
          <label className="visually-hidden" htmlFor="search-page-field">
            {t('search.placeholder')}
          </label>
          <input
            id="search-page-field"
            className="input search__field"
            type="search"
            name="q"
            defaultValue={terms}
            placeholder={t('search.placeholder')}
            autoComplete="off"
          />
          <button className="icon-button" type="submit" aria-label={t('search.submit')}>
            <Icon name="search" />
          </button>
        </form>
        {!performed && <p className="muted">{t('search.prompt')}</p>}
        {performed && count > 0 && <p className="muted">{t('search.results', { count, terms })}</p>}
        {performed && count === 0 && <p className="display search__none">{t('search.no_results', { terms })}</p>}
        {performed && count === 0 && <p className="muted">{t('search.no_results_help')}</p>}
      </div>
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
    </div>
  );
}
