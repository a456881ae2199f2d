import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { expect, test } from '../../test.ts';

const carousel = (page: Page) => page.getByRole('group', { name: 'New this month' });

/** Where the first slide stands, in px from the left of the carousel. */
const firstSlideAt = (page: Page) =>
  carousel(page).evaluate((group) => {
    const view = group.querySelector('.carousel__view')?.getBoundingClientRect();
    const slide = group.querySelector('.carousel__slide')?.getBoundingClientRect();
    return Math.round((slide?.left ?? 0) - (view?.left ?? 0));
  });

/** Its scripts come with the first touch. Resolves once Embla moves the row. */
async function startCarousel(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('heading', { name: 'New this month' }).click();
  await expect(carousel(page).locator('.carousel__view[data-turning]')).toBeVisible();
}

test('the front page keeps its sticky parts in sight; its carousel hydrates without layout shift, moves by keyboard and arrows, and wraps around', {
  tag: ['@desktop', '@widget-16'],
}, async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero__image').first();
  await expect(hero).toHaveCSS('object-fit', 'cover');
  await expect(hero).toHaveCSS('object-position', /^\d+(\.\d+)?% \d+(\.\d+)?%$/);
  await expect(hero).toHaveJSProperty('complete', true);

  const before = await firstSlideAt(page);
  await startCarousel(page);
  expect(await firstSlideAt(page)).toBe(before);
  expect(await axe(page, '.carousel')).toEqual([]);
  const [first, second] = await carousel(page)
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(20, 0);
  const next = carousel(page).getByRole('button', { name: 'Next pieces' });
  await next.click();
  await expect.poll(() => firstSlideAt(page)).toBeLessThan(before);
  await carousel(page).getByRole('button', { name: 'Previous pieces' }).click();
  await expect.poll(() => firstSlideAt(page)).toBe(before);
  const links = carousel(page).locator('.card__link');
  const count = await links.count();
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstSlideAt(page)).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => firstSlideAt(page)).toBe(before);
  for (let turned = 0; turned < count; turned++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstSlideAt(page), { timeout: 15_000 }).toBe(before);

  // A phone swipes.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(next).toBeHidden();
});
