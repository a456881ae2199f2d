import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeShopFolder } from '../../test/shop-folder.ts';

/** Sections that show, one by one, whatever of a shop can change. */
const OF_THE_SHOP: Record<string, string> = {
  cards: `{% for p in collections['silk'].products %}{{ p.title }} {{ p.price | money }} {{ p.available }} {{ p.variants | sum: 'inventory_quantity' | at_most: 10 }} {{ p.first_available_variant.id }}{% for v in p.variants %}{{ v.available }}{% endfor %};{% endfor %}`,
  available: `{% for p in collections['silk'].products %}{{ p.available }}{% endfor %}{{ all_products['leather-belt'].available }}`,
  variants: `{% for v in all_products['slip-dress'].variants %}{{ v.available }}{% endfor %}`,
  options: `{% for v in all_products['slip-dress'].options_with_values[1].values %}{{ v.available }}{% endfor %}`,
  counts: `{% for f in collections['silk'].filters %}{% for v in f.values %}{{ v.label }}{{ v.count }}{% endfor %}{% endfor %}`,
  exact: `{% for v in all_products['silk-scarf'].variants %}{{ v.inventory_quantity }}{% endfor %}`,
  few: `{% for v in all_products['slip-dress'].variants %}{% if v.inventory_quantity < 3 %}{{ v.title }}{% endif %}{{ v.inventory_policy }}{% endfor %}`,
  best: `{% for p in collections['best'].products limit: 2 %}{{ p.title }}{% endfor %}|{% for p in collections['best'].products %}{{ p.handle }},{% endfor %}`,
  stocked: `{{ collections['stocked'].products_count }} {% for p in collections['stocked'].products %}{{ p.handle }}{% endfor %} {{ collections['stocked'].title }}`,
  member: `{% for c in all_products['leather-belt'].collections %}{{ c.handle }},{% endfor %}`,
  stores: `{% for p in collections['silk'].products %}{% for v in p.variants %}{% for s in v.store_availabilities %}{{ s.location.name }}{{ s.available }}{{ s.pick_up_time }}{% endfor %}{% endfor %}{% endfor %}`,
  fields: `{{ all_products['silk-scarf'].metafields.custom.care.value }} {{ shop.metafields.custom.note.value }} {% for look in shop.metaobjects.look.values %}{{ look.name.value }}{% for p in look.products.value %}{{ p.title }}{{ p.available }}{% endfor %}{% endfor %}`,
  money: `{{ localization.country.currency.iso_code }} {{ localization.language.iso_code }} {{ localization.available_countries.size }} {{ all_products['slip-dress'].price | money_with_currency }} {{ all_products['silk-scarf'].price | money_without_trailing_zeros }}`,
  policies: `{{ shop.refund_policy.title }} {% for p in shop.policies %}{{ p.title }}{% endfor %} {{ pages['about'].title }} {{ pages['about'].content }}`,
  pictures: `{{ all_products['slip-dress'].featured_image | image_url: width: 100 }} {{ all_products['slip-dress'].featured_image.alt }} {% for v in all_products['slip-dress'].options_with_values[0].values %}{{ v.name }}{{ v.swatch.color }}{% endfor %} {{ images['slip-dress.png'].alt }}`,
  shop: `{{ shop.name }} {{ shop.description }} {{ shop.products_count }} {{ shop.collections_count }} {{ shop.types | join }} {{ shop.vendors | join }} {{ collections.size }} {% for t in collections['silk'].all_tags %}{{ t }}{% endfor %}`,
  soon: `{{ all_products['leather-belt'].title }} {{ collections['best'].products_count }} {{ collections['best'].all_products_count }}`,
  journal: `{% for a in blogs['journal'].articles %}{{ a.title }} {{ a.comments_count }} {{ a.published_at | date: '%F' }};{% endfor %}{{ articles['journal/later'].title }} {{ blogs['journal'].all_tags | join }}`,
  clock: `{{ 'now' | date: '%H:%M' }} {{ 'today' | date: '%Y-%m-%d %H' }}`,
  settings: `{{ settings.words }} {{ section.settings.words }} {{ 'base.css' | asset_url }} {{ 'hello' | t }}`,
};

