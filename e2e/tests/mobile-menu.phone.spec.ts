import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { hydrated } from '../hydrated.ts';
import { inFlight } from '../requests.ts';
import { jumps, watchShift } from '../shift.ts';
import { expect, test } from '../test.ts';

const PAGE = '/collections/dresses';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function openMenu(page: Page) {
  await toggle(page).tap();
  await expect(drawer(page)).toBeVisible();
  // It has slid in.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

/** A finger from here to there, in px. */
async function drag(page: Page, from: [number, number], to: [number, number]) {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', ...from);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10);
  }
  await touch('touchEnd');
}

test('the menu slides in, holds the page and the focus, and gives it back', {
  tag: ['@spec-7', '@spec-97', '@spec-201'],
}, async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
});

test('the first entry opens by itself, later one that is pressed instead; entries of type mobile navigate directly', {
  tag: ['@spec-99', '@spec-100', '@spec-102'],
}, async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  const first = drawer(page).getByRole('button', { name: 'New' });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer(page).getByRole('link', { name: 'New Arrivals' })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Clothing' }).tap();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page).getByRole('link', { name: 'New Arrivals' })).toBeHidden();
  await expect(drawer(page).getByRole('link', { name: 'Knitwear' })).toBeVisible();
  await drawer(page).getByRole('link', { name: 'Stores', exact: true }).last().tap();
  await expect(page).toHaveURL(/\/pages\/stores$/);
});

test('an entry the shopper opens first stays: none is opened for them', async ({ page }) => {
  const requests = inFlight(page);
  await page.clock.install();
  await page.goto(PAGE);
  await expect(page.locator('.site-header__mark')).toHaveCount(1, { timeout: 15_000 });
  await hydrated(page);
  await requests.none();
  await toggle(page).tap();
  await page.clock.runFor(200);
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Journal' }).tap();
  await requests.none();
  await page.clock.runFor(5000);
  await expect(drawer(page).getByRole('button', { name: 'Journal' })).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer(page).getByRole('button', { name: 'New' })).toHaveAttribute('aria-expanded', 'false');
});

test('the search stands at its head, the account, country and language at its foot', {
  tag: ['@spec-98', '@spec-101'],
}, async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  await expect(drawer(page).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  await expect(drawer(page).getByRole('combobox', { name: 'Country' })).toBeVisible();
  await drawer(page).getByRole('searchbox').fill('linen');
  await drawer(page).getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/\/search\?type=product&q=linen$/);
});

test('a finger pushes it away; a press beside it closes it', async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  await drag(page, [300, 500], [260, 502]);
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  await drag(page, [300, 500], [60, 506]);
  await expect(drawer(page)).toBeHidden();
  await openMenu(page);
  await page.touchscreen.tap(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test('it closes when the window becomes wide, and is not there when the shopper comes back', async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
  await drawer(page).getByRole('link', { name: 'Sale' }).tap();
  await expect(page).toHaveURL(/\/collections\/sale$/);
  await page.goBack();
  await expect(toggle(page)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('a link that carries a sign-up form opens it once the menu is closed', { tag: ['@spec-95'] }, async ({ page }) => {
  await page.goto(PAGE);
  await openMenu(page);
  await drawer(page).getByRole('button', { name: 'Journal' }).tap();
  await drawer(page).getByRole('link', { name: 'Letters from the house' }).tap();
  await expect(page.getByText('New pieces, fittings')).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('nothing shifts when it opens, its entries unfold or it closes', async ({ page }) => {
  await watchShift(page);
  await page.goto(PAGE);
  await openMenu(page);
  await drawer(page).getByRole('button', { name: 'Clothing' }).tap();
  await expect(drawer(page).getByRole('link', { name: 'Knitwear' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await jumps(page)).toEqual([]);
});
