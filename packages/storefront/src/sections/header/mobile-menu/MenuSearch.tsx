import { routes, t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../../components/ui/Icon.tsx';

/** The search at the top of the mobile menu: a plain form (rules menu-2, route-5: GET with type product and q). */
export function MenuSearch() {
  return (
    <search>
      <form className="menu-search" action={routes.search_url} method="get">
        <input type="hidden" name="type" value="product" />
        <input
          className="menu-search__field"
          type="search"
          name="q"
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('header.search_field')}
          placeholder={t('header.search')}
        />
        <button type="submit" className="icon-button" aria-label={t('header.search')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
