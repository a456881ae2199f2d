import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { open } from '../../hydrated.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const VIEWS = [
  { pill: 'Overview', path: '/account', head: /^Good to see you/, title: 'Your account – Vitrine' },
  { pill: 'Addresses', path: '/account/addresses', head: 'Addresses', title: 'Addresses – Vitrine' },
  { pill: 'Profile', path: '/account?view=profile', head: 'Profile', title: 'Profile – Vitrine' },
];
const pill = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name, exact: true });
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test.beforeEach(({ page }) => signIn(page));

test('the pills swap views without a page load, also with Back and Forward, and each view is accessible', {
  tag: ['@account-2'],
}, async ({ page }) => {
  await open(page, '/account');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  expect(await axe(page, '#main')).toEqual([]);
  const shown = async (view: (typeof VIEWS)[number] | undefined) => {
    await expect(page.getByRole('heading', { level: 1, name: view?.head })).toBeFocused();
    await expect(pill(page, view?.pill ?? '')).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]').and(page.locator('.account-nav a'))).toHaveCount(1);
    await expect(page.locator('[data-view-phase]')).toHaveCount(0);
    expect(addressOf(page)).toBe(view?.path);
    await expect(page).toHaveTitle(view?.title ?? '');
    expect(await page.evaluate(() => document.documentElement.dataset.stayed)).toBe('yes');
  };
  for (const view of VIEWS.slice(1)) {
    await pill(page, view.pill).click();
    await shown(view);
    expect(await axe(page, '#main')).toEqual([]);
  }
  await page.goBack();
  await shown(VIEWS[1]);
  await page.goForward();
  await shown(VIEWS[2]);
});
