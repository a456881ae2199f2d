import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without scripts the carousel is a scrollable row without buttons that do nothing', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('group', { name: 'New this month' });
  await expect(carousel.getByRole('link').first()).toBeVisible();
  await expect(carousel.getByRole('button')).toHaveCount(0);
  const view = carousel.locator('.carousel__view');
  expect(await view.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await expect(view).toHaveCSS('overflow-x', 'auto');
});
