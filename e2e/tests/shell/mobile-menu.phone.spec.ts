import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { fetchCode, open } from '../../hydrated.ts';
import { forgetShifts, layoutShifts } from '../../layout-shifts.ts';
import { expect, test } from '../../test.ts';

const PAGE = '/collections/dresses';
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

async function openMenu(page: Page) {
  await fetchCode(page, 'MenuDrawer');
  await toggle(page).tap();
  await expect(drawer(page)).toBeVisible();
  // It has slid in.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

/** Nothing moves any more. */
const still = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

/** A finger from here to there, in px, in half a second by its own clock: however busy the machine is, it is no flick. */
async function drag(page: Page, from: [number, number], to: [number, number]) {
  const cdp = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
    await cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      timestamp,
    });
    timestamp += 0.05;
  };
  await touch('touchStart', ...from);
  for (let step = 1; step <= 10; step++) {
    await touch('touchMove', from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10);
  }
  await touch('touchEnd');
}

test('the menu slides in, locks the scroll, traps the focus and restores it; a swipe or an outside press closes it', {
  tag: ['@shop-7', '@menu-1', '@menu-7'],
}, async ({ page }) => {
  await open(page, PAGE);
  await openMenu(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  // Round both of its ends.
  await drawer(page).getByRole('button', { name: 'Close' }).focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog[open]'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');

  await openMenu(page);
  // Beside the drawer, where a finger would scroll the page.
  await drag(page, [380, 700], [380, 200]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(drawer(page)).toBeVisible();
  await drag(page, [300, 500], [260, 502]);
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  await drag(page, [300, 500], [60, 506]);
  await expect(drawer(page)).toBeHidden();
  await openMenu(page);
  await page.touchscreen.tap(380, 500);
  await expect(drawer(page)).toBeHidden();
});

test('nothing shifts when the menu opens, expands its first entry and then the pressed one; search is at its top, account, country and stores below; it is closed when the shopper comes back', {
  tag: ['@menu-2', '@menu-3', '@menu-4', '@menu-5', '@menu-6'],
}, async ({ page }) => {
  await open(page, PAGE);
  await openMenu(page);
  const first = drawer(page).getByRole('button', { name: 'New' });
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer(page).getByRole('link', { name: 'New Arrivals' })).toBeVisible();
  await still(page);
  // What stands below an entry makes room for it. A busy machine may take longer than the half second after a tap that a browser forgives.
  const shifts = async () => (await layoutShifts(page)).filter((shift) => !shift.includes('menu-entry'));
  expect(await shifts()).toEqual([]);
  await forgetShifts(page);
  await drawer(page).getByRole('button', { name: 'Clothing' }).tap();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page).getByRole('link', { name: 'New Arrivals' })).toBeHidden();
  await expect(drawer(page).getByRole('link', { name: 'Knitwear' })).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Stores', exact: true }).last()).toHaveAttribute(
    'href',
    '/pages/stores',
  );
  await expect(drawer(page).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  await expect(drawer(page).getByRole('combobox', { name: 'Country' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  expect(await shifts()).toEqual([]);

  await openMenu(page);
  await drawer(page).getByRole('searchbox').fill('linen');
  await drawer(page).getByRole('button', { name: 'Search' }).tap();
  await expect(page).toHaveURL(/\/search\?type=product&q=linen$/);
  await page.goBack();
  await expect(toggle(page)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('it closes when the window becomes wide; there a first tap opens a menu and a second follows the link', async ({
  page,
}) => {
  await open(page, PAGE);
  await openMenu(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(drawer(page)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  // In a shop just opened it waits for pictures that are made, and the tap follows the link.
  await fetchCode(page, 'run-nav');
  const clothing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Clothing', exact: true });
  await clothing.tap();
  await expect(page.locator('.nav__entry[data-open]')).toHaveCount(1);
  await expect(page).toHaveURL(/dresses$/);
  await clothing.tap();
  await expect(page).toHaveURL(/\/collections\/all$/);
});
