import type { Locator, Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { hydrateIsland, open } from '../../hydrated.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

const cards = (page: Page) => page.locator('.grid__product');
const count = (page: Page) => page.locator('.collection__count');
const busy = (page: Page) => page.locator('.collection__grid[aria-busy="true"]');
const red = (page: Page) => page.getByRole('checkbox', { name: /^Red/ });

/** The filters: beside the list, or on a phone in their drawer. */
async function filters(page: Page) {
  if (!isPhone(page)) return page.getByRole('form', { name: 'Filter' });
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(drawer).toBeVisible();
  return drawer;
}

/** Chooses red, and leaves the filters. */
async function chooseRed(page: Page): Promise<void> {
  await (await filters(page)).getByRole('checkbox', { name: /^Red/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
}

/**
 * Comes to the end of the list, which is well above the foot of the page. Pictures that arrive push it away again: a reader goes after it
 * until so many of `seen` are there.
 */
const toEnd = (page: Page, seen: Locator, least: number) =>
  expect
    .poll(async () => {
      await page
        .locator('.more-pages')
        .last()
        .evaluate((end) => end.scrollIntoView({ block: 'end' }));
      return seen.count();
    })
    .toBeGreaterThanOrEqual(least);

test('by keyboard alone: a filter changes the address, the items and the count, announces it, and keeps the focus; the same for the sort order and for the chip that removes the filter', {
  tag: ['@phone', '@shop-1', '@collection-1', '@collection-14'],
}, async ({ page }) => {
  await open(page, '/collections/all');
  await expect(count(page)).toHaveText('69 pieces');
  const opener = page.getByRole('button', { name: 'Filter' });
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (isPhone(page)) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
  }
  await red(page).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?filter\.v\.option\.color=gid[^&]+&filter\.v\.availability=1$/);
  await expect(count(page)).toHaveText('7 pieces');
  await expect(page.locator('[data-live-region], #live-region').filter({ hasText: '7 pieces' })).toHaveCount(1);
  await expect(red(page)).toBeChecked();
  await expect(red(page)).toBeFocused();
  if (isPhone(page)) {
    const closed = drawer.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await axe(page, '.filter-drawer', '.chips')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  }
  for (const image of await cards(page).locator('.card__media > img:first-child').all()) {
    expect(await image.getAttribute('alt')).toMatch(/ in (Oxblood|Cherry),/);
  }

  await page.getByLabel('Sort by').focus();
  await page.keyboard.press('P');
  await expect(page).toHaveURL(/sort_by=price-/);
  await expect(page).toHaveURL(/filter\.v\.option\.color=gid/);
  await expect(busy(page)).toHaveCount(0);
  const chips = page.locator('.collection__list').getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /Red/ }).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('69 pieces');
  await expect(page).toHaveURL(/\?sort_by=price-[a-z]+$/);
  await expect(chips).toBeHidden();
});

test('the handles of a price range move by keyboard, also when one was focused before the list hydrated', {
  tag: ['@data-9'],
}, async ({ page }) => {
  await open(page, '/collections/all?filter.v.price.gte=300&filter.v.price.lte=500');
  const form = await filters(page);
  const list = page.locator('[data-island="collection"]');
  if (!isPhone(page)) await expect(list).not.toHaveAttribute('data-hydrated');
  await form.getByRole('slider', { name: 'Price: To' }).focus();
  await expect(list).toHaveAttribute('data-hydrated', '');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\?filter\.v\.price\.gte=300&filter\.v\.availability=1$/);
  await expect(busy(page)).toHaveCount(0);
  await form.getByRole('slider', { name: 'Price: From' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/collections\/all$/);
  await expect(busy(page)).toHaveCount(0);
  await expect(count(page)).toHaveText('69 pieces');
});

