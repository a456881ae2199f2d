import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import { loadTheme } from '../theme/load.ts';
import { fixedTheme } from '../theme/watch.ts';
import type { PageRequest } from './page-request.ts';
import { createPages, type Pages } from './pages.ts';

/** What a section may print: of every page alike, of some pages, of one. */
const SECTIONS: Record<string, string> = {
  same: '{{ shop.name }} {{ section.settings.words }} {{ "general.hello" | t }} {{ routes.cart_url }}',
  links:
    '{% for link in linklists["main-menu"].links %}{{ link.title }} {{ link.active }} {{ link.current }}{% endfor %}',
  products:
    '{% for product in collections["silk"].products %}{{ product.title }} {{ product.selected_variant.title }} {{ product.selected_or_first_available_variant.id }} {% endfor %}',
  counted:
    '{{ collections["silk"].products_count }} {{ collections["silk"].all_products_count }} {{ collections["silk"].sort_by }}',
  matched:
    '{% for variant in all_products["slip-dress"].variants %}{{ variant.matched }}{{ variant.selected }} {% endfor %}',
  preloads: '{{ "a.css" | asset_url | preload_tag: as: "style" }}',
  path: '{{ request.path }}',
  language: '{{ request.locale.iso_code }} {{ localization.country.iso_code }} {{ request.host }}',
  recommended: '{{ recommendations.performed? }}',
  predicted: '{{ predictive_search.performed }}',
  type: '{{ request.page_type }} {{ template }} {{ template.name }}',
  facts: '{{ page_title }} {{ canonical_url }} {{ page_description }} {{ handle }} {{ current_page }}',
  own: '{{ product.title }} {{ collection.title }} {{ page.title }} {{ search.terms }}',
  visitor: '{{ cart.item_count }} {{ customer.email }}',
  form: '{% form "localization" %}{% endform %}{% form "customer" %}{{ form.posted_successfully? }}{% endform %}',
  closest: '{{ closest.product.title }}',
  paged:
    '{% paginate collections["silk"].products by 1 %}{{ paginate.current_page }}{% for p in collections["silk"].products %}{{ p.title }}{% endfor %}{% endpaginate %}',
  pager: '{% paginate collections["silk"].products by 1 %}{{ paginate.next.url }}{% endpaginate %}',
  inner: '{% section "counted" %}{% section "path" %}',
  itself: '{% section "itself" %}!',
  wrong: '{{ "x" | no_such_filter }}',
  renders: '{{ cart.item_count }}{% render "place" %}',
  // An error only while its row is not in memory.
  cold: '{{ 6 | divided_by: all_products["silk-scarf"].variants.size }}',
};

/** Snippets, as the layout renders them: besides what sections print. */
const SNIPPETS: Record<string, string> = {
  ...SECTIONS,
  place: '{{ section.id }} {{ section.settings.words }}',
  includes: '{% include "same" %}',
  counts: '{% increment n %}{% cycle "a", "b" %}{% assign mine = "mine" %}{{ outer }}',
  stops: '{% break %}x',
  nested:
    '{% render "path" %}{% render "given", given: page_title %}{% for i in (1..2) %}{% render "counts" %}{% endfor %}',
  given: '{{ given }}',
  one: SECTIONS.products ?? '',
  bare: '{% layout none %}',
  content: '{{ content_for_layout }}',
  broken: '{% if %}',
};

const PAGES = [
  '/',
  '/?page=2',
  '/products/slip-dress',
  '/products/silk-scarf',
  '/products/silk-scarf?page=2&x=1',
  '/collections/vendors?q=Vitrine',
  '/collections',
  '/collections/silk',
  '/collections/silk?filter.v.option.color=Ink',
  '/collections/silk?filter.v.option.color=Oat',
  '/collections/silk?sort_by=price-descending&page=2',
  '/collections/all',
  '/collections/silk/products/slip-dress',
  '/pages/about',
  '/cart',
  '/search?q=silk',
  '/recommendations/products?product_id=1',
  '/search/suggest?q=silk',
  '/nowhere',
];

