import { wheel } from '../../frames.ts';
import { open } from '../../hydrated.ts';
import { addToBag } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

test('the drawer opens from any page, locks its scroll, traps and restores the focus, and closes when the window becomes narrower than a desktop', {
  tag: ['@cart-10', '@cart-11', '@header-10', '@layout-1'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  const link = page.getByRole('link', { name: 'Bag', exact: true });
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Bag (0)' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('Your bag is currently empty.')).toBeVisible();
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // Round both of its ends.
  await drawer.getByRole('button', { name: 'Close' }).focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const isInside = await drawer.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isInside).toBe(true);
  }
  await page.mouse.move(200, 400);
  await wheel(page, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(drawer).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(drawer).toBeHidden();
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

test('a click during hydration is replayed; in right-to-left pages the drawer opens from the left', async ({
  page,
}) => {
  await page.goto('/products/column-slip-dress', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await addToBag(page);
  const drawer = page.getByRole('dialog', { name: 'Bag (1)' });
  await expect(drawer).toBeVisible();
  await expect.poll(() => drawer.evaluate((element) => element.getBoundingClientRect().x)).toBe(0);
});
