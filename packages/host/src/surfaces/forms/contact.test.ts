import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { A_DAY } from './contact.ts';

let shop: TestShop;
let time = Date.parse('2026-03-01T10:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ now: () => time });
});
afterAll(() => shop.close());

test('one address signs so many people up in a day, and is told in words', async () => {
  const posted = async (index: number) => {
    if (index % 50 === 0) time += 60_000;
    const fields = { form_type: 'customer', 'contact[email]': `reader${index}@example.com` };
    return String((await shop.visitor().form('/contact', fields)).headers.location).includes('customer_posted');
  };
  for (let index = 0; index < A_DAY; index += 1) expect(await posted(index)).toBe(true);
  expect(await posted(A_DAY)).toBe(false);
  const { count } = await shop.store.db
    .selectFrom('subscribers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(A_DAY);
  time += 86_400_000;
  expect(await posted(A_DAY + 1)).toBe(true);
});

test('an address with what nobody can see in it is refused', async () => {
  for (const email of ['a\u001b[2J@b.example', 'a\u202e@b.example']) {
    const fields = { form_type: 'customer', 'contact[email]': email };
    const answer = await shop.visitor().form('/contact', fields);
    expect(String(answer.headers.location)).not.toContain('customer_posted');
  }
});

test('a form that names no kind is a message; one of a kind that is not taken here is refused in words, and nothing is mailed', async () => {
  const mails = async () => (await shop.store.db.selectFrom('jobs').select('id').execute()).length;
  const message = { 'contact[email]': 'reader@example.com', 'contact[body]': 'x' };
  const page = { accept: 'text/html' };
  for (const kind of ['customer_login', 'x', '']) {
    const before = await mails();
    const answer = await shop.visitor().form('/contact', { ...message, form_type: kind }, page);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('takes messages')]);
    expect(await mails()).toBe(before);
  }
  const french = await shop.visitor().form('/fr/contact', { ...message, form_type: 'x' }, page);
  expect([french.statusCode, french.body]).toEqual([400, expect.stringContaining('pas pu être comprise')]);
  const kinds: Record<string, string>[] = [{}, { form_type: 'contact' }];
  for (const kind of kinds) {
    const answer = await shop.visitor().form('/contact', { ...message, ...kind });
    expect(answer.headers.location).toContain('contact_posted');
  }
});
