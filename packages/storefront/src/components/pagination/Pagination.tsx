import { t } from '@vitrine/compiler/view.ts';
import type { Paging } from '../../domain/paging.schema.ts';
import { Icon } from '../ui/Icon.tsx';

/** Numbered pages as plain links: three numbers around the current one, an ellipsis and the last page (rules collection-17, collection-18). */
export function Pagination({
  paging,
  label = t('general.pagination'),
}: {
  paging: Paging;
  /** Where there are several on a page. */
  label?: string;
}) {
  return (
    <nav className="pagination" aria-label={label}>
      {paging.previous_url && (
        <a className="icon-button" href={paging.previous_url} rel="prev" aria-label={t('general.previous')}>
          <Icon name="left" />
        </a>
      )}
      <ul className="pagination__list tabular">
        {paging.parts.map((part, index) => (
          <PageNumber key={index} number={part.number} url={part.url} paging={paging} />
        ))}
      </ul>
      {paging.next_url && (
        <a className="icon-button" href={paging.next_url} rel="next" aria-label={t('general.next')}>
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}

function PageNumber({ number, url, paging }: { number: number; url: string; paging: Paging }) {
  return number === paging.current ? (
    <li>
      <span className="pagination__page" aria-current="page">
        {number}
      </span>
    </li>
  ) : number >= paging.start && number <= paging.start + 2 ? (
    <li>
      <a className="pagination__page" href={url} aria-label={t('general.page_number', { number })}>
        {number}
      </a>
    </li>
  ) : (
    number === paging.total &&
    paging.total > 3 &&
    paging.total > paging.current + 1 && (
      <li>
        <span className="pagination__gap" aria-hidden="true">
          …
        </span>
        <a className="pagination__page" href={url} aria-label={t('general.page_number', { number })}>
          {number}
        </a>
      </li>
    )
  );
}