/** Sections that show what they ask of their page. They stand on each. */
const OF_THE_PAGE: Record<string, string> = {
  chosen: `{{ all_products['slip-dress'].selected_or_first_available_variant.title }} {% for v in all_products['slip-dress'].variants %}{{ v.selected }}{% endfor %}`,
  recommended: `{% for p in recommendations.products %}{{ p.handle }}{{ p.available }}{% endfor %}{{ recommendations.intent }}`,
  menu: `{% for l in linklists['main-menu'].links %}{{ l.title }}{{ l.url }}{{ l.active }}{{ l.current }}{% endfor %}{{ shop.name }}`,
  own: `{{ product.title }} {{ product.selected_or_first_available_variant.title }} {% for o in product.options_with_values %}{% for v in o.values %}{{ v.name }}{{ v.available }}{{ v.selected }}{% endfor %}{% endfor %} {{ product | json }}`,
  list: `{{ collection.title }} {% for p in collection.products %}{{ p.title }}{{ p.url | within: collection }}{% endfor %} {% for f in collection.filters %}{% for v in f.values %}{{ v.label }}{{ v.count }}{{ v.active }}{{ v.url_to_add }}{% endfor %}{% endfor %}{{ collection.sort_by }}`,
  neighbours: `{{ collection.previous_product }} {{ collection.next_product }}`,
  paged: `{% paginate collections['silk'].products by 1 %}{{ paginate.current_page }}{% for p in collections['silk'].products %}{{ p.title }}{% endfor %}{{ paginate | default_pagination }}{% endpaginate %}`,
  found: `{% for item in search.results %}{{ item.title }}{% endfor %}{{ search.results_count }} {{ search.terms }} {{ blog.articles.size }} {{ article.title }} {{ article.comments_count }} {% for c in article.comments %}{{ c.author }}{{ c.content }}{% endfor %} {{ page.title }} {{ metaobject.name.value }}`,
  suggested: `{{ predictive_search.terms }}{% for p in predictive_search.resources.products %}{{ p.title }}{{ p.available }}{% endfor %}{% for q in predictive_search.resources.queries %}{{ q.text }}{% endfor %}`,
  place: `{{ request.path }} {{ request.page_type }} {{ template }} {{ template.suffix }} {{ canonical_url }} {{ page_title }} {{ current_tags | json }} {{ current_page }} {{ handle }}`,
  // What a visitor may see is read on some pages alone, or once something has happened.
  there: `{% if request.page_type == 'article' %}{{ customer.email }} {{ cart.item_count }}{% endif %}`,
  once: `{% unless all_products['leather-belt'].available %}{{ cart.item_count }} {{ customer.tags | join }}{% endunless %}`,
};

export const SECTIONS: Readonly<Record<string, string>> = { ...OF_THE_SHOP, ...OF_THE_PAGE };

const VISITOR = `{{ cart.item_count }} {{ cart.total_price | money }} {{ customer.email }} {{ customer.tags | join }} {{ customer.orders_count }}`;
const PAGES = [
  'index',
  'product',
  'product.tall',
  'collection',
  'list-collections',
  'search',
  'blog',
  'article',
  'page',
  'metaobject/look',
  'cart',
  'gift_card',
  'customers/account',
  'customers/login',
  '404',
];

