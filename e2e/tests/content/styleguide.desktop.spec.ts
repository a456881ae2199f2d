import { axe } from '../../axe.ts';
import { hydrated } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

test('the style guide shows every part in both color schemes, complete and accessible, and is hidden from search engines', {
  tag: ['@layout-9'],
}, async ({ page }) => {
  await page.goto('/pages/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  // Both sides of a chapter, and each in its own scheme: what is written on it stands off its ground.
  const colors = page.getByRole('group', { name: /^Colors, / });
  await expect(colors).toHaveCount(2);
  await expect(colors.getByRole('row')).toHaveCount(10);
  await expect(colors.getByText('below AA')).toHaveCount(0);

  // The interactive examples have hydrated.
  const dark = page.getByRole('group', { name: 'What opens and turns, dark' });
  await dark.getByRole('button', { name: 'Open a sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a sheet' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await dark.getByRole('tab', { name: 'Material + Care' }).first().click();
  await expect(dark.getByRole('tab', { name: 'Material + Care' }).first()).toHaveAttribute('aria-selected', 'true');

  await hydrated(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});
