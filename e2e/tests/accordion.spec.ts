import type { Locator, Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { hydrated, open } from '../hydrated.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';

const details = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) }).first();
const head = (page: Page, title: string): Locator => details(page, title).locator('summary').first();
const isOpen = (accordion: Locator) => accordion.evaluate((element) => (element as HTMLDetailsElement).open);

test("the product page opens with the Editor's Note, and keeps Size + Fit and Material + Care closed", {
  tag: ['@spec-115'],
}, async ({ page }) => {
  await page.goto(PRODUCT);
  expect(await isOpen(details(page, "Editor's Note"))).toBe(true);
  expect(await isOpen(details(page, 'Size + Fit'))).toBe(false);
  expect(await isOpen(details(page, 'Material + Care'))).toBe(false);
  await hydrated(page);
  expect(await isOpen(details(page, "Editor's Note"))).toBe(true);
  await expect(details(page, 'Size + Fit').locator('.size-fit__note')).toBeHidden();
});

test('an accordion opens and closes by key in the spec’s half second, its measured height let go at the end', {
  tag: ['@spec-151', '@spec-209', '@spec-301'],
}, async ({ page }) => {
  await open(page, PRODUCT);
  const care = details(page, 'Material + Care');
  const clip = care.locator('.accordion__clip');
  await head(page, 'Material + Care').focus();
  await page.keyboard.press('Enter');
  await expect(clip).toBeVisible();
  await expect(clip).toHaveAttribute('style', '');
  const height = await clip.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
  // Timed where it happens: the way to the browser and back takes as long as the machine likes.
  await care.evaluate((element: HTMLDetailsElement) => {
    let pressed = Number.NaN;
    element.addEventListener('keydown', () => (pressed = performance.now()), { capture: true, once: true });
    const closing = new Promise<number>((resolve) => {
      const closed = new MutationObserver(() => element.open || resolve(performance.now() - pressed));
      closed.observe(element, { attributeFilter: ['open'] });
    });
    Object.assign(window, { closing });
  });
  await page.keyboard.press('Space');
  const took = await page.evaluate(() => (window as unknown as { closing: Promise<number> }).closing);
  expect(took).toBeGreaterThanOrEqual(490);
  expect(await isOpen(care)).toBe(false);
  await expect(clip).toBeHidden();
});

test('pressed twice it ends where it began', async ({ page }) => {
  await open(page, PRODUCT);
  await head(page, 'Material + Care').dblclick();
  await expect.poll(() => isOpen(details(page, 'Material + Care'))).toBe(false);
});

test('questions stand in accordions; the first is open because the merchant said so', {
  tag: ['@spec-151', '@spec-210'],
}, async ({ page }) => {
  await page.goto('/pages/faq');
  await expect(page.getByText('The date is beside the button on the product page')).toBeVisible();
  await expect(page.getByText('what is left stays on the card')).toBeHidden();
  await head(page, 'Do gift cards expire?').click();
  await expect(page.getByText('what is left stays on the card')).toBeVisible();
  await expect(page.getByText('The date is beside the button on the product page')).toBeVisible();
  expect(await axe(page, 'main')).toEqual([]);
});

test('less movement: it is open at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pages/faq');
  await head(page, 'Do gift cards expire?').scrollIntoViewIfNeeded();
  await hydrated(page);
  await head(page, 'Do gift cards expire?').click();
  expect(await details(page, 'Do gift cards expire?').locator('.accordion__clip').getAttribute('style')).toBeNull();
  await expect(page.getByText('what is left stays on the card')).toBeVisible();
});
