import type { Page, Route } from '@playwright/test';
import { CLARA, register, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const pill = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const head = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Marks the document: gone after a page load. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
const stayed = (page: Page) => page.evaluate(() => document.documentElement.dataset.stayed === 'yes');

/** Holds back what scripts ask for at an address until it is let go. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    (url) => url.pathname + url.search === address,
    async (route: Route) => {
      if (route.request().resourceType() === 'fetch') await free;
      await route.continue().catch(() => {});
    },
  );
  return letGo;
}

test('on a slow line the chosen pill shows at once that it is on its way, and the newest choice wins', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/account');
  await mark(page);
  const letGo = await holdBack(page, '/account?view=orders');
  await pill(page, 'Orders').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(pill(page, 'Orders')).toHaveAttribute('data-wanted', '');
  expect(page.url()).not.toContain('view=orders');
  await pill(page, 'Profile').click();
  await expect(head(page, 'Profile')).toBeFocused();
  letGo();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(head(page, 'Profile')).toBeVisible();
  expect(await stayed(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeFocused();
  expect(await stayed(page)).toBe(true);
});

test.describe('when a call fails', () => {
  test.use({ expected: /Failed to load resource/ });
  test('a view that cannot be fetched is gone to the plain way', async ({ page }) => {
    await signIn(page);
    await page.goto('/account');
    await mark(page);
    await page.route(
      ({ search }) => search === '?view=orders',
      (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()),
    );
    await pill(page, 'Orders').click();
    await expect(head(page, 'Orders')).toBeVisible();
    expect(page.url()).toContain('/account?view=orders');
    expect(await stayed(page)).toBe(false);
  });
});

test('a session that ended meanwhile leads to the log-in, and from there to the view that was wanted', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/account');
  await expect(pill(page, 'Orders')).toBeVisible();
  await context.clearCookies({ name: 'secure_customer_sig' });
  await pill(page, 'Orders').click();
  await page.waitForURL(/\/account\/login\?return_to=/);
  await page.locator('#customer_login').getByLabel('Email').fill(CLARA.email);
  await page.locator('#customer_login').getByLabel('Password', { exact: true }).fill(CLARA.password);
  await page.locator('#customer_login').getByRole('button', { name: 'Log in' }).click();
  await expect(head(page, 'Orders')).toBeVisible();
  expect(page.url()).toContain('/account?view=orders');
});

test('by the keys alone: a pill, its view, and back to where the window stood', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/account?view=profile');
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  await pill(page, 'Overview').focus();
  await page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Good to see you/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#live-region')).toContainText('Good to see you');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Order #/ })).toBeFocused();
  await page.goBack();
  await expect(head(page, 'Profile')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250);
  // What came in is alive.
  await page.getByRole('button', { name: 'Show New password', exact: true }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
});

test('the profile is saved, and what is wrong is told by the field and on top', async ({ page }) => {
  await register(page, { 'customer[first_name]': 'Ida' });
  await page.goto('/account?view=profile');
  const details = page.locator('#profile_form');
  await details.getByLabel('Last name').fill('Lindqvist');
  await details.getByLabel('Month', { exact: true }).selectOption('February');
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByRole('alert')).toBeFocused();
  await expect(details.getByLabel('Day')).toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Day').selectOption('29');
  await details.getByLabel('Year', { exact: true }).selectOption('2000');
  await details.getByRole('checkbox').check();
  await details.getByRole('button', { name: 'Save the details' }).click();
  await expect(details.getByRole('status')).toBeFocused();
  expect(page.url()).toContain('/account?view=profile');
  await expect(details.getByLabel('Last name')).toHaveValue('Lindqvist');
  await expect(details.getByLabel('Day')).toHaveValue('29');
  await expect(details.getByRole('checkbox')).toBeChecked();
});

test('the password is changed by who knows it', async ({ page }) => {
  const who = await register(page);
  await page.goto('/account?view=profile');
  const form = page.locator('#password_form');
  const change = async (current: string) => {
    await form.getByLabel('Current password', { exact: true }).fill(current);
    await form.getByLabel('New password', { exact: true }).fill('a thread of linen');
    await form.getByLabel('New password, again', { exact: true }).fill('a thread of linen');
    await form.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('not the one');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await change(who.password);
  await expect(form.getByRole('status')).toBeFocused();
});
