import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { registerCustomer } from '../../shop/customers/customers.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  const who = { email: 'ada@example.com', password: 'correct horse' };
  await registerCustomer(shop.store, { ...who, birthday: '2/28/2000' });
  visitor = shop.visitor();
  await visitor.form('/account/login', { 'customer[email]': who.email, 'customer[password]': who.password });
});
afterAll(() => shop.close());

/** Posts the lists, and beside them the text they had at first, as a page without scripts does. */
const post = async (month: string, day: string, year: string) => {
  const lists = {
    'customer[birthday][month]': month,
    'customer[birthday][day]': day,
    'customer[birthday][year]': year,
  };
  await visitor.form('/account/profile', { ...lists, 'customer[note][birthday]': '2/28/2000' });
  const page = (await visitor.get('/account')).body;
  const { birthday } = await shop.store.db.selectFrom('customers').select('birthday').executeTakeFirstOrThrow();
  return { birthday, page };
};

test('a birthday is what its lists say: changed, refused, corrected and cleared', async () => {
  expect(await post('3', '1', '2000')).toMatchObject({ birthday: '3/1/2000' });
  const refused = await post('2', '31', '2000');
  expect(refused.birthday).toBe('3/1/2000');
  expect(refused.page).toContain('is not a day in the calendar');
  expect(refused.page).toContain('typed 2/31/2000');
  const part = await post('2', '', '2000');
  expect(part.birthday).toBe('3/1/2000');
  expect(part.page).toContain('needs a month, a day and a year');
  expect(part.page).toContain('typed 2//2000');
  expect(await post('2', '29', '2000')).toMatchObject({ birthday: '2/29/2000' });
  expect(await post('', '', '')).toMatchObject({ birthday: '' });
});

test('a form that has the text alone says it so', async () => {
  await visitor.form('/account/profile', { 'customer[note][birthday]': '7/4/1990' });
  expect(await shop.store.db.selectFrom('customers').select('birthday').executeTakeFirst()).toEqual({
    birthday: '7/4/1990',
  });
});
