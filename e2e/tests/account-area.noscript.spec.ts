import { CLARA, register } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test('without scripts the pills are links to pages, and the way out is one too', { tag: ['@spec-63'] }, async ({
  page,
}) => {
  await page.goto('/account?view=orders');
  const login = page.locator('#customer_login');
  await login.getByLabel('Email').fill(CLARA.email);
  await login.getByLabel('Password', { exact: true }).fill(CLARA.password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Your account' });
  for (const [pill, path] of [
    ['Profile', '/account?view=profile'],
    ['Addresses', '/account/addresses'],
    ['Overview', '/account'],
  ] as const) {
    await nav.getByRole('link', { name: pill }).click();
    await expect(nav.getByRole('link', { name: pill })).toHaveAttribute('aria-current', 'page');
    expect(page.url().endsWith(path)).toBe(true);
  }
  await nav.getByRole('link', { name: 'Sign out' }).click();
  await page.goto('/account');
  expect(page.url()).toContain('/account/login');
});

test('without scripts the profile is a plain form, and a sign-out everywhere is asked first', async ({ page }) => {
  await register(page);
  await page.goto('/account?view=profile');
  const details = page.locator('#profile_form');
  await details.getByLabel('First name').fill('Ida');
  await details.getByLabel('Month', { exact: true }).selectOption('3');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Month', { exact: true }).selectOption('3');
  await details.getByLabel('Day').selectOption('1');
  await details.getByLabel('Year', { exact: true }).selectOption('1990');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByRole('status')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you, Ida.' })).toBeVisible();
  await page.getByText('Sign out everywhere', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, sign out everywhere' }).click();
  await page.goto('/account');
  expect(page.url()).toContain('/account/login');
});
