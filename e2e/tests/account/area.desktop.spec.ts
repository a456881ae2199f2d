import type { Page, Route } from '@playwright/test';
import { open } from '../../hydrated.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

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

test.describe('when a call is slow or fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the chosen pill shows its loading state at once, the newest choice wins, a failed request falls back to a page load, and without a session it leads to the log-in', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await open(page, '/account');
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

    await page.route('**/account/addresses', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await pill(page, 'Addresses').click();
    await expect(head(page, 'Addresses')).toBeVisible();
    expect(page.url()).toContain('/account/addresses');
    expect(await stayed(page)).toBe(false);

    // From there to the view that was wanted a plain log-in leads.
    await context.clearCookies({ name: 'secure_customer_sig' });
    await pill(page, 'Profile').click();
    await page.waitForURL(/\/account\/login\?return_to=%2Faccount%3Fview%3Dprofile$/);
  });
});

test('by keyboard alone: a pill opens its view, Back restores the scroll position, and the profile is saved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await open(page, '/account?view=profile');
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
  // The inserted markup has hydrated.
  await page.getByRole('button', { name: 'Show New password', exact: true }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  // That the details are saved is read at once.
  await page.getByRole('button', { name: 'Save the details' }).press('Enter');
  await expect(page.locator('#profile_form').getByRole('status')).toBeFocused();
  expect(page.url()).toContain('/account?view=profile');
});