/** A theme that shows all of it: each page a part of what is the shop's, and all that is of the page. */
export async function writeTheme(dir: string): Promise<void> {
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  };
  const schema = '{% schema %}{"name":"S","settings":[{"type":"text","id":"words","label":"W"}]}{% endschema %}';
  for (const [name, text] of Object.entries(SECTIONS))
    await write(`sections/${name}.liquid`, `<p>${text}</p>${schema}`);
  await write('sections/visitor.liquid', `<p>${VISITOR}</p>${schema}`);
  const names = Object.keys(OF_THE_SHOP).filter((name) => name !== 'clock');
  for (const [index, page] of PAGES.entries()) {
    // The first page shows all, so that each section can be asked for alone.
    const order = [
      ...(index === 0 ? names : names.filter((_, at) => at % 3 === index % 3)),
      ...Object.keys(OF_THE_PAGE),
    ];
    // These show who is there, two others what time it is; everything else is everyone's, for as long as it is true.
    if (['cart', 'page', 'customers/account'].includes(page)) order.push('visitor');
    if (index === 0) order.push('clock');
    if (page === 'list-collections' || page === 'search') order.push('clock');
    const sections = Object.fromEntries(order.map((type) => [type, { type, settings: { words: type } }]));
    await write(`templates/${page}.json`, JSON.stringify({ sections, order }));
  }
  await write('templates/robots.txt.liquid', `{{ shop.name }} {{ collections['best'].products_count }}`);
  await write('layout/theme.liquid', '{{ content_for_header }}{{ page_title }}{{ content_for_layout }}');
  await write(
    'assets/base.css.liquid',
    'a{content:"{{ shop.name }} {{ settings.words }} {{ all_products["leather-belt"].available }}"}',
  );
  await write('locales/en.default.json', '{"hello":"Hello"}');
  await write('locales/fr.json', '{"hello":"Bonjour"}');
  const setting = { type: 'text', id: 'words', label: 'W', default: 'first' };
  await write('config/settings_schema.json', JSON.stringify([{ name: 'All', settings: [setting] }]));
}

const EURO = '€{{amount_no_decimals}}';

/**
 * The small shop with a market of another currency, collections by sales and by stock, stores with stock of their own, and an article that is
 * published two hours after `start`, ms since 1970.
 */
export async function writeShop(dir: string, start: number): Promise<void> {
  const markets = [
    {
      ...{ handle: 'europe', name: 'Europe', countries: ['FR'], currency: 'EUR', rate: 0.9, rounding: 500 },
      ...{ moneyFormat: EURO, moneyWithCurrencyFormat: `${EURO} EUR` },
    },
  ];
  const address = { city: 'New York', countryCode: 'US' };
  const locations = ['Warehouse', 'Mercer', 'Bond'].map((name) => ({ name, address, pickup: name !== 'Warehouse' }));
  const metafields = [{ namespace: 'custom', key: 'note', type: 'single_line_text_field', value: 'Noted' }];
  const description = 'A small shop.';
  await writeShopFolder(dir, { shop: { markets, locations, metafields, description } });
  const write = async (name: string, value: unknown) => {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), typeof value === 'string' ? value : JSON.stringify(value));
  };
  const document = (head: object, html: string) => `<!--${JSON.stringify(head)}-->\n<p>${html}</p>`;
  const rule = (field: string, relation: string, value: string) => ({
    match: 'all',
    conditions: [{ field, relation, value }],
  });
  const shared = { description: '' };
  await write('collections.json', [
    { handle: 'silk', title: 'Silk', ...shared, products: ['slip-dress', 'silk-scarf'] },
    { handle: 'best', title: 'Best', ...shared, sortOrder: 'best-selling', rules: rule('price', 'greater_than', '1') },
    { handle: 'stocked', title: 'Stocked', ...shared, rules: rule('inventory', 'greater_than', '8') },
  ]);
  const [head = '', ...rows] = (await readFile(path.join(dir, 'products.csv'), 'utf8')).trimEnd().split('\n');
  const care = 'Metafield: custom.care [single_line_text_field]';
  await write('products.csv', [`${head},"${care}"`, ...rows.map((row) => `${row},"Care"`), ''].join('\n'));
  const stock = [
    'slip-dress,Ink,S,Warehouse,3',
    'slip-dress,Ink,S,Mercer,2',
    'slip-dress,Ink,S,Bond,0',
    'silk-scarf,,,Warehouse,20',
    'silk-scarf,,,Mercer,4',
    'leather-belt,,,Warehouse,6',
    'leather-belt,,,Bond,4',
  ];
  await write('inventory.csv', ['Handle,Option1 Value,Option2 Value,Location,Available', ...stock, ''].join('\n'));
  await write('blogs.json', [{ handle: 'journal', title: 'Journal', comments: 'yes' }]);
  const publishedAt = new Date(start + 2 * 3_600_000).toISOString();
  await write(
    'blogs/journal/later.html',
    document({ title: 'Later', author: 'Ada', publishedAt, tags: ['silk'] }, 'Silk.'),
  );
  await write('policies/refund-policy.html', document({ title: 'Refunds' }, 'Thirty days.'));
  await write('metaobjects/look.json', {
    fields: { name: 'single_line_text_field', products: 'list.product_reference' },
    entries: [{ handle: 'evening', fields: { name: 'Evening', products: '["slip-dress","leather-belt"]' } }],
  });
  await write('search.json', { synonyms: [['silk', 'charmeuse']] });
  await write('option-swatches.json', { Color: { Ink: { color: '#111111' } } });
  await write('files.json', { 'slip-dress.png': { alt: 'Dress' } });
  await write('translations/fr.json', {
    products: { 'silk-scarf': { title: 'Carré' } },
    collections: { silk: { title: 'Soie' } },
    links: { Silk: 'Soie' },
  });
  await write('redirects.csv', 'Redirect from,Redirect to\n/old,/products/slip-dress?x=1\n');
}

