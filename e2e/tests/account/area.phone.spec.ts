import { axe } from '../../axe.ts';
import { MIRA, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('on a phone the active pill of each account view is in sight, and neither pills nor orders are wider than the window', async ({
  page,
}) => {
  await signIn(page, MIRA);
  // Not from `innerWidth`: a phone zooms out until what is too wide fits.
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/account', '/account/addresses', '/account?view=profile', '/account?view=orders']) {
    await page.goto(path);
    await expect(page.locator('.account-nav [aria-current="page"]')).toBeInViewport({ ratio: 1 });
    expect(await tooWide(), path).toBeLessThanOrEqual(0);
    const out = page.locator('.account-nav').getByRole('link', { name: 'Sign out' });
    await expect(out).toBeInViewport({ ratio: 1 });
    expect((await out.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await axe(page, '#main')).toEqual([]);
  const order = page.getByRole('link', { name: '#1007', exact: true });
  expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await order.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1007' })).toBeVisible();
  expect(await tooWide()).toBeLessThanOrEqual(0);
  const piece = page.locator('.piece__title').first();
  expect((await piece.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
