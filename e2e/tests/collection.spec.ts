import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { axe } from '../axe.ts';
import { frames } from '../frames.ts';
import { open } from '../hydrated.ts';
import { endOf } from '../requests.ts';
import { expect, test } from '../test.ts';
import { isPhone } from '../walk.ts';

const cards = (page: Page) => page.locator('.grid__product');
const count = (page: Page) => page.locator('.collection__count');
const busy = (page: Page) => page.locator('.collection__grid[aria-busy="true"]');

/** The filters: beside the list, or on a phone in their drawer. */
async function filters(page: Page) {
  if (!isPhone(page)) return page.getByRole('form', { name: 'Filter' });
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Filter' }).click();
  await expect(drawer).toBeVisible();
  return drawer;
}

async function closeFilters(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  if (await drawer.isVisible()) await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
}

async function choose(page: Page, name: RegExp): Promise<void> {
  const box = (await filters(page)).getByRole('checkbox', { name });
  await box.scrollIntoViewIfNeeded();
  await box.click();
}

/** Comes to the end of the list, which is well above the foot of the page. */
const toEnd = (page: Page) =>
  page
    .locator('.more-pages')
    .last()
    .evaluate((end) => end.scrollIntoView({ block: 'end' }));

test('a filter changes the address, the items and the count, tells it, and keeps focus and place', {
  tag: ['@phone', '@spec-1', '@spec-45', '@spec-215'],
}, async ({ page }) => {
  await open(page, '/collections/all');
  await expect(count(page)).toHaveText('69 pieces');
  const form = await filters(page);
  await choose(page, /^Oxblood \d/);
  await expect(page).toHaveURL(/\?filter\.v\.option\.color=Oxblood$/);
  await expect(count(page)).toHaveText('6 pieces');
  await expect(page.locator('[data-live-region], #live-region').filter({ hasText: '6 pieces' })).toHaveCount(1);
  await expect(form.getByRole('checkbox', { name: /^Oxblood/ })).toBeChecked();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Oxblood');
  await closeFilters(page);
  for (const image of await cards(page).locator('.card__media > img:first-child').all()) {
    expect(await image.getAttribute('alt')).toContain(' in Oxblood,');
  }
});

test('active filters are chips that can be removed one by one and all at once', async ({ page }) => {
  await open(page, '/collections/all?filter.v.option.color=Ink&filter.p.vendor=Oriel&filter.v.price.gte=100');
  const chips = page.locator('.collection__list').getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveText([/From \$100/, /Ink/, /Oriel/, 'Clear all']);
  await chips.getByRole('link', { name: /Oriel/ }).click();
  await expect(chips.getByRole('link')).toHaveCount(3);
  await expect(page).not.toHaveURL(/Oriel/);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/collections\/all$/);
  await expect(chips).toBeHidden();
  await expect(count(page)).toHaveText('69 pieces');
});

test('a price range by its fields and by its handles', { tag: ['@phone', '@spec-170'] }, async ({ page }) => {
  await open(page, '/collections/all');
  const form = await filters(page);
  await form.getByLabel('From', { exact: true }).fill('500');
  await expect(page).toHaveURL(/filter\.v\.price\.gte=500$/);
  await form.getByLabel('To', { exact: true }).fill('300');
  // A range on its head is turned.
  await expect(page).toHaveURL(/filter\.v\.price\.gte=300&filter\.v\.price\.lte=500$/);
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('300');
  const handle = form.getByRole('slider', { name: 'Price: To' });
  await handle.focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/filter\.v\.price\.gte=300$/);
  await form.getByRole('slider', { name: 'Price: From' }).focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/\/collections\/all$/);
  await expect(busy(page)).toHaveCount(0);
});

test('sizes stand in their order: small numbers, OS and letters, large numbers (spec §5)', {
  tag: ['@spec-257'],
}, async ({ page }) => {
  await open(page, '/collections/all');
  const form = await filters(page);
  await form.locator('summary', { hasText: 'Size' }).click();
  const listed = () => form.locator('.filter__values--sizes .filter__label').allTextContents();
  await expect.poll(async () => (await listed()).slice(0, 6)).toEqual(['0', '1', '2', '3', 'OS', 'XS']);
  const sizes = await listed();
  expect(sizes.indexOf('M / L')).toBeLessThan(sizes.indexOf('4'));
  expect(sizes.at(-1)).toBe('41');
});