/** What an edit of a shop's file replaces by a word: the first place that matches. */
export const EDITS = {
  'title of a product': ['products.csv', /(?<="silk-scarf",")[^"]*/],
  'tags of a product': ['products.csv', /(?<="Dresses",")[^"]*/],
  'metafield of a product': ['products.csv', /(?<="silk-scarf"[^\n]*,")[A-Z][a-z]*(?="\n)/],
  'vendor of a product': ['products.csv', /(?<="Leather Belt","[^"]*",")[^"]*/],
  'title of a collection': ['collections.json', /(?<="title":")[^"]*/],
  'title of a link': ['menus.json', /(?<="links":\[\{"title":")[^"]*/],
  'name of the shop': ['shop.json', /(?<="name":")[^"]*/],
  'description of the shop': ['shop.json', /(?<="description":")[^"]*/],
  'metafield of the shop': ['shop.json', /(?<="value":")[^"]*/],
  'title of a page': ['pages/about.html', /(?<="title":")[^"]*/],
  'title of a policy': ['policies/refund-policy.html', /(?<="title":")[^"]*/],
  'title of an article': ['blogs/journal/on-silk.html', /(?<="title":")[^"]*/],
  'tags of an article': ['blogs/journal/later.html', /(?<="tags":\[")[^"]*/],
  'name of a look': ['metaobjects/look.json', /(?<="name":")[A-Z][^"]*/],
  'title in French': ['translations/fr.json', /(?<="silk-scarf":\{"title":")[^"]*/],
  'words of the search': ['search.json', /(?<="silk",")[^"]*/],
  'alternative text of a picture': ['files.json', /(?<="alt":")[^"]*/],
  'target of a redirect': ['redirects.csv', /(?<=\?x=)\w+/],
} as const satisfies Record<string, readonly [file: string, place: RegExp]>;
export type Edit = keyof typeof EDITS;

/** Replaces what the edit is about. Throws where its place is not found. */
export async function editShop(dir: string, edit: Edit, word: string): Promise<void> {
  const [file, place] = EDITS[edit];
  const name = path.join(dir, file);
  const text = await readFile(name, 'utf8');
  if (!place.test(text)) throw new Error(`${file} has no ${edit}.`);
  await writeFile(name, text.replace(place, word));
}
