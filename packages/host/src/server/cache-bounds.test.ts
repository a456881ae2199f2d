import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';

const PAGE_BYTES = 400_000;
const ROW_BYTES = 300_000;
const PLACES = 40;

let fixture: PagesFixture;
beforeAll(async () => {
  fixture = await openPages({ pageBytes: PAGE_BYTES, rowBytes: ROW_BYTES, sectionPlaces: PLACES });
});
afterAll(() => fixture.close());

test('what is cached by a name of the shop is bounded, whatever names it is asked under', async () => {
  const paths = ['/', '/products/slip-dress', '/collections/silk', '/search?q=silk'];
  const client = { acceptEncoding: 'identity', ifNoneMatch: undefined };
  let most = 0;
  for (let number = 0; number < 150; number += 1) {
    const asked = request(paths[number % paths.length] ?? '/', { origin: `http://host-${number}.example` });
    await fixture.pages.page(asked, client);
    const figures = fixture.pages.figures();
    most = Math.max(most, figures.section_cache_places ?? 0);
    expect(figures.page_cache_bytes).toBeLessThanOrEqual(PAGE_BYTES);
    expect(figures.row_cache_bytes).toBeLessThanOrEqual(ROW_BYTES);
    expect(figures.section_cache_places).toBeLessThanOrEqual(PLACES);
    expect(figures.section_cache_bytes).toBeLessThanOrEqual(4 * 1024 ** 2);
  }
  // The bound was reached.
  expect(most).toBe(PLACES);
  expect(fixture.pages.figures().page_cache_pages).toBeGreaterThan(0);
});
