import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page, id: string) => page.locator(`#${id}`);
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('without JavaScript one registers, leaves, is refused, logs in, and is led on', async ({ page }) => {
  const email = `plain-${Date.now()}@mail.test`;
  await page.goto('/account/login?return_to=%2Fpages%2Fabout');
  await expect(title(page, 'Recover Password')).toBeHidden();
  await main(page).getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/account/register?return_to=%2Fpages%2Fabout');
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
  await page.getByRole('combobox', { name: 'Day' }).selectOption('29');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('1996');
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too short/);
  await expect(main(page).getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue('29');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('1996');
  await expect(main(page).getByRole('checkbox')).toBeChecked();
  await main(page).getByLabel('Password', { exact: true }).fill('correct horse');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/pages/about');

  await page.goto('/account/logout');
  await page.goto('/account/login?return_to=%2Fpages%2Fabout');
  const login = form(page, 'customer_login');
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill('wrong');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expect(page).toHaveURL('/account/login?return_to=%2Fpages%2Fabout');
  await login.getByLabel('Password', { exact: true }).fill('correct horse');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/pages/about');
});

test('without JavaScript the form of a forgotten password takes the place of the log-in', async ({ page }) => {
  await page.goto('/account/login');
  await main(page).getByRole('link', { name: 'Forgot Password' }).click();
  await expect(title(page, 'Recover Password')).toBeInViewport();
  await expect(title(page, 'Welcome back')).toBeHidden();
  await expect(main(page).getByRole('navigation')).toBeHidden();
  await form(page, 'recover_customer_password').getByLabel('Email').fill('nobody@example.com');
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByRole('status')).toBeVisible();
  await expect(title(page, 'Recover Password')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to log in' }).click();
  await expect(title(page, 'Welcome back')).toBeVisible();
});
