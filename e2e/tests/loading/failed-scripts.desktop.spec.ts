import type { Page } from '@playwright/test';
import { hydrated, open } from '../../hydrated.ts';
import { PAGES } from '../../pages.ts';
import { expect, test } from '../../test.ts';

const isFull = process.env.VITRINE_FULL === '1';

test.use({ reusesPage: false, expectedMessages: /Failed to load resource|\[vitrine\] |dynamically imported module/ });

/** A chunk of the theme by its file, whatever attempt it is. What the page's markup names itself is no chunk. */
const chunkOf = (url: string): string | undefined =>
  /\/assets\/((?!boot-|early-)[\w-]+\.js)(\?again=\d+)?$/.exec(url)?.[1];

/** Lets every chunk fail so many times on each page; answers those that have. */
async function failChunks(page: Page, times: number): Promise<Map<string, number>> {
  const failed = new Map<string, number>();
  await page.route(
    (url) => chunkOf(url.href) !== undefined,
    (route) => {
      const chunk = chunkOf(route.request().url()) ?? '';
      const before = failed.get(chunk) ?? 0;
      if (before >= times) return route.continue();
      failed.set(chunk, before + 1);
      return route.fulfill({ status: 404 });
    },
  );
  return failed;
}

/** A page may be held only by a dialog that is seen. */
const isFree = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.documentElement.style.overflow !== 'hidden' || document.querySelector('dialog[open]') !== null,
  );

const bag = (page: Page) => page.locator('.site-header [data-scripted="bag"]');
const search = (page: Page) => page.locator('.site-header__tools a[href*="/search"]');

test('a button that is pressed before the scripts load works once they have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/boot-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/pages/about', { waitUntil: 'commit' });
  await page.locator('.mobile-menu > button').click();
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  await expect(page.locator('html[data-boot]')).toHaveCount(0);
  arrive();
  await expect(page.locator('.menu[open] .menu__body, .plain-menu__panel').first()).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test('with each script failing once, a size is added, the bag opens, the menu expands and search works', {
  tag: ['@menu-7'],
}, async ({ page }) => {
  const failed = await failChunks(page, 1);
  await open(page, '/products/column-slip-dress');
  await page.locator('label[title="6"]').click();
  // The island's own answer: where it is late the form is sent.
  await expect(page.locator('form.buy[novalidate]')).toBeVisible();
  await page.locator('form.buy button[name=id]').click();
  const drawer = page.getByRole('dialog', { name: /^Bag/ });
  // The drawer, or the bag's page where the second attempt came too late.
  await expect(page.locator('.bag-item__text').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await hydrated(page);
  await page.locator('.site-header__logo').hover();
  await page.locator('.nav [data-panel] > :is(a, button)').first().hover();
  await expect(page.locator('.nav .mega').first()).toBeVisible();
  await search(page).click();
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  expect(await isFree(page)).toBe(true);
  const names = [...failed.keys()].join();
  for (const chunk of ['mount', 'shared', 'product', 'run-nav', 'SearchPanel']) expect(names).toContain(`${chunk}-`);
});

test('after a deploy an open tab falls back to the plain page, whose own scripts work', {
  tag: ['@menu-7'],
}, async ({ page }) => {
  await open(page, '/pages/contact');
  // The old scripts are gone until the shop is asked for a page, which names the new ones.
  let isGone = true;
  await page.route(
    (url) => chunkOf(url.href) !== undefined,
    (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()),
  );
  await page.route(/\/(search|cart)(\?|$)/, (route) => {
    isGone = route.request().resourceType() !== 'document' && isGone;
    return route.continue();
  });
  await search(page).click();
  await page.waitForURL(/\/search/);
  await hydrated(page);
  await bag(page).click();
  await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
});

const CONTROLS = [
  { name: 'search', control: search, panel: (page: Page) => page.getByRole('searchbox').first(), plain: /\/search/ },
  { name: 'bag', control: bag, panel: (page: Page) => page.getByRole('dialog', { name: /^Bag/ }), plain: /\/cart/ },
];

if (isFull) {
  for (const { path } of PAGES) {
    for (const times of [1, 2]) {
      for (const { name, control, panel, plain } of CONTROLS) {
        // A page's own control has nothing to open.
        if (plain.test(path)) continue;
        test(`${path}: with each script failing ${times} times, ${name} opens, or its page does`, async ({ page }) => {
          await failChunks(page, times);
          await open(page, path);
          await control(page).click();
          await expect
            .poll(async () => plain.test(new URL(page.url()).pathname) || (await panel(page).isVisible()))
            .toBe(true);
          // It may be on its way to the plain page.
          await expect.poll(() => isFree(page).catch(() => false)).toBe(true);
        });
      }
    }
  }
}
