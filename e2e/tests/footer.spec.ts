import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';

test('the footer has the menus, the policies, the ways to pay and where else the house is', async ({ page }) => {
  await page.goto('/pages/contact');
  const footer = page.getByRole('contentinfo');
  const menus = footer.getByRole('navigation', { name: 'Footer' });
  for (const name of ['New Arrivals', 'Size Guide', 'Stores', 'Instagram', 'Pinterest', 'YouTube'])
    await expect(menus.getByRole('link', { name, exact: true })).toBeVisible();
  for (const name of ['Refund policy', 'Privacy policy', 'Terms of service', 'Shipping policy'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  const ways = footer.getByRole('list', { name: 'We accept' });
  await expect(ways.getByRole('listitem')).toHaveCount(7);
  await expect(ways.getByRole('img', { name: 'Visa' })).toBeVisible();
  expect(await axe(page, 'footer')).toEqual([]);
});

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
