import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { linkTo } from '../../mails.ts';
import { register } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { WITHOUT_ACCOUNT } from '../../without-account.ts';

const address = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@mail.test`;
const title = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const form = (page: Page, id: string) => page.locator(`#${id}`);
const formHydrated = (page: Page, id: string) => expect(form(page, id)).toHaveAttribute('novalidate', '');
const password = (page: Page) =>
  page.getByRole('main').getByLabel('Password', { exact: true }).filter({ visible: true });
const again = (page: Page) => page.getByRole('main').getByLabel('Password, again', { exact: true });

/** By keys alone: to the next thing that can have the focus, until it is this one. */
async function tabTo(page: Page, label: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('.field, button, a, label')?.textContent),
    ).toContain(label);
  }).toPass({ intervals: [0] });
}

test('by keyboard alone a visitor creates an account and returns to the page they came from', {
  tag: ['@shop-5'],
}, async ({ page }) => {
  await page.goto('/account/login?return_to=%2Fpages%2Fabout');
  await formHydrated(page, 'customer_login');
  await tabTo(page, 'Create account');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Make yourself at home')).toBeVisible();
  await tabTo(page, 'First name');
  await page.keyboard.type('Ada');
  await tabTo(page, 'Email');
  const ada = address('ada');
  await page.keyboard.type(ada);
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
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toContainText(`We sent an email to ${ada}`);
  expect(await axe(page, 'main')).toEqual([]);
  await page.goto(await linkTo(ada, '/account/confirm/'));
  await expect(page).toHaveURL('/pages/about');
  expect(new URL((await page.request.get('/account')).url()).pathname).toBe('/account');
});

test('a visitor requests a new password and sets it with the link in the mail, which works once', {
  tag: ['@shop-5', '@account-12'],
}, async ({ page }) => {
  const { email: known } = await register(page);
  await page.context().clearCookies();
  await page.goto('/account/login#recover');
  await formHydrated(page, 'recover_customer_password');
  const recover = form(page, 'recover_customer_password');
  await recover.getByLabel('Email').fill(known);
  await recover.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(page).toHaveURL('/account/login#recover');
  await expect(page).toHaveTitle('Recover Password – Vitrine');
  expect(await axe(page, 'main')).toEqual([]);

  const link = await linkTo(known, '/account/reset/');
  await page.goto(link);
  await formHydrated(page, 'reset_customer_password');
  await password(page).fill('a better horse');
  await again(page).fill('a better house');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(again(page)).toHaveAccessibleDescription('The two passwords are not the same.');
  expect(await axe(page, 'main')).toEqual([]);
  await again(page).fill('a better horse');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/account');

  await page.goto(link);
  await expect(title(page, 'Reset Password')).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
});

test('the link in the mail leads to the page that activates an account, which is accessible', {
  tag: ['@shop-5', '@account-12'],
}, async ({ page }) => {
  const { email: ines } = WITHOUT_ACCOUNT;
  await page.request.post('/account', {
    form: { 'customer[email]': ines, 'customer[password]': 'correct horse' },
  });
  await page.goto(await linkTo(ines, '/account/activate/'));
  await formHydrated(page, 'activate_customer_password');
  await expect(title(page, 'Activate Account')).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
});
