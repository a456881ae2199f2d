import { useEffect, useState } from 'react';
import { pageConfig } from '../../platform/page-config.ts';
import type { SearchStart } from '../../platform/search/search-start.schema.ts';
import { searchStart } from '../../platform/search/search-start.ts';

/** What helps before anything is typed: read once, when the panel first opens; again at the next opening where that failed. */
export function useSearchStart(open: boolean): SearchStart | null {
  const [start, setStart] = useState<SearchStart | null>(null);
  const missing = start === null;
  useEffect(() => {
    if (!open || !missing) return;
    let wanted = true;
    searchStart(pageConfig().routes).then((answer) => {
      if (!answer.ok) console.warn('[vitrine] popular searches', answer.error);
      else if (wanted) setStart(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [open, missing]);
  return start;
}
