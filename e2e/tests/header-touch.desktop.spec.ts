import { expect, test } from '../test.ts';

test.use({ hasTouch: true, viewport: { width: 1180, height: 820 }, isPageKept: false });

test('on a wide screen a finger opens a menu with its first tap and follows the link with its second', async ({
  page,
}) => {
  await page.goto('/collections/dresses');
  const clothing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clothing', exact: true });
  const menu = page.locator('.nav__entry[data-open]');
  // A page that is not alive yet follows the link; the header is, once its mark stands.
  await expect(page.locator('.site-header__mark')).toHaveCount(1);
  await clothing.tap();
  await expect(menu).toHaveCount(1);
  await expect(page).toHaveURL(/dresses$/);
  await clothing.tap();
  await expect(page).toHaveURL(/\/collections\/all$/);
});
