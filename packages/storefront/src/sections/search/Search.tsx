import { t } from '@vitrine/compiler/view.ts';
import { CollectionListing } from '../collection/CollectionListing.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import { MixedResults } from './MixedResults.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SearchStart } from './SearchStart.tsx';
import type { SearchProps } from './search.schema.ts';

/** What was found, filtered and sorted as a collection is, or help where nothing was (rule route-5). */
export function Search(props: SearchProps) {
  const { performed, terms, count, only_products, filters_active } = props;
  const found = count > 0 || filters_active;
  return (
    <div className="wrap">
      <div className="page-head search__head">
        <h1>
          {performed
            ? found
              ? t('search.results_for', { terms })
              : t('search.no_results', { terms })
            : t('search.title')}
        </h1>
        <SearchForm terms={terms} />
        {!performed && <p className="muted">{t('search.prompt')}</p>}
        {performed && !found && <p className="muted">{t('search.no_results_help')}</p>}
        {performed && (
          <p className="small">
            {only_products ? (
              <a className="link" href={props.texts_url}>
                {t('search.look_in_texts')}
              </a>
            ) : (
              <a className="link" href={props.products_url}>
                {t('search.look_for_products')}
              </a>
            )}
          </p>
        )}
      </div>
      {performed && found && (only_products ? <CollectionListing {...props} /> : <MixedResults {...props} />)}
      {performed && !found && only_products && <FoundTexts terms={terms} />}
      {!found && <SearchStart popular={props.popular} best_sellers={props.best_sellers} />}
    </div>
  );
}
