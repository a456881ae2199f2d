/** What is kept of a place in the history: what it showed, and where the window stood (px). */
export interface KeptPlace<T> {
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
  keep(pages: T): void;
  recall(): KeptPlace<T> | undefined;
  scrollTo(px: number): void;
  /** The visitor came back to this page, or loaded it again. */
  arrivedBack(): boolean;
  /** `moved` is told of back and forward; `shown` is asked when the page is left. */
  join(moved: () => void, shown: () => T): () => void;
}

interface Mark {
  id: string;
  index: number;
  scroll: number;
}

const STORAGE = 'vitrine-lists';
/** Places kept in the tab. */
const KEPT = 6;

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' && value !== null && 'id' in value && 'index' in value && typeof value.index === 'number';

/** `decodePages` parses what the tab kept; undefined: it is of another day. */
export function listHistory<T>(page: Window, decodePages: (value: unknown) => T | undefined): ListHistory<T> {
  const kept = new Map<string, KeptPlace<T>>();
  let returning = false;

  const url = () => page.location.pathname + page.location.search;
  const mark = (): Mark => {
    const found: unknown = page.history.state?.list;
    return isMark(found) ? found : { id: '', index: 0, scroll: 0 };
  };
  const write = (list: Mark, to?: string) => page.history.replaceState({ ...page.history.state, list }, '', to);
  const name = () => page.crypto.randomUUID();

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
      page.history.pushState({ list: { id: name(), index: mark().index + 1, scroll: 0 } }, '', to);
    },
    replace: (to) => write(mark(), to),
    returnTo(index, to) {
      const steps = index - mark().index;
      if (steps === 0) return write(mark(), to);
      returning = true;
      page.history.go(steps);
    },
    keep(pages) {
      const now = { ...mark(), scroll: page.scrollY };
      kept.set(now.id, { pages, scroll: now.scroll });
      write(now);
    },
    recall() {
      const { id } = mark();
      const here = kept.get(id);
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
    arrivedBack() {
      const [entry] = page.performance.getEntriesByType('navigation');
      return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload');
    },
    join(moved, shown) {
      if (mark().id === '') write({ id: name(), index: mark().index, scroll: 0 });
      const popped = () => {
        // A link within the page has made a place without a number.
        if (mark().id === '') write({ id: name(), index: mark().index, scroll: page.scrollY });
        if (returning) returning = false;
        else moved();
      };
      const leave = () => {
        const { id } = mark();
        const entry = { id, url: url(), pages: shown(), scroll: page.scrollY };
        try {
          const others = stored().filter((other) => other.id !== id);
          page.sessionStorage.setItem(STORAGE, JSON.stringify([entry, ...others].slice(0, KEPT)));
        } catch {
          // A tab that keeps nothing only loses the place.
        }
      };
      page.addEventListener('popstate', popped);
      page.addEventListener('pagehide', leave);
      return () => {
        page.removeEventListener('popstate', popped);
        page.removeEventListener('pagehide', leave);
      };
    },
  };
}