test('another order, which filters keep', async ({ page }) => {
  await open(page, '/collections/dresses');
  await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
  await expect(page).toHaveURL(/\?sort_by=price-descending$/);
  await expect(busy(page)).toHaveCount(0);
  await choose(page, /^Ink \d/);
  await expect(page).toHaveURL(/filter\.v\.option\.color=Ink/);
  await expect(page).toHaveURL(/sort_by=price-descending/);
});

test('back and forward bring filters, pages and place back', { tag: ['@phone'] }, async ({ page }) => {
  await open(page, '/collections/all');
  await toEnd(page);
  await expect(cards(page)).toHaveCount(48);
  await page.evaluate(() => scrollTo(0, 900));
  await choose(page, /^Oxblood \d/);
  await expect(count(page)).toHaveText('6 pieces');
  await closeFilters(page);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(count(page)).toHaveText('69 pieces');
  await page.goForward();
  await expect(count(page)).toHaveText('6 pieces');
  await expect(page).toHaveURL(/Oxblood/);
});

test('pages come as one scrolls, in one place of the history, and are there after a product was seen', {
  tag: ['@phone', '@spec-49', '@spec-216'],
}, async ({ page }) => {
  await open(page, '/collections/all');
  await expect(cards(page)).toHaveCount(24);
  for (const total of [48, 69]) {
    await toEnd(page);
    await expect(cards(page)).toHaveCount(total);
  }
  await expect(page).toHaveURL(/page=3$/);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  const card = cards(page).nth(40);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const place = await card.locator('.card__link').textContent();
  await card.locator('.card__link').click();
  await page.waitForURL(/\/products\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(69);
  await expect.poll(() => page.evaluate((was) => Math.abs(scrollY - was), before)).toBeLessThan(100);
  await expect(page.getByRole('link', { name: place ?? '', exact: true })).toBeInViewport();
});

test('earlier pages are put above and nothing moves', async ({ page }) => {
  await open(page, '/collections/all?page=2');
  const first = cards(page).first();
  const name = (await first.locator('.card__link').textContent()) ?? '';
  await page.getByRole('link', { name: 'Show earlier pieces' }).click();
  await expect(page.getByRole('link', { name: 'Show earlier pieces' })).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  await expect(cards(page).nth(24).locator('.card__link')).toHaveText(name);
  await expect(cards(page).nth(24)).toBeInViewport();
});

test('numbered pages where the merchant wants them', async ({ page }) => {
  await open(page, '/collections/sale');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]')).toHaveText('2');
  await expect(page.locator('.card__badge--sale').first()).toHaveText(/\d+% off/);
});

test('the number at a value of a filter is what choosing it shows', { tag: ['@spec-256'] }, async ({ page }) => {
  await open(page, '/collections/all');
  // Asked for once somebody is at the list; until then the platform counts what is gone, too.
  await expect(page.locator('.filters-panel label', { hasText: /^Oxblood/ })).toHaveText('Oxblood7');
  if (!isPhone(page)) await page.locator('.filters-panel').hover();
  const panel = await filters(page);
  await expect(panel.locator('label', { hasText: /^Oxblood/ })).toHaveText('Oxblood6');
  await expect(panel.locator('[name="filter.v.availability"][value="0"]')).toBeDisabled();
  await choose(page, /^Oxblood/);
  await expect(count(page)).toHaveText('6 pieces');
  await expect(panel.locator('label', { hasText: /^Oxblood/ })).toHaveText('Oxblood6');
});

test('tags of the address stay while the list is filtered and sorted', async ({ page }) => {
  await open(page, '/collections/all/limited-edition');
  await expect(count(page)).toHaveText('7 pieces');
  await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
  await expect(page).toHaveURL(/\/collections\/all\/limited-edition\?sort_by=price-descending$/);
  await choose(page, /^Ink \d/);
  await expect(page).toHaveURL(/\/limited-edition\?.*color=Ink/);
  await expect(busy(page)).toHaveCount(0);
  await closeFilters(page);
  await page.locator('.collection__list').getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/limited-edition\?sort_by=price-descending$/);
});

