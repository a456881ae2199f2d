import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import { createCache } from '../cache/cache.ts';
import { createEngine } from '../liquid/engine.ts';
import { EVERYTHING } from '../store/changes.ts';
import type { Theme } from '../theme/load.ts';
import { fixedTheme } from '../theme/watch.ts';
import { createFragments } from './fragments.ts';
import { createPages } from './pages.ts';
import { planPage } from './plan/plan-page.ts';
import { renderPlan } from './render.ts';
import { createKnownNeeds } from './rows/known-needs.ts';
import { createReader } from './rows/reader.ts';
import { createLoaders } from './rows/reader-loaders.ts';
import type { Row } from './rows/row.ts';

let fixture: PagesFixture;
beforeAll(async () => {
  fixture = await openPages();
});
afterAll(() => fixture.close());

/** The theme, with a footer that needs rows which only others lead to. */
function theme(): Theme {
  const footer = fixture.theme.sections.get('footer');
  if (!footer) throw new Error('The theme of the fixture has no footer.');
  const source = `{% for link in linklists['main-menu'].links %}{{ link.object.title }}{% endfor %}{% assign own = linklists['main-menu'].links.first.title %}{{ pages[own].title }}`;
  return { ...fixture.theme, sections: new Map(fixture.theme.sections).set('footer', { ...footer, source }) };
}

/** Renders pages with neither rows nor sections in memory, ever. Answers in how many attempts. */
function coldRenderer(): (address: string) => Promise<number> {
  const cache = createCache(fixture.store.changes);
  const loaders = {
    ...createLoaders(fixture.store, Date.now),
    asset: async (keys: string[]) => ({ found: keys.map((key): [string, Row] => [key, { value: null, facts: [] }]) }),
  };
  const renderer = {
    engine: createEngine(),
    theme: theme(),
    assets: { version: () => undefined, inlineText: () => undefined },
    fragments: createFragments(cache, { maxBytes: 0, now: Date.now }),
    needs: createKnownNeeds(),
    dev: false,
    now: Date.now,
    report: () => {},
  };
  return async (address) => {
    const rows = cache.region<Row>({ maxBytes: 0, sizeOf: () => 0 });
    const reader = createReader({ cache, rows, loaders });
    const plan = await planPage(reader, request(address));
    if (plan.kind !== 'page') throw new Error(`${address} is no page`);
    let attempts = 0;
    const { beginAttempt } = reader;
    reader.beginAttempt = () => {
      attempts += 1;
      beginAttempt();
    };
    await renderPlan(renderer, reader, request(address), plan);
    return attempts;
  };
}

test('with no row in memory a page is rendered at most twice, once its template is known', async () => {
  const attempts = coldRenderer();
  await attempts('/products/slip-dress');
  for (const address of ['/products/silk-scarf', '/products/slip-dress', '/products/silk-scarf'])
    expect(await attempts(address), address).toBeLessThanOrEqual(2);
});

test('a rendered stylesheet does not wait for itself where every page needs it', async () => {
  const asked: string[] = [];
  const { liquidAssets } = fixture.theme;
  const watched = Object.assign(new Map(liquidAssets), {
    get(name: string) {
      asked.push(name);
      // It would go on for ever.
      return asked.length > 100 ? undefined : liquidAssets.get(name);
    },
  });
  const pages = createPages({
    store: fixture.store,
    theme: fixedTheme({ ...fixture.theme, liquidAssets: watched }),
    dev: false,
    report: () => {},
  });
  await pages.renderPage(request('/'));
  for (const time of ['once', 'twice']) {
    asked.length = 0;
    fixture.store.changes.publish([EVERYTHING]);
    await pages.renderPage(request('/'));
    expect(asked, time).toEqual(['base.css']);
  }
  pages.close();
});
