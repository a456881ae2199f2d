import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, type Visitor } from '../../../test/open-test-shop.ts';
import { register } from '../../../test/register.ts';
import { addressForm } from '../../../test/typed-forms.ts';
import { customersByIds } from '../../shop/customers/customers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const home = addressForm('address');

async function signedIn(email: string): Promise<{ visitor: Visitor; book: () => Promise<string[]> }> {
  const visitor = shop.visitor();
  await register(shop, visitor, email);
  const row = await shop.store.db
    .selectFrom('customers')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirstOrThrow();
  return {
    visitor,
    /** Streets, the default one first and marked. */
    async book() {
      const customer = (await customersByIds(shop.store, [row.id])).get(row.id);
      return (customer?.addresses ?? []).map(({ id, address1 }) =>
        id === customer?.defaultAddressId ? `*${address1}` : address1,
      );
    },
  };
}

test('a form that is sent twice adds one address', async () => {
  const { visitor, book } = await signedIn('twice@example.com');
  await Promise.all([visitor.form('/account/addresses', home), visitor.form('/account/addresses', home)]);
  expect(await book()).toEqual(['*12 Mercer Street']);
  await visitor.form('/account/addresses', { ...home, 'address[address1]': '9 Grand Street' });
  expect(await book()).toEqual(['*12 Mercer Street', '9 Grand Street']);
  await visitor.form('/account/addresses', {
    ...home,
    'address[address1]': '9 Grand Street',
    'address[default]': '1',
  });
  expect((await book()).toSorted()).toEqual(['*9 Grand Street', '12 Mercer Street']);
});

test('the next address takes the place of a default one that is deleted', async () => {
  const { visitor, book } = await signedIn('next@example.com');
  for (const street of ['1 A', '2 B', '3 C'])
    await visitor.form('/account/addresses', { ...home, 'address[address1]': street });
  const row = await shop.store.db
    .selectFrom('addresses')
    .where('is_default', '=', 1)
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  await visitor.form(`/account/addresses/${row.id}`, { _method: 'delete' });
  expect(await book()).toEqual(['*2 B', '3 C']);
});
