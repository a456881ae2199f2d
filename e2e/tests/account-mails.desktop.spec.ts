import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { linkTo } from '../outbox.ts';
import { register } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const address = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@mail.test`;
const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const form = (page: Page, id: string) => page.locator(`#${id}`);
const alive = (page: Page, id: string) => expect(form(page, id)).toHaveAttribute('novalidate', '');
const password = (page: Page) =>
  page.getByRole('main').getByLabel('Password', { exact: true }).filter({ visible: true });
const again = (page: Page) => page.getByRole('main').getByLabel('Password, again', { exact: true });

/** A customer of the shop without an account, as one whom the house wrote into its book. */
function writeIntoTheBook(email: string): void {
  const db = new DatabaseSync(join(process.env.VITRINE_E2E_DATA ?? '', 'vitrine.db'));
  db.exec('PRAGMA busy_timeout = 10000');
  db.prepare(
    `INSERT INTO customers (id, email, first_name, last_name, phone, accepts_marketing, created_at, updated_at)
     VALUES (?, ?, 'Ines', 'Vale', '', 0, datetime('now'), datetime('now'))`,
  ).run(Math.floor(Math.random() * 1e12), email);
  db.close();
}

/** By keys alone: to the next thing that can have the focus, until it is this one. */
async function tabTo(page: Page, label: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.field, button, a, label')?.textContent),
    ).toContain(label);
  }).toPass({ intervals: [0] });
}

test('by keys alone one creates an account, and is led on to where one came from', { tag: ['@spec-5'] }, async ({
  page,
}) => {
  await page.goto('/account/login?return_to=%2Fpages%2Fabout');
  await alive(page, 'customer_login');
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Make yourself at home')).toBeVisible();
  await tabTo(page, 'First name');
  await page.keyboard.type('Ada');
  await tabTo(page, 'Email');
  await page.keyboard.type(address('ada'));
  await tabTo(page, 'Password');
  await page.keyboard.type('linen');
  await tabTo(page, 'Month');
  await page.keyboard.type('feb');
  await tabTo(page, 'Send me letters');
  await page.keyboard.press('Space');
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveAccessibleDescription(/choose month, day and year/);
  expect(await axe(page, 'main')).toEqual([]);
  await tabTo(page, 'Please choose');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeFocused();
  await tabTo(page, 'Day');
  await page.keyboard.type('29');
  await tabTo(page, 'Year');
  await page.keyboard.type('2000');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(password(page)).toHaveValue('linen');
  await password(page).press('Enter');
  await expect(page).toHaveURL('/pages/about');
  await page.goto('/account');
  await expect(page).toHaveURL('/account');
});

test('a forgotten password is asked for, and chosen anew by the link of the mail', {
  tag: ['@spec-5', '@spec-70'],
}, async ({ page }) => {
  const { email: known } = await register(page);
  await page.context().clearCookies();
  await page.goto('/account/login');
  await alive(page, 'recover_customer_password');
  await page.getByRole('main').getByRole('link', { name: 'Forgot Password' }).click();
  const recover = form(page, 'recover_customer_password');
  await recover.getByLabel('Email').fill(known);
  await recover.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(page).toHaveURL('/account/login#recover');
  await expect(page).toHaveTitle('Recover Password – Vitrine');
  expect(await axe(page, 'main')).toEqual([]);

  const link = await linkTo(known, '/account/reset/');
  await page.goto(link);
  await alive(page, 'reset_customer_password');
  expect(await axe(page, 'main')).toEqual([]);
  await password(page).fill('a better horse');
  await again(page).fill('a better house');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(again(page)).toHaveAccessibleDescription('The two passwords are not the same.');
  await again(page).fill('a better horse');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/account');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(title(page, 'Reset Password')).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await expect(title(page, 'Recover Password')).toBeVisible();
});

test('an account is activated by the link of a mail', { tag: ['@spec-5', '@spec-70'] }, async ({ page }) => {
  const ines = address('ines');
  writeIntoTheBook(ines);
  await page.request.post('/account', {
    form: { 'customer[email]': ines, 'customer[password]': 'correct horse' },
  });
  await page.goto(await linkTo(ines, '/account/activate/'));
  await alive(page, 'activate_customer_password');
  await expect(title(page, 'Activate Account')).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  await password(page).fill('correct horse');
  await again(page).fill('correct horse');
  await page.getByRole('button', { name: 'Activate the account' }).click();
  await expect(page).toHaveURL('/account');
});

test('from the checkout one may also go on as a guest, and a button that was pressed is busy at once', async ({
  page,
}) => {
  await page.goto('/account/login?return_to=%2Fcheckout');
  await alive(page, 'customer_login');
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  await page.goto('/account/login');
  await alive(page, 'customer_login');
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toHaveCount(0);
  let posts = 0;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/account/login', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posts += 1;
    await held;
    return route.continue();
  });
  const login = form(page, 'customer_login');
  await login.getByLabel('Email').fill('clara.whitlock@example.com');
  await password(page).fill('linen-and-thread');
  const button = login.getByRole('button', { name: 'Log in' });
  // At once, and in one breath: what follows would wait for the page that the first click leads to.
  const state = await button.evaluate(async (pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
    await new Promise(requestAnimationFrame);
    return pressed.getAttribute('aria-busy');
  });
  expect(state).toBe('true');
  go();
  await expect(page).toHaveURL('/account');
  expect(posts).toBe(1);
});
