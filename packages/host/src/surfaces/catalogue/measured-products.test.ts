import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { EVERYTHING } from '../../store/changes.ts';

const FACTS =
  '{% assign v = product.variants.first %}{{ product.category }}|{{ product.category.id }}|{{ product.category.gid }}|' +
  '{{ product.category.ancestors | map: "name" | join: "<" }}|{{ product.category.ancestors.last.ancestors.size }}|' +
  '{{ v.unit_price | unit_price_with_measurement: v.unit_price_measurement }}|{{ v.unit_price_measurement | json }}|' +
  '{{ v.unit_price_measurement.measured_type }}|{{ v.weight_in_unit }} {{ v.weight_unit }}|' +
  '{{ product.variants[1].unit_price }}{{ product.variants[1].unit_price_measurement }}';
const LINE =
  '{% for item in cart.items %}{{ item.unit_price }} {{ item.unit_price_measurement.reference_unit }} {{ item.fulfillment_service }}{% endfor %}';

const part = (source: string) => `${source}{% schema %}{ "name": "Facts" }{% endschema %}`;
const page = (type: string) => JSON.stringify({ sections: { main: { type } }, order: ['main'] });
const measured = {
  measuredType: 'volume',
  quantityValue: 0.5,
  quantityUnit: 'l',
  referenceValue: 100,
  referenceUnit: 'ml',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    shop: {
      markets: [
        {
          handle: 'ca',
          name: 'ca',
          countries: ['CA'],
          currency: 'CAD',
          moneyFormat: '{{amount}} CAD',
          moneyWithCurrencyFormat: '{{amount}} CAD',
          rate: 2,
        },
      ],
    },
    themeFiles: {
      'sections/facts.liquid': part(FACTS),
      'templates/product.facts.json': page('facts'),
      'sections/line.liquid': part(LINE),
      'templates/cart.line.json': page('line'),
    },
  });
  await set('Health & Beauty > Personal Care > Cosmetics');
});
afterAll(async () => {
  await shop.close();
  expect(shop.reported).toEqual([]);
});

/** Gives the dress a category, and its first variant a unit price and a unit of weight. */
async function set(category: string): Promise<void> {
  const ids = await variantIds(shop.store);
  await shop.store.write(async (tx, changed) => {
    await tx.updateTable('products').set({ category }).where('handle', '=', 'slip-dress').execute();
    await tx
      .updateTable('variants')
      .set({ unit_measure: JSON.stringify(measured), weight_unit: 'lb', fulfillment_service: 'warehouse-x' })
      .where('id', '=', Number(ids['SLIP-INK-S']))
      .execute();
    changed(EVERYTHING);
  });
}

async function shown(url: string, visitor = shop.visitor()): Promise<string> {
  const { body } = await visitor.get(url, { 'accept-encoding': 'identity' });
  return /<div id="shopify-section-template[^>]*>(.*?)<\/div>/s.exec(body)?.[1]?.trim() ?? body;
}

test('Liquid has the category, the unit price in the visitor’s money, and the variant’s own unit of weight', async () => {
  const facts = (money: string) =>
    `Cosmetics|||Personal Care<Health & Beauty|0|${money}/100 ml|` +
    '{"measured_type":"volume","quantity_value":0.5,"quantity_unit":"l","reference_value":100,"reference_unit":"ml"}|volume|0.661 lb|';
  expect(await shown('/products/slip-dress?view=facts')).toBe(facts('$48'));
  const canadian = shop.visitor();
  canadian.cookies.set('localization', 'CA');
  expect(await shown('/products/slip-dress?view=facts', canadian)).toBe(facts('96.00 CAD'));
});

test('a category that is given by its id has that, and its ancestors’', async () => {
  await set('gid://shopify/TaxonomyCategory/hb-3-2');
  expect(await shown('/products/slip-dress?view=facts')).toMatch(
    /^hb-3-2\|hb-3-2\|gid:\/\/shopify\/TaxonomyCategory\/hb-3-2\|</,
  );
  await set('Uncategorized');
  expect(await shown('/products/slip-dress?view=facts')).toMatch(/^Uncategorized\|\|\|\|/);
  await set('');
  expect(await shown('/products/slip-dress?view=facts')).toMatch(/^\|\|\|\|/);
});

test('JSON has the unit price of the variants that have one', async () => {
  const { variants } = (await shop.visitor().get('/products/slip-dress.js')).json();
  expect(variants[0]).toMatchObject({
    unit_price: 4800,
    unit_price_measurement: {
      measured_type: 'volume',
      quantity_value: 0.5,
      quantity_unit: 'l',
      reference_value: 100,
      reference_unit: 'ml',
    },
  });
  expect(Object.keys(variants[1])).not.toContain('unit_price');
});

test('a line of the cart has the unit price of what is paid for it', async () => {
  const visitor = shop.visitor();
  await visitor.form('/cart/add', { id: String((await variantIds(shop.store))['SLIP-INK-S']) });
  expect(await shown('/cart?view=line', visitor)).toBe('4800 ml warehouse-x');
});