test('pages load on scroll within one history entry; a reload, a filter, and Back from a product restore the pages and the scroll position', {
  tag: ['@collection-5'],
}, async ({ page }) => {
  const isAt = (px: number) => expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), px)).toBeLessThan(100);
  await open(page, '/collections/all');
  await expect(cards(page)).toHaveCount(24);
  for (const total of [48, 69]) await toEnd(page, cards(page), total);
  await expect(cards(page)).toHaveCount(69);
  await expect(page).toHaveURL(/page=3$/);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);

  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(cards(page)).toHaveCount(69);
  await expect(count(page)).toHaveText('69 pieces');
  await isAt(1500);

  await chooseRed(page);
  await expect(count(page)).toHaveText('7 pieces');
  await expect(cards(page).first()).toBeInViewport();
  await page.goBack();
  await expect(cards(page)).toHaveCount(69);
  await expect(count(page)).toHaveText('69 pieces');
  await page.goForward();
  await expect(count(page)).toHaveText('7 pieces');
  await expect(page).toHaveURL(/FilterSettingGroup/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(69);

  const card = cards(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const place = await card.locator('.card__link').textContent();
  await card.locator('.card__link').click();
  await page.waitForURL(/\/products\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(69);
  await isAt(before);
  await expect(page.getByRole('link', { name: place ?? '', exact: true })).toBeInViewport();
});

test('earlier pages are prepended without moving what is in view', async ({ page }) => {
  await open(page, '/collections/all?page=2');
  const first = cards(page).first();
  const name = (await first.locator('.card__link').textContent()) ?? '';
  const earlier = page.getByRole('link', { name: 'Show earlier pieces' });
  await hydrateIsland(earlier);
  await earlier.click();
  await expect(earlier).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  await expect(cards(page).nth(24).locator('.card__link')).toHaveText(name);
  await expect(cards(page).nth(24)).toBeInViewport();
});

test.describe('a network that drops', () => {
  test.use({ expectedMessages: /the list could not be read|net::ERR/ });

  test('a failed filter keeps the old items, restores the address and shows a message; a failed next page can be retried', {
    tag: ['@error-1'],
  }, async ({ page }) => {
    const isList = (url: URL) => url.pathname === '/collections/all' && url.search !== '';
    await open(page, '/collections/all');
    await page.route(isList, (route) => route.abort());
    await chooseRed(page);
    await expect(page.locator('.collection__failed')).toHaveCount(1);
    await expect(page).toHaveURL(/\/collections\/all$/);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.getByRole('checkbox', { name: /^Red/, checked: true })).toHaveCount(0);

    await toEnd(page, page.locator('.more-pages .error'), 1);
    await expect(page.locator('.more-pages .error')).toHaveText('More pieces could not be fetched just now.');
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(isList);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
    await expect(page.locator('.collection__failed')).toHaveCount(0);
  });
});

test('a collection opens with its first row in sight; the picture size is chosen by keyboard, remembered, and applied at the next first paint; no size leaves gaps between products', {
  tag: ['@phone'],
}, async ({ page }) => {
  const columns = () =>
    page.locator('.collection__grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  const small = page.getByRole('group', { name: 'Size of the pictures' }).getByRole('button', { name: 'Small' });
  await open(page, '/collections/dresses');
  await expect(page.locator('.opening img')).toBeInViewport();
  const first = await page.locator('.grid__product').first().boundingBox();
  // A good part of the garment.
  expect(first?.y).toBeLessThan((isPhone(page) ? 844 : 800) - 140);
  expect(await columns()).toBe(isPhone(page) ? 2 : 3);
  await small.press('Enter');
  await expect(small).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(isPhone(page) ? 3 : 5);

  // Words, a day and a picture of two columns stand between its products.
  await page.goto('/collections/linen', { waitUntil: 'commit' });
  await page.locator('.collection__grid > :last-child').waitFor({ state: 'attached' });
  expect(await columns()).toBe(isPhone(page) ? 3 : 5);
  for (const wanted of isPhone(page) ? [2, 3] : [2, 3, 4, 5, 6]) {
    const rows = await page.locator('.collection__grid').evaluate((grid, count) => {
      grid.style.gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;
      const width = grid.getBoundingClientRect().width / count;
      const taken = new Map<number, number>();
      for (const item of grid.children) {
        const box = item.getBoundingClientRect();
        const top = Math.round(box.top);
        taken.set(top, (taken.get(top) ?? 0) + Math.round(box.width / width));
      }
      return [...taken].toSorted(([one], [other]) => one - other).map(([, cells]) => cells);
    }, wanted);
    // The last row is as long as the list leaves it.
    expect(rows.slice(0, -1)).toEqual(rows.slice(0, -1).map(() => wanted));
  }
  await page.evaluate(() => localStorage.removeItem('vitrine:density'));
});
