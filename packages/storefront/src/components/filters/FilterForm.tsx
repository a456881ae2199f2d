import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import type { Listing } from '../../domain/listing.schema.ts';
import { FilterValues } from './FilterValues.tsx';
import { listingUrl } from './listing-url.ts';
import { PriceFilter } from './PriceFilter.tsx';

/**
 * Every filter of a list, as one GET form: without scripts a button sends it, with them a change goes to `show` at once.
 * `wanted` is the address on its way. The order of the list belongs to the same form by its `id`.
 */
export function FilterForm({
  id,
  listing,
  wanted,
  show,
  children,
}: {
  id: string;
  listing: Listing;
  wanted: string | null;
  show: (url: string) => void;
  children?: ReactNode;
}) {
  const send = (form: HTMLFormElement) => show(listingUrl(listing.path, new FormData(form), listing));
  return (
    <form
      id={id}
      className="filters"
      action={listing.path}
      method="get"
      autoComplete="off"
      aria-label={t('collection.filters')}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {listing.kept.map((field) => (
        <input key={field.name} type="hidden" name={field.name} value={field.value} />
      ))}
      {children}
      {listing.filters.map((filter, index) => (
        <details key={filter.param} className="filter" open={index < 3}>
          <summary className="filter__name small">
            <span>{filter.label}</span>
          </summary>
          {filter.param === 'filter.v.availability' && listing.narrowed ? (
            <p className="filter__fact small muted">
              <input type="hidden" name={filter.param} value="1" />
              {t('collection.in_stock_only')}
            </p>
          ) : filter.range ? (
            <PriceFilter label={filter.label} range={filter.range} wanted={wanted} send={send} />
          ) : (
            <FilterValues filter={filter} counted={listing.counted} wanted={wanted} send={send} />
          )}
        </details>
      ))}
      <noscript>
        {/* What its filters lead to is what is in stock (rule collection-15). */}
        <button className="button button--quiet button--wide" type="submit" name="filter.v.availability" value="1">
          {t('collection.apply')}
        </button>
      </noscript>
    </form>
  );
}
