import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { frames } from '../frames.ts';
import { endOf } from '../requests.ts';
import { expect, test } from '../test.ts';
import { isPhone } from '../walk.ts';

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' });
const field = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });

/** The newest answer is there. */
const settled = (page: Page) => expect(field(page)).toHaveAttribute('aria-busy', 'false');

async function openSearch(page: Page): Promise<void> {
  await icon(page).click();
  await expect(field(page)).toBeFocused();
}

test('the icon opens the search with popular searches and best sellers', { tag: ['@spec-7'] }, async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  await expect(page.getByRole('group', { name: 'Popular searches' }).getByRole('option').first()).toHaveText('Dresses');
  const sellers = page.getByRole('group', { name: 'Best sellers' }).getByRole('option');
  await expect(sellers).toHaveCount(4);
  await expect(sellers.first()).toContainText('$');
  await expect(page).toHaveURL(/\/pages\/about$/);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(icon(page)).toBeFocused();
});

test('the search unfolds 70 px below the top of the header (spec §2, §9)', {
  tag: ['@phone', '@spec-96', '@spec-307'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  const from = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().top);
  const sheet = () => page.locator('.search-panel__sheet').evaluate((sheet) => sheet.getBoundingClientRect().top);
  // A phone's bar is 10 px lower.
  const offset = isPhone(page) ? 60 : 70;
  await expect.poll(async () => Math.round((await sheet()) - from)).toBe(offset);
});

test('suggestions follow the typing: words, products with pictures and prices, collections, articles', {
  tag: ['@phone'],
}, async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  await page.keyboard.type('dres', { delay: 30 });
  const products = page.getByRole('group', { name: 'Products' }).getByRole('option');
  await expect(products.first()).toContainText(/Dress.*\$\d+/);
  await expect(products.first().locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByRole('group', { name: 'Suggestions' }).getByRole('option').first()).toHaveText('dresses');
  await expect(page.getByRole('group', { name: 'Collections' }).getByRole('option', { name: 'Dresses' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Journal' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
});

test('a slip of the fingers, accents and capitals are forgiven', async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  for (const typed of ['cardigna', 'CARDÏGAN']) {
    await field(page).fill(typed);
    await expect(
      page
        .getByRole('group', { name: 'Products' })
        .getByRole('option', { name: /Cardigan/ })
        .first(),
    ).toBeVisible();
  }
});

test('by key: arrows walk, Enter opens, Enter in the field searches', async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  await page.keyboard.type('slip dress');
  await settled(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('ArrowDown');
    const current = page.locator('[role=option][aria-selected=true]');
    await expect(current).toHaveCount(1);
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await current.getAttribute('id')) ?? '?');
    if (/^Column Slip Dress/.test((await current.textContent()) ?? '')) break;
  }
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/column-slip-dress/);
  await expect(field(page)).toHaveCount(0);

  await openSearch(page);
  await page.keyboard.type('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?type=product&q=linen$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing found says so and helps', async ({ page }) => {
  await page.goto('/pages/about');
  await openSearch(page);
  await page.keyboard.type('qqqqqq');
  await expect(page.locator('.search-panel').getByText('Nothing found for “qqqqqq”')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Best sellers' })).toBeVisible();
});

test('only one thing is open: a press elsewhere closes the search, the icon too', { tag: ['@phone'] }, async ({
  page,
}) => {
  await page.goto('/pages/about');
  await openSearch(page);
  await icon(page).click();
  await expect(field(page)).toBeHidden();
  await openSearch(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .focus();
  await expect(field(page)).toBeHidden();
  await openSearch(page);
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByLabel('Menu', { exact: true }).click();
  else await page.mouse.click(640, 780);
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveURL(/\/pages\/about$/);
});

test('answers out of order: an older one never shows', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/search\/suggest\.json\?q=coat/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto('/pages/about');
  await openSearch(page);
  const asked = page.waitForRequest(/suggest\.json\?q=coat/);
  const ended = endOf(page, ({ searchParams }) => searchParams.get('q') === 'coat');
  await page.keyboard.type('coat');
  await asked;
  await field(page).fill('slip');
  await settled(page);
  await expect(
    page.getByRole('group', { name: 'Suggestions' }).getByRole('option', { name: 'column slip dress' }),
  ).toBeVisible();
  const before = await page.getByRole('option').allTextContents();
  release();
  await ended;
  await frames(page);
  expect(await page.getByRole('option').allTextContents()).toEqual(before);
});

test('a slow answer leaves what is there, and the field goes on', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/search\/suggest\.json/, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await page.goto('/pages/about');
  await openSearch(page);
  await page.keyboard.type('slip');
  await expect(field(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible();
  held.resolve();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Products' }).getByRole('option', { name: /Column/ })).toBeVisible();
});

test.describe('a platform that fails', () => {
  test.use({ expected: /suggestions|status of 500|popular searches/ });

  test('leaves the search itself', async ({ page }) => {
    await page.route(/\/search\/suggest\.json|section_id=search-start/, (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/pages/about');
    await openSearch(page);
    await page.keyboard.type('linen');
    await expect(page.locator('.search-panel').getByText(/^Suggestions cannot be shown/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?type=product&q=linen$/);
  });
});

test.describe('scripts that do not arrive', () => {
  test.use({ expected: /Failed to load resource|SearchPanel/ });

  test('leave the search page', async ({ page }) => {
    await page.route(/SearchPanel-.*\.js/, (route) => route.abort());
    await page.goto('/pages/about');
    await icon(page).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
});

test.describe('the search page', () => {
  test('lists what was found as a collection does: filtered and sorted, in the address too', {
    tag: ['@phone'],
  }, async ({ page }) => {
    await page.goto('/search?type=product&q=dress');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress”');
    const cards = page.getByRole('main').getByRole('article');
    const all = await cards.count();
    expect(all).toBeGreaterThan(3);
    const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('price-ascending');
    await expect(page).toHaveURL(/q=dress.*sort_by=price-ascending|sort_by=price-ascending.*q=dress/);
    const price = (text: string) => Number(/\$([\d,]+)\s*$/.exec(text)?.[1]?.replace(',', ''));
    await expect
      .poll(async () => {
        const prices = (await cards.locator('.price').allTextContents()).map(price);
        return prices.length > 1 && prices.every((amount, at) => at === 0 || amount >= (prices[at - 1] ?? 0));
      })
      .toBe(true);
    if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('checkbox', { name: /^Ink/ }).first().check();
    await expect(page).toHaveURL(/filter\.v\.option\.color=Ink/);
    await expect(page).toHaveURL(/q=dress/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    expect(await cards.count()).toBeGreaterThan(0);
  });

  test('helps where nothing was found, and nothing was looked for', async ({ page }) => {
    for (const [address, heading] of [
      ['/search?type=product&q=zzzzzz', 'Nothing found for “zzzzzz”'],
      ['/search', 'Search'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const popular = page.getByRole('navigation', { name: 'Popular searches' });
      await expect(popular.getByRole('link', { name: 'Knitwear' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
      expect(await axe(page)).toEqual([]);
    }
  });
});
