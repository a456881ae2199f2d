import { routes, t } from '@vitrine/compiler/view.ts';
import type { SuggestLink } from '@vitrine/contract';
import { useEffect, useState } from 'react';
import { suggest } from '../../platform/search/search-suggest.ts';

/** Links shown; the rest is behind the link to all texts. */
const MOST = 4;

/** Pages and articles of that name, where a search for products has found none ("returns"). Without scripts the link beside it leads there. */
export function FoundTexts({ terms }: { terms: string }) {
  const [links, setLinks] = useState<SuggestLink[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void suggest(routes, terms, MOST, stop).then((answer) => {
      if (answer.ok && !stop.signal.aborted) setLinks([...answer.value.pages, ...answer.value.articles].slice(0, MOST));
    });
    return () => stop.abort();
  }, [terms]);
  return (
    <div className="search__found needs-script" data-wake="" role="status">
      {links.length > 0 && (
        <>
          <p className="label muted">{t('search.pages')}</p>
          <ul className="search__popular-list">
            {links.map((link) => (
              <li key={link.url}>
                <a className="search__popular-link display" href={link.url}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
