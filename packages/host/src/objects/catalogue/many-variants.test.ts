import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesFixture, printed } from '../../../test/pages-fixture.ts';
import { importShop } from '../../shop/import/import-shop.ts';
import { openTestShop, productHeader, type TestShop } from '../../shop/test-shop.ts';

/** As many as the platform allows: 128 colors in 16 sizes. */
const SIZES = 16;
const COUNT = 2048;

const rows = Array.from({ length: COUNT }, (_, index) => {
  const names = index === 0 ? 'many,Many,,Oriel,Tops,,TRUE,Color' : 'many,,,,,,,';
  const color = `C${Math.floor(index / SIZES)}`;
  const size = `S${index % SIZES}`;
  const picture = index === 0 ? 'dress-ink.png,1,x' : ',,';
  return `${names},${color},${index === 0 ? 'Size' : ''},${size},M-${index},100,shopify,${index % 2},deny,100.00,,${picture},FALSE,${index === 0 ? 'active' : ''}`;
});

let shop: TestShop;
let pages: PagesFixture;
beforeAll(async () => {
  shop = await openTestShop({ 'products.csv': `${productHeader}\n${rows.join('\n')}\n` });
  const fixture = await openPages();
  pages = { ...fixture, store: shop.store };
  closeFixture = fixture.close;
});
let closeFixture = async () => {};
afterAll(async () => {
  await closeFixture();
  await shop.close();
});

const onProduct = (source: string, query = '') =>
  printed(pages, source, { address: `/products/many${query}`, name: 'product' });

describe('a product with 2 048 variants', () => {
  it('has them all on its page, and 250 in its JSON', async () => {
    expect(await onProduct('{{ product.variants.size }} {{ product.variants_count }}')).toBe('2048 2048');
    const titles = await onProduct('{% for variant in product.variants %}{{ variant.title }};{% endfor %}');
    expect(titles.split(';')).toHaveLength(COUNT + 1);
    expect(JSON.parse(await onProduct('{{ product | json }}')).variants).toHaveLength(250);
    const paged =
      '{% paginate product.variants by 250 %}{{ paginate.pages }} {% for v in product.variants %}{% if forloop.last %}{{ v.title }}{% endif %}{% endfor %}{% endpaginate %}';
    expect(await onProduct(paged)).toBe('9 C15 / S9');
  });

  it('finds the last one by the ids of its option values', async () => {
    const ids = await onProduct('{% for o in product.options_with_values %}{{ o.values.last.id }},{% endfor %}');
    const query = `?option_values=${ids}`;
    expect(await onProduct('{{ product.selected_variant.title }} {{ product.variants.last.selected }}', query)).toBe(
      'C127 / S15 true',
    );
    const values =
      '{% for v in product.options_with_values[1].values limit: 2 %}{{ v }} {{ v.variant.title }} {{ v.available }} {{ v.selected }};{% endfor %}';
    expect(await onProduct(values, query)).toBe('S0 C127 / S0 false false;S1 C127 / S1 true false;');
  });

  it('is refused beyond', async () => {
    shop.write('products.csv', `${productHeader}\n${rows.join('\n')}\nmany,,,,,,,,C128,,S0,X,100,,0,deny,1.00,,,,,,\n`);
    const report = await importShop(shop.store, shop.shopDir, { force: true });
    expect(report.skipped[0]?.reason).toContain('more than 2048 variants');
  });
});
