import { frames, wheel } from '../frames.ts';
import { open } from '../hydrated.ts';
import { expect, test } from '../test.ts';
import { addToBag } from '../walk.ts';

test('the drawer opens from any page, keeps the focus, and gives it back', {
  tag: ['@spec-34', '@spec-35', '@spec-90'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  const link = page.getByRole('link', { name: 'Bag', exact: true });
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Bag (0)' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('Your bag is currently empty.')).toBeVisible();
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    const isInside = await drawer.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
});

test('the page behind does not scroll while the drawer is open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Bag', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(200, 400);
  await wheel(page, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the drawer closes when the window is made narrower than a desktop', { tag: ['@spec-296'] }, async ({ page }) => {
  await page.goto('/pages/about');
  await page.getByRole('link', { name: 'Bag', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('on the cart page the bag icon does nothing', { tag: ['@spec-91'] }, async ({ page }) => {
  await open(page, '/cart');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Bag', exact: true }).click();
  await frames(page);
  expect(asked, 'no drawer is fetched').toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/cart$/);
});

test('a purchase by keyboard alone', async ({ page }) => {
  await open(page, '/products/column-slip-dress');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const focusUntil = async (isThere: () => Promise<boolean>) => {
    for (let step = 0; step < 60; step++) {
      if (await isThere()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard never got there.');
  };
  const focused = (expression: RegExp) => async () =>
    expression.test(
      await page.evaluate(() => {
        const element = document.activeElement;
        return element
          ? `${element.getAttribute('name') ?? ''} ${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`
          : '';
      }),
    );
  await focusUntil(focused(/-Size /));
  await page.keyboard.press('ArrowRight');
  await focusUntil(focused(/Add to bag/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
  await focusUntil(focused(/checkout .*Checkout/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkouts\//);
});

test('long bags hint that there is more, until 30 px from the end', { tag: ['@spec-300'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  const { variants } = await (await page.request.get('/products/the-poplin-shirt.js')).json();
  const free = variants.filter((variant: { available: boolean }) => variant.available).slice(0, 5);
  for (const { id } of free) await page.request.post('/cart/add.js', { data: { id, quantity: 1 } });
  await page.goto('/');
  await page.getByRole('link', { name: /^Bag, / }).click();
  const hint = page.locator('p', { hasText: 'More below' });
  await expect(hint).toHaveCSS('opacity', '1');
  await page.locator('.drawer__body').evaluate((list) => {
    list.scrollTop = list.scrollHeight - list.clientHeight - 29;
  });
  await expect(hint).toHaveCSS('opacity', '0');
});

test('the first click is not lost while the page wakes up', async ({ page }) => {
  await page.goto('/products/column-slip-dress', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await addToBag(page);
  await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
});
