/** What is kept of a place in the history: what it showed, and where the window stood (px). */
export interface HistoryEntry<T> {
  pages: T;
  scroll: number;
}

/** The browser's history as a list needs it. Every place has a number; what it showed is kept in memory and, for the way back from another page, in the tab. */
export interface ListHistory<T> {
  /** Path and query of the page. */
  url(): string;
  /** Number of the current place. */
  index(): number;
  /** Window position kept with the current place. */
  scroll(): number;
  push(url: string): void;
  replace(url: string): void;
  /** Goes back (or forward) to a place whose list is still shown: without reading it again. */
  returnTo(index: number, url: string): void;
  /** Keeps what the current place shows. */
  save(pages: T): void;
  load(): HistoryEntry<T> | undefined;
  scrollTo(px: number): void;
  /** The visitor came back to this page, or loaded it again. */
  isReturn(): boolean;
  /** `moved` is told of back and forward; `shown` is asked when the page is left. */
  listen(moved: () => void, shown: () => T): () => void;
}

interface Mark {
  id: string;
  index: number;
  scroll: number;
}

const STORAGE = 'vitrine-lists';
/** Places kept in the tab. */
const MAX_ENTRIES = 6;

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'id' in value && 'index' in value && typeof value.index === 'number';

/** `decodePages` parses what the tab kept; undefined: it is of another day. */
export function listHistory<T>(page: Window, decodePages: (value: unknown) => T | undefined): ListHistory<T> {
  const entries = new Map<string, HistoryEntry<T>>();
  let returning = false;

  const url = () => page.location.pathname + page.location.search;
  const mark = (): Mark => {
    const found: unknown = page.history.state?.list;
    return isMark(found) ? found : { id: '', index: 0, scroll: 0 };
  };
  const write = (list: Mark, to?: string) => page.history.replaceState({ ...page.history.state, list }, '', to);
  const newId = () => page.crypto.randomUUID();

  function stored(): { id: string; url: string; pages: unknown; scroll: number }[] {
    try {
      const found: unknown = JSON.parse(page.sessionStorage.getItem(STORAGE) ?? '[]');
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  }

  return {
    url,
    index: () => mark().index,
    scroll: () => mark().scroll,
    push(to) {
      page.history.pushState({ list: { id: newId(), index: mark().index + 1, scroll: 0 } }, '', to);
    },
    replace: (to) => write(mark(), to),
    returnTo(index, to) {
      const steps = index - mark().index;
      if (steps === 0) return write(mark(), to);
      returning = true;
      page.history.go(steps);
    },
    save(pages) {
      const now = { ...mark(), scroll: page.scrollY };
      entries.set(now.id, { pages, scroll: now.scroll });
      write(now);
    },
    load() {
      const { id } = mark();
      const here = entries.get(id);
      if (here) return here;
      const entry = stored().find((candidate) => candidate.id === id && candidate.url === url());
      const pages = entry && decodePages(entry.pages);
      return entry && pages ? { pages, scroll: entry.scroll } : undefined;
    },
    scrollTo(px) {
      // Once what is shown has been laid out.
      page.requestAnimationFrame(() =>
        page.requestAnimationFrame(() => page.scrollTo({ top: px, behavior: 'instant' })),
      );
    },
    isReturn() {
      const [entry] = page.performance.getEntriesByType('navigation');
      return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload');
    },
    listen(moved, shown) {
      if (mark().id === '') write({ id: newId(), index: mark().index, scroll: 0 });
      const onPopState = () => {
        // A link within the page has made a place without a number.
        if (mark().id === '') write({ id: newId(), index: mark().index, scroll: page.scrollY });
        if (returning) returning = false;
        else moved();
      };
      const onPageHide = () => {
        const { id } = mark();
        const entry = { id, url: url(), pages: shown(), scroll: page.scrollY };
        try {
          const others = stored().filter((other) => other.id !== id);
          page.sessionStorage.setItem(STORAGE, JSON.stringify([entry, ...others].slice(0, MAX_ENTRIES)));
        } catch {
          // A tab that keeps nothing only loses the place.
        }
      };
      page.addEventListener('popstate', onPopState);
      page.addEventListener('pagehide', onPageHide);
      return () => {
        page.removeEventListener('popstate', onPopState);
        page.removeEventListener('pagehide', onPageHide);
      };
    },
  };
}
