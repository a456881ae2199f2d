import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPages, type PagesFixture, request } from '../../../test/pages-fixture.ts';
import { loadTheme } from '../../theme/load.ts';
import { fixedTheme } from '../../theme/watch.ts';
import { createPages, type PageRequest, type Pages } from '../pages.ts';

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
  inner: '{% section "counted" %}{% section "path" %}',
  itself: '{% section "itself" %}!',
  wrong: '{{ "x" | no_such_filter }}',
};

const PAGES = [
  '/',
  '/?page=2',
  '/products/slip-dress',
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
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-kept-'));
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
  await write('layout/theme.liquid', '{{ content_for_header }}{% sections "all" %}{{ content_for_layout }}');
  for (const name of ['index', 'product', 'collection', 'page', 'cart', 'search', '404', 'list-collections'])
    await write(`templates/${name}.liquid`, `<main>${name}</main>`);
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
function newPages(theme = fixture.theme): Pages {
  return createPages({ store: fixture.store, theme: fixedTheme(theme), dev: false, report: () => {} });
}

async function bodyOf(pages: Pages, asked: PageRequest) {
  const { body, links, private: isPrivate } = await pages.renderPage(asked);
  return { body, links, isPrivate };
}

it('says on every page what it would say if nothing were kept, whatever was asked for before', async () => {
  const alone = new Map<string, Promise<unknown>>();
  const freshly = (key: string, asked: PageRequest) => {
    const known = alone.get(key);
    if (known) return known;
    const pages = newPages();
    const made = bodyOf(pages, asked).finally(() => pages.close());
    alone.set(key, made);
    return made;
  };
  const visit = fc.record({
    address: fc.constantFrom(...PAGES, chosen),
    locale: fc.constantFrom('en', 'fr'),
    country: fc.constantFrom('US', 'FR'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 2, maxLength: 14 }), async (visits) => {
      const pages = newPages();
      for (const { address, locale, country } of visits) {
        const asked = request(address, { locale, country, rootUrl: locale === 'fr' ? '/fr/' : '/' });
        expect(await bodyOf(pages, asked)).toEqual(await freshly(`${address} ${locale} ${country}`, asked));
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
): Promise<Record<string, number>> {
  const count: Record<string, number> = {};
  const sections = new Map(fixture.theme.sections);
  const pages = newPages({
    ...fixture.theme,
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
  for (const address of addresses) await pages.renderPage(request(address));
  pages.close();
  return count;
}

it('renders once what is the same on all pages, and for each page what is of it', async () => {
  const walk = ['/', '/pages/about', '/products/slip-dress', '/collections/silk'];
  const again = await renderedAgain(walk);
  for (const name of ['same', 'links', 'matched', 'preloads']) expect(again[name] ?? 0, name).toBe(0);
  // Its own page may narrow a collection; elsewhere it is the same.
  expect((await renderedAgain(walk.slice(0, 3))).products ?? 0).toBe(0);
  for (const name of ['path', 'type', 'facts', 'own', 'visitor', 'form', 'closest', 'wrong'])
    expect(again[name] ?? 0, name).toBeGreaterThanOrEqual(walk.length);
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
  // Once to find that the row is gone, once with it.
  expect([again.products, again.matched, again.same ?? 0, again.links ?? 0]).toEqual([2, 2, 0, 0]);
});

it('keeps nothing while a merchant designs', async () => {
  const pages = newPages();
  await pages.renderPage(request('/'));
  const designed = request('/', { designMode: true });
  const fresh = newPages();
  expect(await bodyOf(pages, designed)).toEqual(await bodyOf(fresh, designed));
  fresh.close();
  pages.close();
});

it('makes a page that is kept depend on what its kept sections show', async () => {
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
