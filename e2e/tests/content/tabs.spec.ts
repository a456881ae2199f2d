import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { expect, test } from '../../test.ts';

const SILK = 'By hand, in water that feels cool on the wrist';
const DENIM = 'Rarely, inside out, cold and alone';

const row = (page: Page, name: string) => page.getByRole('tablist', { name });

/** How far a text has faded in: 1 when it is all there. */
const paleness = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

test('tabbed content is tabs with keyboard navigation on a desktop and accordions on a phone; widening the window selects the first tab', {
  tag: ['@desktop', '@widget-7', '@widget-8', '@widget-10'],
}, async ({ page }) => {
  await page.goto('/pages/care');
  await expect(page.getByText(SILK)).toBeVisible();
  await expect(page.getByText(DENIM)).toBeHidden();
  const fabrics = row(page, 'By the cloth');
  const tab = (name: string) => fabrics.getByRole('tab', { name });
  // They sleep until they are touched, and a key is a touch that counts.
  await tab('Silk').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Leather')).toBeFocused();
  await expect(tab('Leather')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Wool & cashmere')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Wool & cashmere' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(fabrics.locator(':focus')).toHaveCount(0);
  await tab('Denim').click();
  await expect(page.getByRole('tabpanel', { name: 'Denim' })).toBeVisible();
  await expect(page.getByText(SILK)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(fabrics).toBeHidden();
  const head = page.locator('summary', { hasText: 'Denim' });
  await head.click();
  await expect(page.getByText(DENIM)).toBeHidden();
  await head.click();
  await expect(page.getByText(DENIM)).toBeVisible();
  await page.locator('summary', { hasText: 'Leather' }).click();
  await expect(page.getByText('Brush it dry')).toBeVisible();
  await expect(page.getByText(DENIM)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(fabrics.getByRole('tab', { selected: true })).toHaveText('Silk');
  await expect(page.getByText(SILK)).toBeVisible();
  await expect(page.getByText('Brush it dry')).toBeHidden();
});

test('pill tabs follow the hash, update it, and follow Back', { tag: ['@desktop', '@widget-12'] }, async ({ page }) => {
  await page.goto('/pages/care#mend');
  const habits = row(page, 'Three habits');
  await expect(page.getByText('A button takes four minutes')).toBeVisible();
  await expect(habits.getByRole('tab', { name: 'Mend' })).toHaveAttribute('aria-selected', 'true');
  await habits.getByRole('tab', { name: 'Store' }).click();
  await expect(page).toHaveURL(/#store$/);
  await expect(page.getByText('Cedar works for a year')).toBeVisible();
  await expect(page.getByText('A button takes four minutes')).toBeHidden();
  await expect.poll(() => paleness(page, 'Cedar works for a year')).toBe(1);
  await row(page, 'By the cloth').getByRole('tab', { name: 'Denim' }).click();
  await expect(page.getByText(DENIM)).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/#mend$/);
  await expect(page.getByText('A button takes four minutes')).toBeVisible();
  await habits.getByRole('tab', { name: 'Mend' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(habits.getByRole('tab', { name: 'Wash' })).toBeFocused();
  await expect(page.getByText('Less often, colder')).toBeVisible();
});

test.describe('without their scripts', () => {
  test.use({ expectedMessages: /Failed to load resource|ERR_FAILED/ });

  test('tabs show what the hash names, and every swatch', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto('/pages/care#mend');
    await expect(page.getByText('A button takes four minutes')).toBeVisible();
    await expect(page.getByText('Less often, colder')).toBeHidden();
  });
});
