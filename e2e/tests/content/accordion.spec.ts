import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

const details = (page: Page, title: string): Locator =>
  page.locator('details', { has: page.locator('summary', { hasText: title }) }).first();
const head = (page: Page, title: string): Locator => details(page, title).locator('summary').first();
const isOpen = (accordion: Locator) => accordion.evaluate((element) => (element as HTMLDetailsElement).open);

test('questions are accordions, the first one open as the merchant set it; each opens and closes by keyboard within half a second and has no fixed height afterwards; pressed twice it ends as it began', {
  tag: ['@widget-1', '@widget-3', '@widget-4', '@widget-2'],
}, async ({ page }) => {
  const CARDS = 'Do gift cards expire?';
  const answer = page.getByText('what is left stays on the card');
  const first = page.getByText('The date is beside the button on the product page');
  await page.goto('/pages/faq');
  await expect(first).toBeVisible();
  await expect(answer).toBeHidden();
  await head(page, CARDS).scrollIntoViewIfNeeded();
  await hydrated(page);

  const cards = details(page, CARDS);
  const clip = cards.locator('.accordion__clip');
  await head(page, CARDS).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expect(first).toBeVisible();
  await expect(clip).toHaveAttribute('style', '');
  const height = await clip.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(20);
  // Timed where it happens: the way to the browser and back takes as long as the machine likes.
  await cards.evaluate((element: HTMLDetailsElement) => {
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
  expect(await isOpen(cards)).toBe(false);
  await expect(clip).toBeHidden();

  await head(page, CARDS).dblclick();
  await expect.poll(() => isOpen(cards)).toBe(false);
});
