import type { Page } from '@playwright/test';
import { appsOrigin, blockApp } from '../../apps.ts';
import { axe } from '../../axe.ts';
import { frames } from '../../frames.ts';
import { open } from '../../hydrated.ts';
import { layoutShifts, scrollToElement } from '../../layout-shifts.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const PRODUCT = '/products/column-slip-dress';
const section = (page: Page) => page.locator('#reviews');
const rows = (page: Page) => section(page).getByRole('article');

/** Holds what the service answers until the function it resolves to is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`${appsOrigin}/reviews/v1/**`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the badge links to the reviews, five at a time with all their parts; View More by keyboard loads the next and focuses them', {
  tag: ['@shop-3', '@product-2', '@product-11', '@review-2', '@review-3'],
}, async ({ page }) => {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${appsOrigin}/reviews/v1/`) && request.method() === 'GET')
      calls.push(new URL(request.url()).searchParams);
  });
  await open(page, PRODUCT);
  expect(calls).toEqual([]);
  const badge = page.getByRole('main').getByRole('link', { name: /^4\.\d out of 5, 26 reviews$/ });
  await expect(badge).toHaveAttribute('href', '#reviews');
  await badge.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Reviews' })).toBeInViewport();
  await expect(rows(page)).toHaveCount(5);

  const answered = rows(page).filter({ hasText: 'Our answer' }).first();
  await expect(answered.getByText(/^[1-5] out of 5$/)).toHaveCount(1);
  await expect(answered.getByRole('heading', { level: 3 })).not.toBeEmpty();
  await expect(answered.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await expect(answered.getByRole('term').first()).toHaveText('Fit');
  expect(await axe(page, '#reviews')).toEqual([]);

  await section(page).getByRole('button', { name: 'View More' }).press('Enter');
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).nth(5)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '5 more reviews' })).toHaveCount(1);
  expect(new Set(await rows(page).allTextContents()).size).toBe(10);
  // All that is left comes at once, and is filtered; a customer's picture is enlarged; all by key.
  await section(page).getByRole('button', { name: 'Filter the reviews' }).press('Enter');
  await section(page).getByRole('combobox', { name: 'Fit' }).selectOption({ label: 'Runs large (2)' });
  await expect(rows(page)).toHaveCount(2);
  await expect(section(page).getByText('2 reviews fit', { exact: true })).toBeVisible();
  await section(page)
    .getByRole('checkbox', { name: /^With pictures/ })
    .press('Space');
  await expect(rows(page)).toHaveCount(0);
  expect(await axe(page, '#reviews')).toEqual([]);
  await section(page).getByRole('combobox', { name: 'Fit' }).selectOption('');
  await section(page).getByRole('button', { name: 'Picture 2 by Delphine' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures by Delphine' });
  await expect(dialog.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(section(page).getByRole('button', { name: 'Picture 2 by Delphine' })).toBeFocused();
  const [first, second] = calls;
  expect(first?.get('filter[product_remote_ids]')).toMatch(/^\d+$/);
  expect(first?.get('include')).toBe('customer,attribute_records');
  expect(first?.has('page[after]')).toBe(false);
  expect(second?.get('page[after]')).toBeTruthy();
});

test('in French the stores, dates and texts of the reviews are French', async ({ page }) => {
  await page.goto(`/fr${PRODUCT}`);
  await expect(page.getByText('Dans nos boutiques')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('group', { name: /Taille/ })
    .locator('label', { has: page.getByRole('radio', { name: '4', exact: true }) })
    .click();
  await expect(page.locator('.store-stock dt + dd').first()).toHaveText(
    /^(En stock|Bientôt épuisé \(plus que \d\)|Pas en stock)$/,
  );
  await scrollToElement(page, '#reviews');
  await expect(section(page).getByRole('heading', { level: 2, name: 'Avis' })).toBeVisible();
  await expect(section(page).getByText(/^4,\d sur 5, 26 avis$/)).toHaveCount(1);
  await expect(rows(page).first().locator('time')).toHaveText(/^\d{1,2} (octobre|novembre|septembre) 20\d\d$/);
  await expect(section(page).getByRole('button', { name: 'Voir plus' })).toBeVisible();
});

test('nothing shifts while reviews load, and when they arrive', { tag: ['@phone'] }, async ({ page }) => {
  const answer = await hold(page);
  await open(page, PRODUCT);
  await scrollToElement(page, '#reviews');
  await expect(section(page).locator('.review--waiting').first()).toBeInViewport();
  answer();
  await expect(rows(page)).toHaveCount(5);
  await frames(page);
  expect(await layoutShifts(page)).toEqual([]);
});

test('nothing shifts when all reviews arrive at once with the distribution of ratings; the list ends there', {
  tag: ['@phone'],
}, async ({ page }) => {
  const answer = await hold(page);
  // One review is lower than what stands beside it, and the section ends in the window.
  await open(page, '/products/gift-card');
  await scrollToElement(page, '#reviews');
  await scrollToElement(page, 'footer');
  const height = () => section(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  answer();
  await expect(section(page).getByText('5 stars')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await frames(page);
  expect(await layoutShifts(page)).toEqual([]);
  if (!isPhone(page)) expect(await height()).toBe(before);

  await open(page, '/products/broderie-sundress');
  await scrollToElement(page, '#reviews');
  await expect(section(page).getByText('5 stars')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(section(page).getByRole('button', { name: 'View More' })).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});

test('a visitor who has scrolled past the list stays in place when the reviews arrive', async ({ page }) => {
  const answer = await hold(page);
  await open(page, PRODUCT);
  await scrollToElement(page, '#reviews');
  await scrollToElement(page, 'footer');
  const top = () => page.locator('footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
  const before = await top();
  answer();
  await expect(rows(page)).toHaveCount(5);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('a reviews service that cannot be reached', () => {
  test.use({ expectedMessages: /the reviews could not be read: |Failed to load resource|blocked by CORS policy/ });

  test('is reported without layout shift, its reserved space is released, and it can be retried', async ({ page }) => {
    await blockApp(page, 'reviews');
    const logged = page.waitForEvent('console', (message) => message.text().includes('reviews could not be read'));
    await open(page, PRODUCT);
    await scrollToElement(page, '#reviews');
    const again = section(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect((await logged).text()).toContain('unavailable');
    await expect(rows(page)).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await axe(page, '#reviews')).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .poll(() => section(page).evaluate((element) => element.getBoundingClientRect().height))
      .toBeLessThan(900);
    await page.unrouteAll();
    await again.click();
    await expect(rows(page)).toHaveCount(5);
  });
});
