import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { cardForm, contactForm } from '../../../test/typed-forms.ts';
import { variantIds } from '../../../test/variant-ids.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

/** Pays a checkout of its own with each card in turn; the statuses, and where the last one led. */
async function pay(...numbers: string[]): Promise<{ statuses: number[]; location: string }> {
  const visitor = shop.visitor();
  await visitor.json('/cart/add.js', { id: (await variantIds(shop.store)).SCARF });
  const url = String((await visitor.get('/checkout')).headers.location).replace('/information', '');
  await visitor.form(`${url}/information`, contactForm());
  await visitor.form(`${url}/shipping`, { shipping_rate: 'standard' });
  const statuses: number[] = [];
  let location = '';
  for (const number of numbers) {
    const answer = await visitor.form(`${url}/payment`, cardForm(number));
    statuses.push(answer.statusCode);
    location = String(answer.headers.location);
  }
  return { statuses, location };
}

test('one address tries no more than so many cards, with however many carts; payments that succeed do not count', async () => {
  expect((await pay('1')).location).toContain('/thank_you');
  const declined = Array.from({ length: 20 }, () => '2');
  for (let cart = 0; cart < 5; cart += 1) expect((await pay(...declined)).statuses).toEqual(declined.map(() => 303));
  expect((await pay('2')).statuses).toEqual([429]);
  time += 600_000;
  expect((await pay('1')).location).toContain('/thank_you');
});
