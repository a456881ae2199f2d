import { expect, test } from '../../test.ts';

test('touch targets in the footer are large enough, and one of its links opens the sign-up form instead of its page', {
  tag: ['@header-15', '@widget-6'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  const footer = page.getByRole('contentinfo');
  const least = (page.viewportSize()?.width ?? 0) < 1024 ? 44 : 36;
  const low = await footer
    .locator('.footer__link, select')
    .evaluateAll(
      (controls, least) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < least)
          .map((control) => control.outerHTML),
      least,
    );
  expect(low).toEqual([]);
  await footer.getByRole('link', { name: 'Letters from the house' }).click();
  await expect(page.getByText('New pieces, fittings')).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/about$/);
});
