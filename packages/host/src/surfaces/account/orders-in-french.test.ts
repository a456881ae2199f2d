import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPages, type PagesFixture, printed } from '../../../test/pages-fixture.ts';
import { variantIds } from '../../../test/variant-ids.ts';
import { buy } from '../../shop/checkout/checkout.fixture.ts';
import { registerCustomer } from '../../shop/customers/customers.ts';
import { writeTranslations } from '../../shop/languages/stored-translation.ts';
import { TranslationFormat } from '../../shop/languages/translations.ts';

let fixture: PagesFixture;
beforeAll(async () => {
  fixture = await openPages();
  const fr = TranslationFormat.parse({
    products: { 'silk-scarf': { title: 'Carré de soie' }, 'slip-dress': { title: 'Robe nuisette' } },
    options: { Color: { name: 'Couleur', values: { Ink: 'Encre' } } },
    shippingRates: { Standard: 'Ordinaire' },
  });
  await fixture.store.write((tx) => writeTranslations(tx, { fr }));
  fixture.store.changes.publish(['shop']);
});
afterAll(() => fixture.close());

test('orders are read in the language of the page; a piece renamed since keeps the name it was bought under', async () => {
  const { store } = fixture;
  const registered = await registerCustomer(store, { email: 'lea@example.com', password: 'correct horse' });
  const customerId = registered.ok ? registered.value.id : 0;
  const ids = await variantIds(store);
  const items = [{ id: ids['SLIP-INK-S'] }, { id: ids.SCARF }];
  const { token } = await buy(store, items, { email: 'lea@example.com', customerId });
  const order =
    '{% for line in order.line_items %}{{ line.title }} ({{ line.options_with_values[0].value }});{% endfor %}{{ order.shipping_methods[0].title }}';
  const account = `{% for order in customer.orders %}${order}{% endfor %}|{% assign order = customer.last_order %}${order}`;
  const read = async (locale: string) => {
    const address = `/account/orders/${token}`;
    const page = await printed(fixture, order, { customerId, locale, name: 'customers/order', address });
    expect(await printed(fixture, account, { customerId, locale })).toBe(`${page}|${page}`);
    return page;
  };
  expect(await read('fr')).toBe('Carré de soie (Default Title);Robe nuisette - Encre / S (Encre);Ordinaire');
  expect(await read('en')).toBe('Silk Scarf (Default Title);Slip Dress - Ink / S (Ink);Standard');

  const [dress] = await store.write((tx) =>
    tx
      .updateTable('products')
      .where('handle', '=', 'slip-dress')
      .set({ title: 'Bias Dress' })
      .returning('id')
      .execute(),
  );
  store.changes.publish([`product:${dress?.id}`, 'products']);
  expect(await read('fr')).toBe('Carré de soie (Default Title);Slip Dress - Ink / S (Ink);Ordinaire');
});