let fixture: PagesFixture;
let dir: string;
let chosen: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-fragments-'));
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  };
  const schema = '{% schema %}{"name":"S","settings":[{"type":"text","id":"words","label":"W"}]}{% endschema %}';
  const names = Object.keys(SECTIONS);
  for (const name of names) await write(`sections/${name}.liquid`, `<p>${SECTIONS[name]}</p>${schema}`);
  const sections = Object.fromEntries(names.map((name) => [name, { type: name, settings: { words: `of ${name}` } }]));
  await write('sections/all.json', JSON.stringify({ type: 'header', name: 'All', sections, order: names }));
  await write('assets/a.css', 'a{}');
  await write('locales/en.default.json', '{"general":{"hello":"Hello"}}');
  await write('locales/fr.json', '{"general":{"hello":"Bonjour"}}');
  for (const [name, text] of Object.entries(SNIPPETS)) await write(`snippets/${name}.liquid`, `<i>${text}</i>`);
  const rendered = [...Object.keys(SNIPPETS), 'counts', 'missing']
    .map((name) => `{% render "${name}" %}`)
    .join('{{ mine }}');
  const layout = `{% assign outer = "outer" %}{% increment n %}{{ content_for_header }}{% sections "all" %}{{ content_for_layout }}${rendered}{% paginate collections["silk"].products by 1 %}{% render "one" %}{% endpaginate %}`;
  await write('layout/theme.liquid', layout);
  for (const name of ['index', 'product', 'collection', 'page', 'cart', 'search', '404', 'list-collections'])
    await write(`templates/${name}.liquid`, `<main>${name}</main>`);
  await write('templates/list-collections.liquid', '{% render "bare" %}');
  fixture = await openPages({ live: fixedTheme(await loadTheme(dir)) });
  const { id } = await fixture.store.db
    .selectFrom('variants')
    .where('sku', '=', 'SLIP-OAT-S')
    .select('id')
    .executeTakeFirstOrThrow();
  chosen = `/products/slip-dress?variant=${id}`;
});
afterAll(async () => {
  await fixture.close();
  await rm(dir, { recursive: true, force: true });
});

/** Pages that have rendered nothing yet. */
function newPages(theme = fixture.theme, sectionBytes?: number): Pages {
  return createPages({ store: fixture.store, theme: fixedTheme(theme), dev: false, report: () => {}, sectionBytes });
}

/** Of what no part is shared. */
const pagesAlone = () => newPages(fixture.theme, 0);

async function bodyOf(pages: Pages, asked: PageRequest) {
  const { body, links, private: isPrivate } = await pages.renderPage(asked);
  return { body, links, isPrivate };
}

it('renders every page as a host without a cache does, whatever was requested before', async () => {
  const alone = new Map<string, Promise<unknown>>();
  const freshly = (key: string, asked: PageRequest) => {
    const known = alone.get(key);
    if (known) return known;
    const pages = pagesAlone();
    const made = bodyOf(pages, asked).finally(() => pages.close());
    alone.set(key, made);
    return made;
  };
  const visit = fc.record({
    address: fc.constantFrom(...PAGES, chosen),
    locale: fc.constantFrom('en', 'fr'),
    country: fc.constantFrom('US', 'FR'),
    posted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 14 }), async (visits) => {
      const pages = newPages();
      for (const { address, locale, country, posted } of visits) {
        const formResults = new Map(posted ? [['customer', { posted: true, errors: {}, values: {} }]] : []);
        const asked = request(address, { locale, country, rootUrl: locale === 'fr' ? '/fr/' : '/', formResults });
        expect(await bodyOf(pages, asked)).toEqual(await freshly(`${address} ${locale} ${country} ${posted}`, asked));
      }
      pages.close();
    }),
    { numRuns: 40 },
  );
});

/** How often each section is rendered on a walk over pages, after a first walk over the same. */
async function renderedAgain(
  addresses: readonly string[],
  between?: () => Promise<void>,
  then: readonly string[] = addresses,
): Promise<Record<string, number>> {
  const count: Record<string, number> = {};
  const sections = new Map(fixture.theme.sections);
  const pages = newPages({
    ...fixture.theme,
    source(path) {
      if (path.startsWith('snippets/')) count[path] = (count[path] ?? 0) + 1;
      return fixture.theme.source(path);
    },
    sections: Object.assign(sections, {
      get(name: string) {
        count[name] = (count[name] ?? 0) + 1;
        return Map.prototype.get.call(sections, name);
      },
    }),
  });
  for (const address of addresses) await pages.renderPage(request(address));
  await between?.();
  for (const name of Object.keys(count)) delete count[name];
  for (const address of then) await pages.renderPage(request(address));
  pages.close();
  return count;
}

