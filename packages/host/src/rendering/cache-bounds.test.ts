import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import type { PageRequest } from './page-request.ts';

const PAGE_BYTES = 400_000;
const ROW_BYTES = 300_000;
const QUESTION_BYTES = 40_000;
const SECTION_BYTES = 100_000;
const CLIENT = { acceptEncoding: 'identity', ifNoneMatch: undefined };

let fixture: PagesFixture;
beforeAll(async () => {
  fixture = await openPages({
    pageBytes: PAGE_BYTES,
    rowBytes: ROW_BYTES,
    sectionQuestionBytes: QUESTION_BYTES,
    sectionBytes: SECTION_BYTES,
  });
});
afterAll(() => fixture.close());

/** Asks for pages, and gives the most bytes that questions of sections took. */
async function ask(requests: Iterable<PageRequest>): Promise<number> {
  let most = 0;
  for (const asked of requests) {
    await fixture.pages.page(asked, CLIENT);
    const figures = fixture.pages.figures();
    most = Math.max(most, figures.section_cache_question_bytes ?? 0);
    expect(figures.page_cache_bytes).toBeLessThanOrEqual(PAGE_BYTES);
    expect(figures.row_cache_bytes).toBeLessThanOrEqual(ROW_BYTES);
    expect(figures.section_cache_question_bytes).toBeLessThanOrEqual(QUESTION_BYTES);
    expect(figures.section_cache_bytes).toBeLessThanOrEqual(SECTION_BYTES);
  }
  return most;
}

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

test('the cache is bounded for any host names in requests', async () => {
  const paths = ['/', '/products/slip-dress', '/collections/silk', '/search?q=silk'];
  const most = await ask(
    numbers(150).map((number) =>
      request(paths[number % paths.length] ?? '/', { origin: `http://host-${number}.example` }),
    ),
  );
  // The bound was reached.
  expect(most).toBeGreaterThan(QUESTION_BYTES / 2);
  expect(fixture.pages.figures().page_cache_entries).toBeGreaterThan(0);
});

test('what is cached by what a visitor writes into an address is bounded, however much that is', async () => {
  const words = (number: number) => `${number}${'x'.repeat(4000)}`;
  const most = await ask(
    numbers(40).map((number) => request(`/collections/silk?filter.v.option.color=${words(number)}`)),
  );
  // Few long answers reach it.
  expect(most).toBeGreaterThan(QUESTION_BYTES / 2);
  const { section_cache_entries: entries } = fixture.pages.figures();
  await ask([request(`/collections/silk?filter.v.option.color=${'x'.repeat(QUESTION_BYTES)}`)]);
  // An answer that is longer than all may take is not remembered, and nothing is stored under it.
  expect(fixture.pages.figures().section_cache_entries).toBe(entries);
});

test('nothing of a request stays in memory with what is cached of its page', async () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const gone: WeakRef<object>[] = [];
  async function visit(address: string): Promise<void> {
    const asked = request(address);
    gone.push(new WeakRef(asked.query), new WeakRef(asked));
    await fixture.pages.page(asked, CLIENT);
  }
  for (const address of ['/', '/products/slip-dress?variant=1', '/collections/silk?page=2']) await visit(address);
  // What is being compressed for nobody is held until it is.
  await expect
    .poll(() => {
      collect();
      return gone.filter((each) => each.deref());
    })
    .toEqual([]);
  expect(fixture.pages.figures().section_cache_entries).toBeGreaterThan(0);
});
