import { routes, t } from '@vitrine/compiler/view.ts';
import { Icon } from '../../components/ui/Icon.tsx';
import type { NotFoundProps } from './not-found.schema.ts';

/** A page that is not there, and the ways on from it. */
export function NotFound({ links }: NotFoundProps) {
  return (
    <div className="wrap band stack center not-found">
      <p className="label muted">404</p>
      <h1>{t('not_found.title')}</h1>
      <p className="muted">{t('not_found.text')}</p>
      <form className="search__form not-found__search" action={routes.search_url} method="get">
        <input type="hidden" name="type" value="product" />
        <label className="visually-hidden" htmlFor="not-found-search">
          {t('search.placeholder')}
        </label>
        <input
          id="not-found-search"
          className="input search__field"
          type="search"
          name="q"
          placeholder={t('search.placeholder')}
          autoComplete="off"
        />
        <button className="icon-button" type="submit" aria-label={t('search.submit')}>
          <Icon name="search" />
        </button>
      </form>
      <ul className="not-found__links">
        {links.map((link) => (
          <li key={link.url}>
            <a className="link" href={link.url}>
              {link.title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button button--quiet" href={routes.root_url}>
          {t('not_found.home')}
        </a>
      </p>
    </div>
  );
}
