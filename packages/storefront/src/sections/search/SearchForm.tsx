import { routes, t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../components/ui/Icon.tsx';

/** A GET form of type product with the query `q` (rule route-5). */
export function SearchForm({ terms }: { terms: string }) {
  return (
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
        maxLength={200}
      />
      <button className="icon-button" type="submit" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  );
}
