import { createStore, type StoreApi } from 'zustand/vanilla';
import { type CallFailure, describeFailure } from '../../platform/call-failure.ts';
import { newest } from '../../platform/newest.ts';
import type { Result } from '../../platform/result.ts';
import type { ListHistory } from './list-history.ts';

/** What a page of a list must say, so that more of it can be read. */
export interface ListPage {
  items: { id: number; available: boolean }[];
  filters_active: boolean;
  count: number;
  current_page: number;
  total_pages: number;
  next_url: string | null;
  previous_url: string | null;
}

/** What is being read: another list, or the page after or before those that are shown. */
export type ListCall = 'list' | 'next' | 'previous';

export interface ListState<P extends ListPage> {
  /** The pages that are shown, one after the other; at least one. */
  pages: readonly P[];
  /** How many of them were put above the page the list began with. */
  above: number;
  /** Address of the list that was asked for and is not there yet. */
  wanted: string | null;
  loading: ListCall | null;
  failed: ListCall | null;
}

export interface ListStore<P extends ListPage>
  extends Pick<StoreApi<ListState<P>>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows the list at another address: a filter or an order was changed (rule collection-14). The newest wish wins. */
  show(url: string): Promise<void>;
  /** Appends the next page, while the current one is below the last (rule collection-5). */
  loadNext(): Promise<void>;
  loadPrevious(): Promise<void>;
  /** Joins the browser's history: back and forward bring lists, their pages and the place back. Answers how to leave it. */
  start(): () => void;
}

export interface ListDeps<P extends ListPage> {
  fetch(url: string, call: { signal: AbortSignal }): Promise<Result<P, CallFailure>>;
  history: ListHistory<readonly P[]>;
  /** Another list is shown; `added` items are new in it. */
  shown(call: ListCall, count: number, added: number): void;
  failed(call: ListCall): void;
  /** The shopper chose another list, and it is there: its beginning must be in sight. */
  reveal(): void;
}

/** Items one sees: while filters are active those that are not available stay away (rule collection-15). */
const shownItems = ({ items, filters_active }: ListPage): number =>
  items.filter(({ available }) => !filters_active || available).length;

/** A list of products on a page of its own: its filters, orders and pages (rules collection-5, collection-14). */
export function createList<P extends ListPage>(
  first: P,
  { fetch, history, shown, failed, reveal }: ListDeps<P>,
): ListStore<P> {
  const store = createStore<ListState<P>>(() => ({
    pages: [first],
    above: 0,
    wanted: null,
    loading: null,
    failed: null,
  }));
  const { getState, setState } = store;
  const calls = newest();
  /** The place in the history whose list is shown. */
  let place = { index: 0, url: '' };

  const settle = (pages: readonly P[], above = 0) => {
    place = { index: history.index(), url: history.url() };
    setState({ pages, above, wanted: null, loading: null, failed: null });
  };

  function fail(call: ListCall, error: CallFailure) {
    console.warn(`[vitrine] the list could not be read: ${describeFailure(error)}`);
    setState({ wanted: null, loading: null, failed: call });
    if (call === 'list') history.returnTo(place.index, place.url);
    failed(call);
  }

  async function read(url: string, scroll?: number) {
    const signal = calls.next();
    setState({ wanted: url, loading: 'list', failed: null });
    const answer = await fetch(url, { signal });
    if (signal.aborted) return;
    if (!answer.ok) return fail('list', answer.error);
    settle([answer.value]);
    if (scroll === undefined) reveal();
    else history.scrollTo(scroll);
    shown('list', answer.value.count, shownItems(answer.value));
  }

  /** Items that are shown already are left out: a list may have moved between two pages. */
  function without(page: P): P {
    const known = new Set(getState().pages.flatMap(({ items }) => items.map(({ id }) => id)));
    return { ...page, items: page.items.filter(({ id }) => !known.has(id)) };
  }

  async function more(call: 'next' | 'previous', url: string | null | undefined) {
    if (!url || getState().loading !== null) return;
    const signal = calls.next();
    setState({ loading: call, failed: null });
    const answer = await fetch(url, { signal });
    if (signal.aborted) return;
    if (!answer.ok) return fail(call, answer.error);
    const page = without(answer.value);
    const { pages, above } = getState();
    history.replace(call === 'next' ? url : place.url);
    if (call === 'next') settle([...pages, page], above);
    else settle([page, ...pages], above + 1);
    shown(call, page.count, shownItems(page));
  }

  function restore() {
    const url = history.url();
    if (url === place.url) {
      calls.stop();
      place = { index: history.index(), url };
      setState({ wanted: null, loading: null });
      return;
    }
    const kept = history.recall();
    if (!kept) return void read(url, history.scroll());
    calls.stop();
    settle(kept.pages);
    history.scrollTo(kept.scroll);
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async show(url) {
      const { wanted } = getState();
      if (url === (wanted ?? place.url)) return;
      if (wanted === null) {
        history.keep(getState().pages);
        history.push(url);
      } else history.replace(url);
      await read(url);
    },
    async loadNext() {
      const last = getState().pages.at(-1);
      if (last && last.current_page < last.total_pages) await more('next', last.next_url);
    },
    loadPrevious: () => more('previous', getState().pages[0]?.previous_url),
    start() {
      const leave = history.join(restore, () => getState().pages);
      place = { index: history.index(), url: history.url() };
      const kept = history.arrivedBack() ? history.recall() : undefined;
      if (kept && kept.pages.length > 0) {
        settle(kept.pages);
        history.scrollTo(kept.scroll);
      }
      return () => {
        leave();
        calls.stop();
      };
    },
  };
}
