import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { linkTo, mailsTo } from '../outbox.ts';
import { all, one, type Page, textOf, type Visitor, visit } from '../visitor.ts';

const shop = demoShop();

const newAddress = (name: string) => `${name}-${crypto.randomUUID()}@mail.test`;
const create = async (visitor: Visitor, email: string, password: string) =>
  visitor.submit(
    await visitor.open('/account/register'),
    '#create_customer',
    { 'customer[email]': email, 'customer[password]': password },
    'Create account',
  );
/** As `create`, and follows the link of the mail. */
async function enter(visitor: Visitor, email: string): Promise<Page> {
  await create(visitor, email, 'correct horse');
  return visitor.open(await linkTo(shop.data, email, '/account/confirm/'));
}
const passwords = (password: string, again = password) => ({
  'customer[password]': password,
  'customer[password_confirmation]': again,
});
/** The first: the form that sends a new link stands on the page too. */
const heading = (page: Page) => textOf(all(page, 'main h1')[0]);
const titleOf = (page: Page) => textOf(one(page, 'head > title'));

/** A customer of the shop without an account, as one whom the merchant has entered. */
function enterCustomer(email: string): void {
  const db = new DatabaseSync(join(shop.data, 'vitrine.db'));
  db.exec('PRAGMA busy_timeout = 10000');
  db.prepare(
    `INSERT INTO customers (id, email, first_name, last_name, phone, accepts_marketing, created_at, updated_at)
     VALUES (?, ?, 'Ines', 'Vale', '', 0, datetime('now'), datetime('now'))`,
  ).run(Math.floor(Math.random() * 1e12), email);
  db.close();
}

test('a known address and an unknown one get the same answer, and only the known one a link', {
  tags: ['shop-5', 'account-12'],
}, async () => {
  const [known, unknown] = [newAddress('tom'), newAddress('nobody')];
  expect((await enter(visit(shop.origin), known)).address).toBe('/account');
  const answers: string[] = [];
  for (const email of [unknown, known]) {
    const visitor = visit(shop.origin);
    const login = await visitor.open('/account/login');
    const page = await visitor.submit(login, '#recover_customer_password', { email }, 'Send the link');
    expect(page.address).toBe('/account/login');
    answers.push(textOf(one(page, 'main')));
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('a link is on its way');
  await linkTo(shop.data, known, '/account/reset/');
  expect(await mailsTo(shop.data, unknown)).toEqual([]);
});

test('a forgotten password is chosen anew by the link of a mail, which works once', async () => {
  const email = newAddress('forgetful');
  await enter(visit(shop.origin), email);
  const visitor = visit(shop.origin);
  await visitor.submit(await visitor.open('/account/login'), '#recover_customer_password', { email }, 'Send the link');
  const link = await linkTo(shop.data, email, '/account/reset/');
  const page = await visitor.open(link);
  expect([heading(page), titleOf(page)]).toEqual(['Reset Password', 'Reset Password – Vitrine']);
  const form = '#reset_customer_password';
  const refused = await visitor.submit(page, form, passwords('a better horse', 'a better house'), 'Save the password');
  const again = one(refused, '[name="customer[password_confirmation]"]');
  expect(again.getAttribute('aria-invalid')).toBe('true');
  const saved = await visitor.submit(refused, form, passwords('a better horse'), 'Save the password');
  expect(saved.address).toBe('/account');

  const other = visit(shop.origin);
  const spent = await other.open(link);
  expect(heading(spent)).toBe('Reset Password');
  expect(all(spent, 'main input[type="password"]')).toEqual([]);
  const anew = all(spent, 'main a').find((one) => textOf(one) === 'Send me a new link');
  expect(anew?.getAttribute('href')).toBe('/account/login#recover');
});

test('an account is activated by the link of a mail, or declined', { tags: ['shop-5', 'account-12'] }, async () => {
  const ines = newAddress('ines');
  enterCustomer(ines);
  const visitor = visit(shop.origin);
  const refused = await create(visitor, ines, 'correct horse');
  expect(textOf(one(refused, 'main [role="status"]'))).toContain('We sent an email');
  const link = await linkTo(shop.data, ines, '/account/activate/');
  const page = await visitor.open(link);
  expect([heading(page), titleOf(page)]).toEqual(['Activate Account', 'Activate Account – Vitrine']);
  const form = '#activate_customer_password';
  const no = all(page, `${form} button`)
    .map(textOf)
    .find((text) => /No thank you/.test(text));
  expect((await visitor.submit(page, form, {}, no)).address).toBe('/');
  const declined = await visitor.open(link);
  expect(textOf(one(declined, 'main [role="status"]'))).toContain('used already');
  expect(all(declined, form)).toEqual([]);

  await create(visitor, ines, 'correct horse');
  const next = await vi.waitFor(async () => {
    const found = await linkTo(shop.data, ines, '/account/activate/');
    expect(found).not.toBe(link);
    return found;
  });
  const done = await visitor.submit(await visitor.open(next), form, passwords('correct horse'), 'Activate the account');
  expect(done.address).toBe('/account');
  const spent = await visitor.open(next);
  expect(textOf(one(spent, 'main [role="status"]'))).toContain('used already');
  expect(all(spent, 'main a').map(textOf)).toContain('Create account');
});
