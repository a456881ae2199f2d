import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('lists of products as JSON are kept, the same for everybody, until a product changes', async () => {
  const visitor = shop.visitor();
  const url = '/products.json?limit=250';
  const first = await visitor.get(url);
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
  const etag = String(first.headers.etag);
  expect((await shop.visitor().get('/products.json?limit=999&x=1')).headers.etag).toBe(etag);
  expect((await visitor.get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  const missing = await visitor.get('/collections/nothing/products.json');
  expect([missing.statusCode, missing.json().status]).toEqual([404, 404]);
  const rename = (title: string) =>
    shop.store.write(async (tx, changed) => {
      const { id } = await tx
        .updateTable('products')
        .set({ title })
        .where('handle', '=', 'slip-dress')
        .returning('id')
        .executeTakeFirstOrThrow();
      changed(`product:${id}`, 'products');
    });
  await rename('Bias Dress');
  for (const list of [url, '/collections/silk/products.json'])
    expect((await visitor.get(list, { 'if-none-match': etag })).body).toContain('Bias Dress');
  await rename('Slip Dress');
  expect((await visitor.get(url)).body).toBe(first.body);
});

test('a list is divided into pages of any size', async () => {
  await shop.store.write(async (tx, changed) => {
    const columns = Object.keys(await tx.selectFrom('products').selectAll().executeTakeFirstOrThrow());
    const copied = columns.map((name) =>
      name === 'id' ? sql`1000 + n` : name === 'handle' ? sql`'copy-' || n` : sql.ref(`products.${name}`),
    );
    await sql`
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 600)
      insert into products (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(copied)} from numbers join products on products.handle = 'silk-scarf'
    `.execute(tx);
    changed('products', 'shop');
  });
  const page = async (limit: number, number: number) =>
    (await shop.visitor().get(`/products.json?limit=${limit}&page=${number}`))
      .json<{ products: { handle: string }[] }>()
      .products.map(({ handle }) => handle);
  const all = [...(await page(250, 1)), ...(await page(250, 2)), ...(await page(250, 3)), ...(await page(250, 4))];
  expect([all.length, new Set(all).size]).toEqual([604, 604]);
  for (const [limit, number] of [
    [249, 1],
    [249, 2],
    [249, 3],
    [7, 36],
    [100, 3],
    [200, 4],
    [30, 100],
  ] as const)
    expect(await page(limit, number)).toEqual(all.slice(limit * (number - 1), limit * number));
});
