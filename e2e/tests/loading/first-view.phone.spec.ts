import { expect, test } from '../../test.ts';

test.use({ reusesPage: false });

test('content below the fold is laid out when it comes near, and at once for a returning visitor', async ({ page }) => {
  const footer = page.locator('.shopify-section-group-footer-group').last();
  await page.goto('/');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  const link = page.getByRole('contentinfo').getByRole('link').first();
  // What is laid out on the way has another height than it was given before.
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.reload();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.goto('/#main');
  await page.goto('/collections/dresses#main');
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});

test('a section with fixed children does not become their containing block', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  const sections = page.locator('main > .shopify-section');
  await expect(sections.filter({ has: page.locator('.product') })).toHaveCSS('content-visibility', 'visible');
  await expect(sections.last()).toHaveCSS('content-visibility', 'auto');
});

test('a page is shown when its main part has arrived, wherever the visitor comes from', async ({ page }) => {
  const awaited = page.locator('head > link[rel=expect][blocking=render]');
  await page.goto('/collections/dresses');
  await expect(awaited).toHaveAttribute('href', '#main');
  await expect(page.getByRole('main')).toHaveAttribute('id', 'main');
  await page.locator('.card__link').first().click();
  await page.waitForURL('**/products/**');
  await expect(awaited).toHaveAttribute('href', '#main');
});

test('fonts are preloaded in wide windows only', async ({ page }) => {
  const answer = await page.goto('/');
  const preloads = page.locator('link[rel=preload][as=font]');
  await expect(preloads).not.toHaveCount(0);
  for (const preload of await preloads.all()) await expect(preload).toHaveAttribute('media', '(min-width: 768px)');
  const headers = (await answer?.headerValue('link'))?.split(', <') ?? [];
  const fonts = headers.filter((value) => value.includes('as=font'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const value of fonts) expect(value).toContain('media="(min-width: 768px)"');
});
