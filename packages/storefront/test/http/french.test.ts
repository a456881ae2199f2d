import type { Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { all, one, type Page, textOf, visit } from '../visitor.ts';

const shop = demoShop();

/** The second language of the shop lives under a prefix, and nothing leads out of it (docs/platform.md: routes). */

const open = (path: string) => visit(shop.origin).open(path);

test.each([
  '',
  '/collections/dresses',
  '/products/column-slip-dress',
  '/pages/journal',
  '/search?type=product&q=soie',
  '/blogs/atelier/what-teasels-do',
  '/policies/refund-policy',
])('/fr%s is French, and so are the pages it leads to', async (path) => {
  const page = await open(`/fr${path}`);
  expect(page.document.documentElement.lang).toBe('fr');
  expect(page.html).not.toMatch(/Translation missing|Liquid error/);
  const out = all(page, 'a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', `${shop.origin}${page.address}`))
    // A picture is the same in every language.
    .filter(({ origin, pathname }) => origin === shop.origin && !/^\/(fr|cdn)(\/|$)/.test(pathname));
  expect(out.map(({ href }) => href)).toEqual([]);
  const actions = all(page, 'form[action]').map((form) => form.getAttribute('action'));
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^(#|\/fr(\/|$|#))/);
  expect(nameless(page)).toEqual([]);
  // Names that are put together of several texts have French punctuation too.
  const names = all(page, '[aria-label]').map((element) => element.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => /[^\s\u00a0\u202f][:;!?](?=\s|$)/.test(name))).toEqual([]);
});

/** What can be used or seen and has no name for those who listen, and what shares its id with something else. */
function nameless(page: Page): string[] {
  const named = (element: Element): boolean =>
    [textOf(element), element.getAttribute('aria-label'), element.getAttribute('title')].some((name) => name?.trim()) ||
    isLabelled(page, element) ||
    element.querySelector('img[alt]:not([alt=""]), svg title, [aria-label]') !== null;
  const controls = all(page, 'a[href], button, summary, [role="tab"], dialog, nav, fieldset').filter(
    (one) => !named(one),
  );
  const fields = all(page, 'input:not([type="hidden"], [hidden]), select, textarea').filter(
    (field) => !field.getAttribute('aria-label')?.trim() && !isLabelled(page, field),
  );
  const pictures = all(page, 'img:not([alt])');
  const ids = all(page, '[id]').map((element) => element.id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...[...controls, ...fields, ...pictures].map((element) => element.outerHTML.slice(0, 200)), ...twice];
}

/** By a label around it or for it, or by what it points at. */
function isLabelled(page: Page, element: Element): boolean {
  const pointed =
    element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => all(page, `[id="${id}"]`)[0]) ?? [];
  const labels = [...pointed, element.closest('label'), ...(element.id ? all(page, `label[for="${element.id}"]`) : [])];
  return labels.some((label) => textOf(label) !== '');
}

test.each(['', '/fr'])('a page names itself in both languages, each from the other: "%s"', async (prefix) => {
  const path = '/collections/dresses';
  const page = await open(prefix + path);
  const links = all(page, 'head link[hreflang]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(Object.fromEntries(links)).toEqual({
    en: shop.origin + path,
    fr: `${shop.origin}/fr${path}`,
    'x-default': shop.origin + path,
  });
  expect(one(page, 'link[rel="canonical"]').getAttribute('href')).toBe(shop.origin + prefix + path);
  expect(one(page, 'meta[property="og:locale"]').getAttribute('content')).toBe(prefix === '' ? 'en' : 'fr');
});