test('what stands between the products goes when a filter is chosen (spec §3)', async ({ page }) => {
  await open(page, '/collections/linen');
  await expect(page.locator('.tile').first()).toBeVisible();
  await choose(page, /^Sage \d/);
  await expect(page.locator('.tile')).toHaveCount(0);
});

test('a swatch changes the picture, the address and the price of its card', async ({ page }) => {
  await open(page, '/collections/all');
  const card = cards(page).filter({ hasText: 'The Poplin Shirt' }).first();
  const before = await card.locator('.card__link').getAttribute('href');
  await card.getByRole('link', { name: 'Ink', exact: true }).click();
  await expect(card.locator('.card__media > img').first()).toHaveAttribute('alt', / in Ink,/);
  await expect(card.locator('.card__link')).not.toHaveAttribute('href', before ?? '');
  await expect(card.getByRole('link', { name: 'Ink', exact: true })).toHaveAttribute('aria-current', 'true');
  await card.locator('.card__link').click();
  await expect(page.getByRole('radio', { name: 'Ink' })).toBeChecked();
});

test('a size chosen on the card puts a piece into the bag', { tag: ['@phone'] }, async ({ page }) => {
  await open(page, '/collections/dresses');
  const card = cards(page).filter({ hasText: 'Column Slip Dress' }).first();
  await card.hover();
  await card.getByRole('button', { name: 'Add Column Slip Dress to bag' }).click();
  const panel = card.getByRole('group', { name: 'Choose a size of Column Slip Dress' });
  await expect(panel.getByRole('button').nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await card.getByRole('button', { name: 'Add Column Slip Dress to bag' }).click();
  await panel.getByRole('button').nth(1).click();
  if (isPhone(page)) await page.waitForURL(/\/cart$/);
  else await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
});

test('by key alone: filters, chips and order', { tag: ['@phone'] }, async ({ page }) => {
  await open(page, '/collections/all');
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filter' }).focus();
    await page.keyboard.press('Enter');
  }
  const form = await filters(page);
  await form.getByRole('checkbox', { name: /^Oxblood/ }).focus();
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText('6 pieces');
  await expect(form.getByRole('checkbox', { name: /^Oxblood/ })).toBeFocused();
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
  }
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  await page.keyboard.press('P');
  await expect(page).toHaveURL(/sort_by=price-/);
  await expect(busy(page)).toHaveCount(0);
  const chips = page.locator('.collection__list').getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: /Oxblood/ }).focus();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('69 pieces');
});

test('the open filters are readable by everyone', { tag: ['@phone'] }, async ({ page }) => {
  await open(page, '/collections/all?filter.v.option.color=Ink&filter.v.price.gte=100');
  const form = await filters(page);
  const closed = form.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  const part = isPhone(page) ? '.filter-drawer' : '.filters-panel';
  expect(await axe(page, part, '.chips')).toEqual([]);
});

test('filters, loaded pages and place are there after the page is loaded again', { tag: ['@phone'] }, async ({
  page,
}) => {
  await open(page, '/collections/all');
  await choose(page, /^In stock/);
  await closeFilters(page);
  await expect(count(page)).toHaveText('68 pieces');
  await toEnd(page);
  await expect(cards(page)).toHaveCount(48);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect(count(page)).toHaveText('68 pieces');
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(100);
});

test('what is yes or no is a filter too', async ({ page }) => {
  await open(page, '/collections/all');
  const form = await filters(page);
  await form.locator('summary', { hasText: 'Final sale' }).click();
  await form.getByRole('checkbox', { name: /^Yes \d/ }).click();
  await expect(page).toHaveURL(/\?filter\.p\.m\.custom\.final_sale=1$/);
  await expect.poll(() => cards(page).count()).toBeLessThan(10);
  await expect(form.getByRole('checkbox', { name: /^Yes/ })).toBeChecked();
  await closeFilters(page);
  await page.locator('.collection__list').getByRole('link', { name: /Yes/ }).click();
  await expect(count(page)).toHaveText('69 pieces');
});

