import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { expect, test } from '../../test.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const pill = (page: Page, name: string) => main(page).getByRole('navigation').getByRole('link', { name });
const form = (page: Page, id: string) => page.locator(`#${id}`);
/** The island has hydrated: it validates the form itself. */
const formHydrated = (page: Page, id: string) => expect(form(page, id)).toHaveAttribute('novalidate', '');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('log-in, registration and recovery swap by pill, link and hash, each with its own address; invalid input is reported at its field', {
  tag: ['@account-12', '@account-13', '@account-14', '@account-15'],
}, async ({ page }) => {
  await page.goto('/account/login?return_to=%2Fcheckout');
  await formHydrated(page, 'customer_login');
  await mark(page);
  await expect(title(page, 'Welcome back')).toBeVisible();
  await expect(page).toHaveTitle('Log in – Vitrine');
  const login = form(page, 'customer_login');
  await login.getByRole('button', { name: 'Log in' }).click();
  const summary = login.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(login.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(login.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address.');
  // From the checkout one may also go on as a guest.
  await expect(page.getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  await summary.getByRole('link', { name: 'Please enter a password.' }).click();
  await expect(login.getByLabel('Password', { exact: true })).toBeFocused();

  await pill(page, 'Create account').click();
  await expect(title(page, 'Make yourself at home')).toBeVisible();
  await expect(page).toHaveURL('/account/register?return_to=%2Fcheckout');
  await expect(page).toHaveTitle('Create account – Vitrine');
  await expect(pill(page, 'Create account')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('February');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2001');
  await expect(page.getByRole('combobox', { name: 'Day' }).getByRole('option')).toHaveCount(29);

  await page.goBack();
  await expect(title(page, 'Welcome back')).toBeVisible();
  await login.getByLabel('Email').fill('ada@example.com');
  await main(page).getByRole('link', { name: 'Forgot Password' }).click();
  await expect(title(page, 'Recover Password')).toBeFocused();
  await expect(page).toHaveURL(/#recover$/);
  await expect(page).toHaveTitle('Recover Password – Vitrine');
  await expect(main(page).getByRole('navigation')).toBeHidden();
  await expect(form(page, 'recover_customer_password').getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await axe(page, 'main')).toEqual([]);
  await page.goBack();
  await expect(login.getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await stayed(page)).toBe(true);

  await page.goto('about:blank');
  await page.goto('/account/login#/account/recover');
  await expect(title(page, 'Recover Password')).toBeVisible();
  await expect(title(page, 'Welcome back')).toBeHidden();
});
