import { money, t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';
import type { FilterRange, Listing } from '../../domain/listing.schema.ts';
import { Icon } from '../ui/Icon.tsx';

/** What the list is narrowed by: each can be taken away, and all at once. Plain links; `show` takes them over. */
export function ActiveFilters({ listing, show }: { listing: Listing; show: (url: string) => void }) {
  return (
    <ul className="chips" aria-label={t('collection.active_filters')}>
      {listing.filters.map((filter) =>
        filter.range
          ? (filter.range.from !== null || filter.range.to !== null) && (
              <Chip key={filter.param} url={filter.range.remove_url} show={show}>
                <RangeWords range={filter.range} />
              </Chip>
            )
          : filter.values.map(
              (value) =>
                value.active &&
                !(filter.param === 'filter.v.availability' && value.value === '1' && listing.narrowed) && (
                  <Chip key={`${filter.param}=${value.value}`} url={value.remove_url} show={show}>
                    <span>{value.label}</span>
                  </Chip>
                ),
            ),
      )}
      <li>
        <FilterLink className="chips__clear link small" url={listing.clear_url} show={show}>
          {t('collection.clear_all')}
        </FilterLink>
      </li>
    </ul>
  );
}

function Chip({ url, show, children }: { url: string; show: (url: string) => void; children: ReactNode }) {
  return (
    <li>
      <FilterLink className="chip small" url={url} show={show}>
        <span className="visually-hidden">{t('collection.remove_filter')}</span>
        {children}
        <Icon name="close" small />
      </FilterLink>
    </li>
  );
}

/** A link to the same list with other filters. */
function FilterLink({
  url,
  show,
  className,
  children,
}: {
  url: string;
  show: (url: string) => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={url}
      data-scripted=""
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
        event.preventDefault();
        show(url);
      }}
    >
      {children}
    </a>
  );
}

function RangeWords({ range }: { range: FilterRange }) {
  return range.from !== null && range.to !== null ? (
    <span>{t('collection.price_between', { from: money(range.from), to: money(range.to) })}</span>
  ) : range.from !== null ? (
    <span>{t('collection.price_from', { from: money(range.from) })}</span>
  ) : (
    range.to !== null && <span>{t('collection.price_to', { to: money(range.to) })}</span>
  );
}