test('vendors have a list of their own, which stays theirs while it is sorted', async ({ page }) => {
  await open(page, '/collections/vendors?q=Oriel');
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(
    /\/collections\/vendors\?(q=Oriel&sort_by=price-ascending|sort_by=price-ascending&q=Oriel)$/,
  );
  await expect(count(page)).toHaveText('15 pieces');
});

test.describe('a network that misbehaves', () => {
  test.use({ expected: /the list could not be read|status of 500|net::ERR/ });
  const isList = (url: URL) => url.pathname === '/collections/all' && url.search !== '';

  for (const [what, answer] of [
    ['a 500', { status: 500, contentType: 'text/html', body: 'Down' }],
    ['an answer that is not HTML', { status: 200, contentType: 'application/json', body: '{"a":1}' }],
    ['another page', { status: 200, contentType: 'text/html', body: '<p>Log in</p>' }],
  ] as const) {
    test(`${what}: the old items stay, the address goes back, a sentence says so`, async ({ page }) => {
      await open(page, '/collections/all');
      await page.route(isList, (route) => route.fulfill(answer));
      await choose(page, /^Oxblood \d/);
      await expect(page.locator('.collection__failed')).toHaveCount(1);
      await expect(page).toHaveURL(/\/collections\/all$/);
      await expect(cards(page)).toHaveCount(24);
      await expect(page.getByRole('checkbox', { name: /^Oxblood/, checked: true })).toHaveCount(0);
      await page.unroute(isList);
      await choose(page, /^Oxblood \d/);
      await expect(count(page)).toHaveText('6 pieces');
      await expect(page.locator('.collection__failed')).toHaveCount(0);
    });
  }

  test('says nothing where the merchant wants no sentences, and keeps what was there', { tag: ['@spec-284'] }, async ({
    page,
  }) => {
    await alterPage(page, '/collections/all', (html) => html.replace('"show_errors": true', '"show_errors": false'));
    await open(page, '/collections/all');
    await page.route(isList, (route) => route.fulfill({ status: 500, body: '' }));
    await choose(page, /^Oxblood \d/);
    await expect(page).toHaveURL(/\/collections\/all$/);
    await expect(busy(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(24);
    await expect(page.locator('.collection__failed')).toHaveCount(0);
  });

  test('a slow answer: the choice shows at once, the old items wait under a veil, and stay usable', async ({
    page,
  }) => {
    await open(page, '/collections/all');
    let go: (() => void) | undefined;
    await page.route(isList, async (route) => {
      await new Promise<void>((resolve) => (go = resolve));
      await route.continue().catch(() => {});
    });
    await choose(page, /^Oxblood \d/);
    await expect(page).toHaveURL(/color=Oxblood$/);
    await expect(page.getByRole('checkbox', { name: /^Oxblood/, checked: true })).toHaveCount(1);
    await expect(busy(page)).toHaveCount(1);
    await expect(cards(page)).toHaveCount(24);
    go?.();
    await expect(count(page)).toHaveText('6 pieces');
    await expect(busy(page)).toHaveCount(0);
  });

  test('answers out of order: the newest wins', async ({ page }) => {
    await open(page, '/collections/all');
    let slow: (() => void) | undefined;
    await page.route(isList, async (route) => {
      if (!new URL(route.request().url()).search.includes('Rose')) await new Promise<void>((go) => (slow = go));
      await route.continue().catch(() => {});
    });
    const ended = endOf(page, ({ search }) => search.includes('Oxblood') && !search.includes('Rose'));
    await choose(page, /^Oxblood \d/);
    await choose(page, /^Rose \d/);
    await expect(page).toHaveURL(/Oxblood&filter\.v\.option\.color=Rose/);
    await expect(count(page)).not.toHaveText('69 pieces');
    const shown = await count(page).textContent();
    slow?.();
    await ended;
    await frames(page);
    await expect(count(page)).toHaveText(shown ?? '');
    await closeFilters(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/collections\/all$/);
    await expect(count(page)).toHaveText('69 pieces');
  });

  test('a next page that cannot be read may be asked for again', { tag: ['@spec-284'] }, async ({ page }) => {
    await open(page, '/collections/all');
    await page.route(isList, (route) => route.abort());
    await toEnd(page);
    await expect(page.locator('.more-pages .error')).toHaveText('More pieces could not be fetched just now.');
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(isList);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(48);
  });
});
