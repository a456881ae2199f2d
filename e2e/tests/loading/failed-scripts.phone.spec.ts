import { fetchCode, open } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

test.use({ reusesPage: false, expectedMessages: /Failed to load resource|MenuDrawer/ });

test('with its script missing the mobile menu falls back to the one without scripts, the page can scroll, and once the script is back the next press opens the drawer', {
  tag: ['@menu-1', '@menu-7'],
}, async ({ page }) => {
  let isGone = true;
  await page.route(/\/MenuDrawer-[\w-]+\.js/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  const isHeld = () => page.evaluate(() => document.documentElement.style.overflow === 'hidden');
  await open(page, '/pages/contact');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.tap();
  await expect(page.locator('.plain-menu__panel')).toBeVisible();
  await expect(page.locator('.plain-menu').getByRole('link', { name: 'Stores' })).toBeVisible();
  expect(await isHeld()).toBe(false);
  await button.tap();
  await expect(page.locator('.plain-menu')).toHaveCount(0);
  isGone = false;
  await fetchCode(page, 'MenuDrawer');
  await button.tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await isHeld()).toBe(true);
});