it('renders once what is the same on all pages, and for each page what is of it', async () => {
  const walk = ['/', '/pages/about', '/products/slip-dress', '/collections/silk'];
  const again = await renderedAgain(walk);
  for (const name of [
    'same',
    'links',
    'matched',
    'preloads',
    'products',
    'path',
    'type',
    'facts',
    'own',
    'form',
    'closest',
    'cold',
  ])
    expect([name, again[name] ?? 0, again[`snippets/${name}`] ?? 0]).toEqual([name, 0, 0]);
  for (const name of ['visitor', 'wrong', 'snippets/visitor', 'snippets/broken', 'snippets/content'])
    expect(again[name] ?? 0, name).toBeGreaterThanOrEqual(walk.length);
  // Only what was not the same on the pages before is rendered on another.
  const next = await renderedAgain(walk, undefined, ['/products/slip-dress?variant=1', '/products/silk-scarf']);
  for (const name of ['same', 'links', 'preloads', 'snippets/links', 'snippets/preloads'])
    expect(next[name] ?? 0, name).toBe(0);
  for (const name of ['own', 'path', 'snippets/own', 'snippets/nested'])
    expect(next[name] ?? 0, name).toBeGreaterThan(0);
});

it('renders again for a parameter of the address what reads it, and nothing else', async () => {
  const walk = ['/products/slip-dress', '/collections/silk?sort_by=manual'];
  const others = ['/products/slip-dress?fresh=1', '/collections/silk?sort_by=manual&fresh=2'];
  const next = await renderedAgain(walk, undefined, others);
  for (const name of ['own', 'facts', 'paged', 'recommended', 'path']) expect(next[name] ?? 0, name).toBe(0);
  expect((await renderedAgain(walk, undefined, ['/products/slip-dress?page=2'])).paged).toBeGreaterThan(0);
  // Links to other pages of a list have all of the address in them.
  expect(next.pager).toBe(2);
});

it('renders again what a change of the shop concerns, and nothing else', async () => {
  const renamed = async () => {
    const { id } = await fixture.store.db
      .selectFrom('products')
      .where('handle', '=', 'slip-dress')
      .select('id')
      .executeTakeFirstOrThrow();
    await fixture.store.write(async (tx, changed) => {
      await tx.updateTable('products').set({ title: 'Slip' }).where('id', '=', id).execute();
      changed(`product:${id}`);
    });
  };
  const again = await renderedAgain(['/'], renamed);
  // Once: that these sections need the row is known from before, and it is loaded first.
  expect([again.products, again.matched, again.same ?? 0, again.links ?? 0]).toEqual([1, 1, 0, 0]);
});

it('caches nothing in design mode', async () => {
  const pages = newPages();
  await pages.renderPage(request('/'));
  const designed = request('/', { designMode: true });
  const fresh = newPages();
  expect(await bodyOf(pages, designed)).toEqual(await bodyOf(fresh, designed));
  fresh.close();
  pages.close();
});

it('a cached page depends on what its cached fragments show', async () => {
  const [name, group] = [...fixture.theme.groups][0] ?? [];
  if (!name || !group) throw new Error('The theme has no group.');
  const pages = newPages({ ...fixture.theme, groups: new Map([[name, { ...group, order: ['products'] }]]) });
  const shown = async (address: string) =>
    String((await pages.page(request(address), { acceptEncoding: undefined, ifNoneMatch: undefined })).body);
  expect(await shown('/')).toContain('Silk Scarf');
  expect(await shown('/pages/about')).toContain('Silk Scarf');
  await fixture.store.write(async (tx, changed) => {
    const { id } = await tx
      .updateTable('products')
      .set({ title: 'Shawl' })
      .where('handle', '=', 'silk-scarf')
      .returning('id')
      .executeTakeFirstOrThrow();
    changed(`product:${id}`);
  });
  expect(await shown('/pages/about')).toContain('Shawl');
  expect(await shown('/')).not.toContain('Silk Scarf');
  pages.close();
});
