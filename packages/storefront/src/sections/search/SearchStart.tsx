import { t } from '@vitrine/compiler/view.ts';
import { ProductGrid } from '../../components/product-card/ProductGrid.tsx';
import type { SearchProps } from './search.schema.ts';

/** What helps before anything was looked for, and where nothing was found: popular searches, and what sells best. */
export function SearchStart({ popular, best_sellers }: Pick<SearchProps, 'popular' | 'best_sellers'>) {
  return (
    <>
      {popular.length > 0 && (
        <nav className="search__popular" aria-label={t('search.popular')}>
          <h2 className="label muted">{t('search.popular')}</h2>
          <ul className="search__popular-list">
            {popular.map((link) => (
              <li key={link.url}>
                <a className="search__popular-link display" href={link.url}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {best_sellers.length > 0 && (
        <>
          <h2 className="search__heading">{t('search.best_sellers')}</h2>
          <ProductGrid items={best_sellers} columns_desktop={4} columns_mobile={2} />
        </>
      )}
    </>
  );
}
