import { CLARA } from '../sign-in.ts';
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
