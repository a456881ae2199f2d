import { expect, test } from '../test.ts';

test('a link of the footer opens the sign-up form in place of its page', { tag: ['@spec-95', '@spec-281'] }, async ({
  page,
}) => {
  await page.goto('/pages/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Letters from the house' }).click();
  await expect(page.getByText('New pieces, fittings')).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/about$/);
});

test('what is touched is large enough, and nothing is wider than the window', { tag: ['@phone'] }, async ({ page }) => {
  await page.goto('/pages/contact');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const least = (page.viewportSize()?.width ?? 0) < 1024 ? 44 : 36;
  for (const control of await page.getByRole('contentinfo').locator('.footer__link, select').all())
    expect((await control.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(least);
});
