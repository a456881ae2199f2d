import { beforeEach, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../platform/call-failure.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { KeptPlace, ListHistory } from './list-history.ts';
import { createList, type ListPage } from './list-store.ts';

interface Page extends ListPage {
  name: string;
}
const page = (name: string, ids: number[], more: Partial<Page> = {}): Page => ({
  name,
  items: ids.map((id) => ({ id, available: true })),
  filters_active: false,
  count: 10,
  current_page: 1,
  total_pages: 1,
  next_url: null,
  previous_url: null,
  ...more,
});

/** A history in memory. */
function fakeHistory() {
  const places: { url: string; kept?: KeptPlace<readonly Page[]> }[] = [{ url: '/c' }];
  let at = 0;
  let moved = () => {};
  const here = () => places[at] ?? { url: '' };
  const history: ListHistory<readonly Page[]> = {
    url: () => here().url,
    index: () => at,
    scroll: () => here().kept?.scroll ?? 0,
    push(url) {
      places.splice(at + 1, places.length, { url });
      at += 1;
    },
    replace(url) {
      here().url = url;
    },
    returnTo(index) {
      at = index;
    },
    keep(pages) {
      here().kept = { pages, scroll: 700 };
    },
    recall: () => here().kept,
    scrollTo: vi.fn(),
    arrivedBack: () => false,
    join(listener) {
      moved = listener;
      return () => {};
    },
  };
  const go = (steps: number) => {
    at += steps;
    moved();
  };
  return { history, go, urls: () => places.map(({ url }) => url) };
}

type Answer = (result: Result<Page, CallFailure>) => void;

function list(first = page('first', [1, 2, 3])) {
  const asked: { url: string; signal: AbortSignal; answer: Answer }[] = [];
  const made = fakeHistory();
  const shown = vi.fn();
  const failed = vi.fn();
  const reveal = vi.fn();
  const store = createList<Page>(first, {
    fetch: (url, { signal }) => new Promise((answer) => asked.push({ url, signal, answer })),
    history: made.history,
    shown,
    failed,
    reveal,
  });
  store.start();
  const names = () => store.getState().pages.map(({ name }) => name);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { store, asked, shown, failed, reveal, names, settled, ...made };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('changes the address at once and the items when they are there', { tags: ['collection-14'] }, async () => {
  const { store, asked, shown, reveal, names, history, settled } = list();
  void store.show('/c?color=Ink');
  expect(history.url()).toBe('/c?color=Ink');
  expect(store.getState()).toMatchObject({ wanted: '/c?color=Ink', loading: 'list' });
  expect(names()).toEqual(['first']);
  asked[0]?.answer(ok(page('ink', [7])));
  await settled();
  expect(names()).toEqual(['ink']);
  expect(store.getState().wanted).toBeNull();
  expect(shown).toHaveBeenCalledWith('list', 10, 1);
  expect(reveal).toHaveBeenCalledOnce();
});

it('shows the newest wish, in whatever order the answers come, in one place of the history', async () => {
  const { store, asked, names, urls, settled } = list();
  void store.show('/c?color=Ink');
  void store.show('/c?color=Ink&size=M');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[1]?.answer(ok(page('both', [7])));
  asked[0]?.answer(ok(page('ink', [8])));
  await settled();
  expect(names()).toEqual(['both']);
  expect(urls()).toEqual(['/c', '/c?color=Ink&size=M']);
});

it('asks once for what is asked already', () => {
  const { store, asked } = list();
  void store.show('/c');
  void store.show('/c?x=1');
  void store.show('/c?x=1');
  expect(asked).toHaveLength(1);
});

it('keeps the old items and goes back to their address when the list cannot be read', {
  tags: ['error-1'],
}, async () => {
  const { store, asked, failed, names, history, settled } = list();
  void store.show('/c?color=Ink');
  asked[0]?.answer(fail({ kind: 'bad-shape', path: '#collection-data' }));
  await settled();
  expect(names()).toEqual(['first']);
  expect(history.url()).toBe('/c');
  expect(store.getState()).toMatchObject({ wanted: null, loading: null, failed: 'list' });
  expect(failed).toHaveBeenCalledWith('list');
});

it('brings back filters, pages and the place in the window', async () => {
  const { store, asked, names, go, history, settled } = list();
  void store.show('/c?color=Ink');
  asked[0]?.answer(ok(page('ink', [7])));
  await settled();
  go(-1);
  expect(names()).toEqual(['first']);
  expect(history.scrollTo).toHaveBeenLastCalledWith(700);
  expect(asked).toHaveLength(1);
});

it('reads a place it has not kept, and gives up a wish that was left', async () => {
  const { store, asked, names, go, settled } = list();
  void store.show('/c?color=Ink');
  go(-1);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(store.getState().wanted).toBeNull();
  go(1);
  asked[1]?.answer(ok(page('ink', [7])));
  await settled();
  expect(names()).toEqual(['ink']);
});

it('appends pages below the last, once each, without items that are shown already', {
  tags: ['collection-5'],
}, async () => {
  const first = page('first', [1, 2], { total_pages: 2, next_url: '/c?page=2' });
  const { store, asked, urls, settled } = list(first);
  void store.loadNext();
  void store.loadNext();
  expect(asked.map(({ url }) => url)).toEqual(['/c?page=2']);
  asked[0]?.answer(ok(page('second', [2, 3], { current_page: 2, total_pages: 2, previous_url: '/c' })));
  await settled();
  expect(store.getState().pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 2], [3]]);
  expect(urls()).toEqual(['/c?page=2']);
  await store.loadNext();
  expect(asked).toHaveLength(1);
});

it('puts earlier pages above', async () => {
  const { store, asked, names, settled } = list(
    page('second', [3], { current_page: 2, total_pages: 2, previous_url: '/c' }),
  );
  void store.loadPrevious();
  asked[0]?.answer(ok(page('first', [1, 2], { total_pages: 2, next_url: '/c?page=2' })));
  await settled();
  expect(names()).toEqual(['first', 'second']);
  expect(store.getState().above).toBe(1);
});

it('keeps the pages it has when the next cannot be read, and may be asked again', async () => {
  const { store, asked, names, settled } = list(page('first', [1], { total_pages: 2, next_url: '/c?page=2' }));
  void store.loadNext();
  asked[0]?.answer(fail({ kind: 'network' }));
  await settled();
  expect(names()).toEqual(['first']);
  expect(store.getState()).toMatchObject({ failed: 'next', loading: null });
  void store.loadNext();
  expect(asked).toHaveLength(2);
});

it('tells of the items that are seen: while filters are active none that is not available', async () => {
  const { store, asked, shown, settled } = list();
  void store.show('/c?color=ink');
  const items = [
    { id: 4, available: true },
    { id: 5, available: false },
  ];
  asked[0]?.answer(ok(page('ink', [], { items, filters_active: true, count: 1 })));
  await settled();
  expect(shown).toHaveBeenCalledWith('list', 1, 1);
});
