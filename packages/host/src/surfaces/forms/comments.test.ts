import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { A_DAY } from './comments.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

test('one address writes so many comments a day, on all articles together; a refused one says why and what was typed', async () => {
  const rows = async () => (await shop.store.db.selectFrom('comments').select('id').execute()).length;
  const before = await rows();
  const post = (body: string) =>
    shop.visitor().form('/blogs/journal/on-silk/comments', {
      'comment[author]': 'Ada',
      'comment[email]': 'ada@example.com',
      'comment[body]': body,
    });
  // What has a mistake in it is no comment.
  await post('');
  for (let index = 0; index < A_DAY; index += 1) {
    if (index % 20 === 0) time += 60_000;
    expect((await post(`Lovely ${index}`)).statusCode).toBe(303);
  }
  time += 60_000;
  const refused = await post('One more');
  expect(refused.statusCode).toBe(303);
  expect(await rows()).toBe(before + A_DAY);
  const page = await shop.app.inject({
    url: '/blogs/journal/on-silk',
    cookies: Object.fromEntries(refused.cookies.map(({ name, value }) => [name, value])),
  });
  expect(page.body).toContain('Too many messages came from your connection today');
  time += 86_400_000;
  await post('The next day');
  expect(await rows()).toBe(before + A_DAY + 1);
});

test('a body larger than any comment is not read', async () => {
  const answer = await shop.visitor().form('/blogs/journal/on-silk/comments', { 'comment[body]': 'x'.repeat(70_000) });
  expect(answer.statusCode).toBe(413);
});
