import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { outboxOf } from '../../../test/outbox.ts';
import { cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: TestShop;
let ids: Record<string, number>;
beforeAll(async () => {
  shop = await openTestShop({
    shop: {
      discounts: [
        {
          title: 'Slip week',
          type: 'percentage',
          value: 25,
          on: { products: ['slip-dress'] },
          combinesWith: ['order'],
        },
        { code: 'TEN', type: 'percentage', value: 10, combinesWith: ['product'] },
      ],
    },
  });
  ids = await variantIds(shop.store);
});
afterAll(() => shop.close());

test("a line's own discount is in the cart, at the checkout, in the order and its mail", async () => {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: ids['SLIP-INK-S'], quantity: 2 });
  const cart = (await visitor.json('/cart/update.js', { discount: 'ten' })).json();
  const slipWeek = {
    type: 'automatic',
    title: 'Slip week',
    value: '25.0',
    value_type: 'percentage',
    target_selection: 'entitled',
    allocation_method: 'each',
    total_allocated_amount: 12_000,
  };
  expect(cart).toMatchObject({
    original_total_price: 48_000,
    items_subtotal_price: 36_000,
    total_discount: 15_600,
    total_price: 32_400,
    cart_level_discount_applications: [
      { title: 'TEN', type: 'discount_code', target_selection: 'all', total_allocated_amount: 3600 },
    ],
    discount_codes: [{ code: 'TEN', applicable: true }],
    items: [
      {
        price: 24_000,
        final_price: 18_000,
        discounted_price: 18_000,
        line_price: 48_000,
        original_line_price: 48_000,
        final_line_price: 36_000,
        line_level_total_discount: 12_000,
        total_discount: 15_600,
        discounts: [
          { title: 'Slip week', amount: 12_000 },
          { title: 'TEN', amount: 3600 },
        ],
        line_level_discount_allocations: [{ amount: 12_000, discount_application: slipWeek }],
      },
    ],
  });
  const { location } = (await visitor.get('/checkout')).headers;
  const url = String(location).replace('/information', '');
  await visitor.form(`${url}/information`, contactForm());
  await visitor.form(`${url}/shipping`, { shipping_rate: 'standard' });
  const { body } = await visitor.get(`${url}/payment`);
  expect(body).toContain('Slip week (−$120.00)');
  expect(body).toMatch(/<\/s>\$360\.00<\/span>/);
  expect(body).toContain('<dt>Discount</dt><dd class="total">−$36.00</dd>');
  const paid = await visitor.form(`${url}/payment`, cardForm());
  const thanks = await visitor.get(String(paid.headers.location));
  expect(thanks.body).toContain('Slip week (−$120.00)');
  expect(thanks.body).toContain('$360.00</span></li>');
  const [encoded = ''] = (await outboxOf(shop)).values();
  const mail = encoded.replaceAll(/=\r?\n/g, '');
  expect(mail).toContain('Slip week');
  expect(mail).toContain('360.00');
});

test('an added line is answered with its share of a discount that applies by itself', async () => {
  const own = await openTestShop({ shop: { discounts: [{ title: 'Thirty off', type: 'fixed_amount', value: 3000 }] } });
  try {
    const visitor = own.visitor();
    await visitor.json('/cart/add.js', { id: ids['SLIP-INK-S'], quantity: 2 });
    const added = (await visitor.json('/cart/add.js', { id: ids.BELT, quantity: 1 })).json();
    const { items } = JSON.parse((await visitor.get('/cart.js')).body);
    const line = items.find((item: { id: number }) => item.id === ids.BELT);
    // 3000 over 48 000 and 9000.
    expect(line.total_discount).toBe(474);
    expect(added).toMatchObject({ total_discount: 474, discounts: [{ title: 'Thirty off', amount: 474 }] });
  } finally {
    await own.close();
  }
});
