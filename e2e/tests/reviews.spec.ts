import type { Page } from '@playwright/test';
import { appsOrigin, block, misbehave } from '../apps.ts';
import { axe } from '../axe.ts';
import { frames } from '../frames.ts';
import { open } from '../hydrated.ts';
import { jumps, readTo, watchShift } from '../shift.ts';
import { expect, test } from '../test.ts';

const PRODUCT = '/products/column-slip-dress';
const section = (page: Page) => page.locator('#reviews');
const rows = (page: Page) => section(page).getByRole('article');

test('the badge beside the price says the rating and leads to the reviews', { tag: ['@spec-111'] }, async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const badge = page.getByRole('main').getByRole('link', { name: /^4\.\d out of 5, 60 reviews$/ });
  await expect(badge).toHaveAttribute('href', '#reviews');
  await badge.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeInViewport();
  await expect(rows(page)).toHaveCount(5);
});

test('a review has its stars in words, its author, its day, its facts and the answer of the shop', {
  tag: ['@spec-3', '@spec-120'],
}, async ({ page }) => {
  await page.goto(PRODUCT);
  await readTo(page, '#reviews');
  const answered = rows(page).filter({ hasText: 'Our answer' }).first();
  await expect(answered.getByText(/^[1-5] out of 5$/)).toHaveCount(1);
  await expect(answered.getByRole('heading', { level: 3 })).not.toBeEmpty();
  await expect(answered.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await expect(answered.getByRole('term').first()).toHaveText('Fit');
  expect(await axe(page, '#reviews')).toEqual([]);
});

test('View More by key: the focus goes to the first new review, and how many came is told', async ({ page }) => {
  await page.goto(PRODUCT);
  await readTo(page, '#reviews');
  await expect(rows(page)).toHaveCount(5);
  await section(page).getByRole('button', { name: 'View More' }).press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(5)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '5 more reviews' })).toHaveCount(1);
});

test('at the end of the list its ratings are drawn, and nothing more is offered', async ({ page }) => {
  await page.goto('/products/bow-neck-blouse');
  await readTo(page, '#reviews');
  await expect(rows(page)).toHaveCount(5);
  await expect(section(page).getByText('5 stars')).toHaveCount(0);
  await section(page).getByRole('button', { name: 'View More' }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(section(page).getByText('5 stars')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
});

test('the form for a review opens in a new tab, for this product', { tag: ['@spec-280'] }, async ({
  page,
  context,
}) => {
  await page.goto(PRODUCT);
  const opened = context.waitForEvent('page');
  await section(page)
    .getByRole('link', { name: /Write a review/ })
    .click();
  const form = await opened;
  expect(form.url().startsWith(`${appsOrigin}/reviews/`)).toBe(true);
  expect(new URL(form.url()).searchParams.get('product_id')).toMatch(/^\d+$/);
});

test('in French, days and sentences are French', async ({ page }) => {
  await page.goto(`/fr${PRODUCT}`);
  await readTo(page, '#reviews');
  await expect(section(page).getByRole('heading', { level: 2, name: 'Avis' })).toBeVisible();
  await expect(section(page).getByText(/^4,\d sur 5, 60 avis$/)).toHaveCount(1);
  await expect(rows(page).first().locator('time')).toHaveText(/^\d{1,2} (octobre|novembre|septembre) 20\d\d$/);
  await expect(section(page).getByRole('button', { name: 'Voir plus' })).toBeVisible();
});

test('nothing jumps while reviews come', { tag: ['@phone'] }, async ({ page }) => {
  await watchShift(page);
  await open(page, PRODUCT);
  await readTo(page, '#reviews');
  await expect(rows(page)).toHaveCount(5);
  await frames(page);
  expect(await jumps(page)).toEqual([]);
});

test('nothing jumps where all reviews come at once, with the spread of their ratings', async ({ page }) => {
  await watchShift(page);
  await open(page, '/products/broderie-sundress');
  await readTo(page, '#reviews');
  await expect(section(page).getByText('5 stars')).toBeVisible();
  expect(await jumps(page)).toEqual([]);
});

test('nothing jumps while a slow service is waited for', async ({ page }) => {
  await misbehave(page, 'reviews', 'calls', 'slow', 2500);
  await watchShift(page);
  await open(page, PRODUCT);
  await readTo(page, '#reviews');
  await expect(section(page).locator('.review--waiting').first()).toBeInViewport();
  await expect(rows(page)).toHaveCount(5);
  expect(await jumps(page)).toEqual([]);
});

test('who has gone past the list already stays where he is when the reviews come', { tag: ['@phone'] }, async ({
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`${appsOrigin}/reviews/v1/**`, async (route) => {
    await asked;
    await route.continue();
  });
  await watchShift(page);
  await open(page, PRODUCT);
  await readTo(page, '#reviews');
  await readTo(page, 'footer');
  const top = () => page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
  const before = await top();
  answer();
  await expect(rows(page)).toHaveCount(5);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  expect(await jumps(page)).toEqual([]);
});

test.describe('a service that cannot be reached', () => {
  test.use({ expected: /the reviews could not be read: |Failed to load resource|blocked by CORS policy/ });

  test('moves nothing, and its empty room is given back', async ({ page }) => {
    await block(page, 'reviews');
    await watchShift(page);
    await open(page, PRODUCT);
    await readTo(page, '#reviews');
    await expect(section(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await jumps(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .poll(() => section(page).evaluate((element) => element.getBoundingClientRect().height))
      .toBeLessThan(900);
  });
});
