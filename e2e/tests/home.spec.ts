import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';

const carousel = (page: Page) => page.getByRole('group', { name: 'New this month' });

/** Where the first slide stands, in px from the left of the carousel. */
const firstSlideAt = (page: Page) =>
  carousel(page).evaluate((group) => {
    const view = group.querySelector('.carousel__view')?.getBoundingClientRect();
    const slide = group.querySelector('.carousel__slide')?.getBoundingClientRect();
    return Math.round((slide?.left ?? 0) - (view?.left ?? 0));
  });

/** Its scripts come with the first touch. Resolves once Embla moves the row. */
async function touchCarousel(page: Page) {
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('heading', { name: 'New this month' }).click();
  await expect(carousel(page).locator('.carousel__view[data-turning]')).toBeVisible();
}

async function liveCarousel(page: Page) {
  await page.goto('/');
  await touchCarousel(page);
}

test('the front page has every kind of section, one heading of its own, and nothing axe minds', {
  tag: ['@phone', '@spec-16'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const name of ['The rooms', 'Most loved', 'After the lamps are lit', 'From the journal', 'The Late Table']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(3);
  await touchCarousel(page);
  expect(await axe(page, 'main')).toEqual([]);
});

test('the carousel takes over without a move, turns by key and around its end', {
  tag: ['@phone', '@spec-312'],
}, async ({ page }) => {
  await page.goto('/');
  const before = await firstSlideAt(page);
  await liveCarousel(page);
  expect(await firstSlideAt(page)).toBe(before);
  const [first, second] = await carousel(page)
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(20, 0);
  const links = carousel(page).locator('.card__link');
  const count = await links.count();
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstSlideAt(page)).not.toBe(before);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => firstSlideAt(page)).toBe(before);
  for (let turned = 0; turned < count; turned++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => firstSlideAt(page), { timeout: 15_000 }).toBe(before);
});

test('the arrows turn it on a desk; a phone swipes', { tag: ['@phone'] }, async ({ page, isMobile }) => {
  await liveCarousel(page);
  const next = carousel(page).getByRole('button', { name: 'Next pieces' });
  if (isMobile) return expect(next).toBeHidden();
  const before = await firstSlideAt(page);
  await next.click();
  await expect.poll(() => firstSlideAt(page)).toBeLessThan(before);
  await carousel(page).getByRole('button', { name: 'Previous pieces' }).click();
  await expect.poll(() => firstSlideAt(page)).toBe(before);
});

test('what must stay in sight of a picture does', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.hero__image').first();
  await expect(hero).toHaveCSS('object-fit', 'cover');
  await expect(hero).toHaveCSS('object-position', /^\d+(\.\d+)?% \d+(\.\d+)?%$/);
  await expect(hero).toHaveJSProperty('complete', true);
});

test('the newsletter thanks who signs up', async ({ page }) => {
  await page.goto('/');
  const form = page.locator('.newsletter__form');
  await form.getByLabel('Your email').fill('nora@example.com');
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.locator('.newsletter').getByRole('status')).toHaveText('Thank you. The next letter is yours.');
});
