import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { wheel } from '../../frames.ts';
import { expect, test } from '../../test.ts';

const PRODUCT = '/products/column-slip-dress';
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Size Guide' }).first();
const guide = (page: Page) => page.getByRole('dialog', { name: 'Dresses, skirts and jumpsuits' });

async function open(page: Page) {
  await opener(page).click();
  const dialog = guide(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('the size guide opens over the page and locks its scroll, with heading, description, table and note; its button, Escape and an outside click close it; the unit is chosen once, for the dialog, the page and the next visit', {
  tag: ['@product-7', '@widget-21', '@widget-22'],
}, async ({ page }) => {
  await page.goto(PRODUCT);
  const dialog = await open(page);

  await test.step('content', async () => {
    await expect(dialog.getByText('Body measurements, not garment measurements.')).toBeVisible();
    await expect(dialog.getByRole('cell', { name: '32½' }).first()).toBeVisible();
    await expect(dialog.getByText('Between sizes in a bias cut, take the smaller.')).toBeVisible();
    expect(await axe(page, 'dialog[open]')).toEqual([]);
  });

  await test.step('the page does not scroll behind it, the focus stays inside and is restored', async () => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 100);
    await wheel(page, 900);
    // Round both of its ends.
    await dialog.getByRole('button', { name: 'Close' }).focus();
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  await test.step('it opens again, and an outside click and its button close it', async () => {
    await open(page);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await open(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  });

  await test.step('unit', async () => {
    await dialog.getByRole('radio', { name: 'cm' }).check();
    await expect(dialog.getByRole('cell', { name: '82.5' })).toBeVisible();
    await expect(dialog.getByRole('cell', { name: '32½' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const fit = page.locator('details', { has: page.locator('summary', { hasText: 'Size + Fit' }) }).first();
    await fit.locator('summary').first().click();
    await expect(fit.getByRole('cell', { name: '82.5' })).toBeVisible();
    await page.goto('/pages/size-guide');
    await page.getByRole('radio', { name: 'cm' }).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole('radio', { name: 'cm' }).first()).toBeChecked();
    await expect(page.getByRole('cell', { name: '82.5' }).first()).toBeVisible();
  });
});
