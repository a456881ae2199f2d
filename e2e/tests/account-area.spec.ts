import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const VIEWS = [
  { pill: 'Overview', path: '/account', head: /^Good to see you/, title: 'Your account – Vitrine' },
  { pill: 'Orders', path: '/account?view=orders', head: 'Orders', title: 'Orders – Vitrine' },
  { pill: 'Addresses', path: '/account/addresses', head: 'Addresses', title: 'Addresses – Vitrine' },
  { pill: 'Profile', path: '/account?view=profile', head: 'Profile', title: 'Profile – Vitrine' },
];
const pill = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true });
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test.beforeEach(({ page }) => signIn(page));

test('the pills swap each view in without a page load, and Back and Forward do so too', { tag: ['@spec-64'] }, async ({
  page,
}) => {
  await page.goto('/account');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  const shown = async (view: (typeof VIEWS)[number]) => {
    await expect(page.getByRole('heading', { level: 1, name: view.head })).toBeFocused();
    await expect(pill(page, view.pill)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]').and(page.locator('.account-nav a'))).toHaveCount(1);
    await expect(page.locator('[data-view-phase]')).toHaveCount(0);
    expect(addressOf(page)).toBe(view.path);
    await expect(page).toHaveTitle(view.title);
    expect(await page.evaluate(() => document.documentElement.dataset.stayed)).toBe('yes');
  };
  for (const view of VIEWS.slice(1)) {
    await pill(page, view.pill).click();
    await shown(view);
  }
  for (const view of VIEWS.slice(0, 3).toReversed()) {
    await page.goBack();
    await shown(view);
  }
  await page.goForward();
  for (const view of VIEWS.slice(1, 2)) await shown(view);
});

for (const views of [VIEWS.slice(0, 2), VIEWS.slice(2)]) {
  const names = views.map((view) => view.pill).join(' and ');
  test(`${names} open at their own addresses, for nobody else to keep, with nothing for axe to find`, {
    tag: ['@phone'],
  }, async ({ page }) => {
    for (const view of views) {
      const answer = await page.goto(view.path);
      expect(answer?.headers()['cache-control']).toContain('no-store');
      await expect(page.getByRole('heading', { level: 1, name: view.head })).toBeVisible();
      await expect(pill(page, view.pill)).toHaveAttribute('aria-current', 'page');
      await expect(pill(page, view.pill)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await axe(page, '#main')).toEqual([]);
    }
  });
}

test('the head and the menu lead to the account, and who is not signed in to the log-in', {
  tag: ['@phone', '@spec-19', '@spec-279'],
}, async ({ page, context }) => {
  const way = async () => {
    await page.goto('/pages/about');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click();
    } else await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await page.waitForURL(/\/account/);
    return addressOf(page);
  };
  expect(await way()).toBe('/account');
  await context.clearCookies({ name: 'secure_customer_sig' });
  expect(await way()).toBe('/account/login');
});
