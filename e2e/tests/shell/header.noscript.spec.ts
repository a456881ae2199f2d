import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without scripts the menus open on hover and by keyboard, and every link has a target', async ({ page }) => {
  await page.goto('/collections/dresses');
  const nav = page.getByRole('navigation', { name: 'Main' }).first();
  await nav.getByRole('link', { name: 'Clothing', exact: true }).hover();
  const coats = nav.getByRole('link', { name: 'Coats & Jackets' });
  await expect(coats).toBeVisible();
  await page.mouse.move(640, 780);
  await expect(coats).toBeHidden();
  await nav.getByRole('link', { name: 'Clothing', exact: true }).focus();
  await expect(coats).toBeVisible();
  await coats.click();
  await expect(page).toHaveURL(/\/collections\/coats$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without scripts the menu is a disclosure with all links in it', async ({ page }) => {
    await page.goto('/collections/dresses');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, 'the promo bar scrolls by itself').toBe(clientWidth);
    const toggle = page.locator('summary[aria-label="Menu"]');
    await toggle.click();
    await toggle.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await toggle.click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByText('Clothing').click();
    await expect(nav.getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Stores' })).toBeVisible();
    await nav.getByRole('link', { name: 'Coats & Jackets' }).click();
    await expect(page).toHaveURL(/\/collections\/coats$/);
  });
});