test('the menu’s entries have the same mega-menus in both languages', {
  tags: ['header-3', 'header-4', 'header-5', 'header-6', 'header-15'],
}, async () => {
  const layouts = async (path: string) =>
    (await open(path)).html.match(/class="wrap mega mega--[a-z_]+|data-signup-form="\w+"/g);
  const english = await layouts('/pages/about');
  expect(english?.map((found) => found.replace('class="wrap mega mega--', ''))).toEqual(
    expect.arrayContaining(['featured', 'column', 'images', 'featured', 'images_title', 'data-signup-form="NwsLtr"']),
  );
  expect(await layouts('/fr/pages/about')).toEqual(english);
});

test('what is written in French is found by its own words, and nothing by the other language’s', async () => {
  const found = await open('/fr/search?type=product&q=robe+encre');
  expect(textOf(all(found, 'main article')[0])).toMatch(/robe/i);
  const none = await open('/search?type=product&q=robe+encre');
  expect(textOf(one(none, 'main h1'))).toBe('Nothing found for “robe encre”');
});

test('days are written as the language writes them', async () => {
  const path = '/blogs/journal/notes-on-a-slip-dress';
  const day = async (address: string) => textOf(all(await open(address), 'main time')[0]);
  expect(await day(`/fr${path}`)).toMatch(/^\d{1,2} \p{L}+ 20\d\d$/u);
  expect(await day(path)).toMatch(/^[A-Z]\p{L}+ \d{1,2}, 20\d\d$/u);
});

test('the theme’s own sections speak French too', async () => {
  const page = await open('/fr');
  expect(textOf(one(page, 'h1'))).toBe('Des vêtements pour une pièce calme');
  const body = one(page, 'body');
  for (const script of all(page, 'script, style, noscript')) script.remove();
  const words = textOf(body);
  expect(words).toContain('Huit lettres par an, pas une de plus');
  expect(textOf(one(page, 'footer'))).toContain('Des vêtements à garder.');
  expect(all(page, 'footer p').map(textOf)).toContain('La maison');
  const leaves = all(page, 'body *').filter((element) => element.children.length === 0);
  const said = new Set(leaves.map(textOf));
  for (const english of ['View all', 'New this month', 'Most loved', 'Find us', 'Letters'])
    expect(said).not.toContain(english);
});

test('a list counts, sorts and filters in French', async () => {
  const path = '/fr/collections/all';
  const page = await open(path);
  expect(textOf(one(page, '.collection__count'))).toBe('69 pièces');
  const sort = one(page, 'select[name="sort_by"]');
  expect(textOf(one(page, `label[for="${sort.getAttribute('id')}"]`))).toBe('Trier par');
  expect(textOf(all(page, 'select[name="sort_by"] option')[0])).toBe('Sélection');
  expect(textOf(all(page, 'main form summary')[0])).toBe('Disponibilité');
  const stock = one(page, 'input[name="filter.v.availability"][value="1"]');
  expect(textOf(stock.closest('label'))).toMatch(/^En stock/);
  const filtered = await open(`${path}?filter.v.availability=1`);
  expect(textOf(one(filtered, '.collection__count'))).toBe('68 pièces');
  // Scripts ask the address that is printed with the list.
  expect(JSON.parse(one(filtered, '#collection-data').textContent)).toMatchObject({ path });
});

test('suggestions are asked for in French, and lead to French pages', async () => {
  const page = await open('/fr/pages/about');
  const { routes } = JSON.parse(one(page, '#vitrine-config').textContent) as { routes: Record<string, string> };
  expect(routes.predictive_search_url).toBe('/fr/search/suggest');
  const { resources } = await visit(shop.origin).json<{
    resources: { results: { products: { title: string; url: string }[] } };
  }>('/fr/search/suggest.json?q=robe+col&resources[type]=product');
  const dress = resources.results.products.find(({ title }) => title.startsWith('Robe colonne'));
  expect(dress?.url).toMatch(/^\/fr\/products\/column-slip-dress/);
});

test('the journal is filtered by blogs that have French names', async () => {
  const page = await open('/fr/pages/journal');
  expect(textOf(one(page, '.journal__filters legend'))).toBe('Filtrer par');
  const atelier = one(page, '.journal__filters input[value="atelier"]');
  expect(textOf(atelier.closest('label'))).toBe('L’atelier');
});
