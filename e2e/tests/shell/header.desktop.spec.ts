import type { Locator, Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { fetchCode, open } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

const PAGE = '/collections/dresses';
/** In px, a place below any open menu. */
const AWAY = { x: 640, y: 780 };

/** The menu that is open. */
const OPEN = '.nav__entry[data-open]';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) =>
  nav(page)
    .locator('.nav__entry')
    .filter({ has: page.locator(`.nav__top:text-is("${name}")`) });
const panel = (item: Locator) => item.locator('.nav__panel');

/** Rests the mouse on an entry, as a hand does it. */
async function rest(page: Page, name: string) {
  const box = await entry(page, name).locator('.nav__top').boundingBox();
  if (!box) throw new Error(`${name} is not in sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
}

/** Opens by resting; while the header comes to life the hand moves on the entry, as hands do. */
async function openByMouse(page: Page, name: string) {
  await expect(async () => {
    await rest(page, name);
    await page.mouse.move(...(await nudge(page, name)));
    await expect(panel(entry(page, name))).toBeVisible({ timeout: 1000 });
  }).toPass();
}
async function nudge(page: Page, name: string): Promise<[number, number]> {
  const box = await entry(page, name).locator('.nav__top').boundingBox();
  return [(box?.x ?? 0) + (box?.width ?? 0) / 2 + 3, (box?.y ?? 0) + (box?.height ?? 0) / 2 + 3];
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.sum += (shift as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
/** Shifts since the page's fonts were there: a word of another width is not the menu's doing. */
const forgetShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    (window as unknown as { shifts: { sum: number } }).shifts.sum = 0;
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

test.describe('with an empty picture cache', () => {
  test.use({ reusesPage: false });

  test('each kind of menu opens on hover with its own content, another replaces it, and leaving closes all', {
    tag: [
      '@shop-7',
      '@header-2',
      '@header-3',
      '@header-4',
      '@header-5',
      '@header-6',
      '@header-14',
      '@header-15',
      '@header-18',
    ],
  }, async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
    const slingback = () => pictures.filter((url) => url.includes('kitten-slingback-cherry-front')).length;
    await watchShifts(page);
    await open(page, PAGE);
    await forgetShifts(page);

    await test.step('columns', async () => {
      await openByMouse(page, 'Clothing');
      const clothing = panel(entry(page, 'Clothing'));
      await expect(clothing.getByRole('link', { name: 'Coats & Jackets' })).toBeVisible();
      await expect(clothing.getByRole('link', { name: 'The Linen Room' }).last()).toHaveAttribute(
        'href',
        '/collections/linen',
      );
      expect(await axe(page, 'header')).toEqual([]);
      // Of another menu nothing has come. On its way to the next entry the hand may rest long enough on what is between.
      expect(slingback()).toBe(0);
    });

    await test.step('featured products beside a picture with text', async () => {
      await openByMouse(page, 'Occasion');
      await expect(panel(entry(page, 'Clothing'))).toBeHidden();
      const occasion = panel(entry(page, 'Occasion'));
      await expect(occasion.getByText('For the evening')).toBeVisible();
      await expect(occasion.getByRole('link', { name: /Velvet Column Gown/ })).toHaveAttribute(
        'href',
        '/products/velvet-column-gown',
      );
      const words = occasion.getByText('Home by midnight');
      await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
      const cta = occasion.locator('.mega-cta');
      const picture = await cta.boundingBox();
      const at = await words.boundingBox();
      // Left of everything else, its words at the bottom.
      expect(picture?.x).toBeLessThan((await occasion.getByRole('link', { name: 'Tailoring' }).boundingBox())?.x ?? 0);
      const below = (box: typeof at): number => (box?.y ?? 0) + (box?.height ?? 0);
      expect(below(picture) - below(at)).toBeLessThan(60);
      expect(await axe(page, OPEN)).toEqual([]);
    });

    await test.step('leaving closes all without layout shift', async () => {
      await page.mouse.move(AWAY.x, AWAY.y, { steps: 6 });
      await expect(nav(page).locator('.nav__panel:visible')).toHaveCount(0);
      expect(await shifted(page)).toBe(0);
    });

    await test.step('a picture’s words stand at its top where the merchant says so', async () => {
      await openByMouse(page, 'Occasion');
      const cta = panel(entry(page, 'Occasion')).locator('.mega-cta');
      await cta.evaluate((box) => box.classList.replace('mega-cta--bottom', 'mega-cta--top'));
      const words = await cta.getByText('Home by midnight').boundingBox();
      expect((words?.y ?? 0) - ((await cta.boundingBox())?.y ?? 0)).toBeLessThan(60);
    });

    await test.step('pictures, which load when it opens and not with the page', async () => {
      await openByMouse(page, 'Shoes & Accessories');
      const shoes = panel(entry(page, 'Shoes & Accessories'));
      await expect(shoes.getByRole('link')).toHaveText(['Shoes', 'Accessories', 'Jewellery', 'Gifts']);
      await expect.poll(slingback).toBe(1);
      await expect(shoes.getByRole('link', { name: 'Jewellery' })).toHaveAttribute('href', '/collections/jewellery');
      expect(await axe(page, OPEN)).toEqual([]);
    });

    await test.step('pictures with titles on them, text and a second menu; the entry itself does not navigate', async () => {
      const journal = entry(page, 'Journal');
      await expect(journal.getByRole('link', { name: 'Journal', exact: true })).toHaveCount(0);
      await journal.getByRole('button', { name: 'Journal' }).click();
      await expect(panel(journal)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await expect(panel(journal).getByText('The house, in words')).toBeVisible();
      await expect(panel(journal).getByText('Stay close')).toBeVisible();
      const title = panel(journal).getByText('Lookbook');
      const tile = await panel(journal).getByRole('link', { name: 'Lookbook' }).boundingBox();
      const words = await title.boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((tile?.y ?? 0) + (tile?.height ?? 0));
      expect(await axe(page, OPEN)).toEqual([]);
    });

    await test.step('a link with a sign-up form opens it instead of its page', async () => {
      await panel(entry(page, 'Journal')).getByRole('link', { name: 'Letters from the house' }).click();
      await expect(page.getByRole('dialog').getByText('New pieces, fittings')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
      await expect(panel(entry(page, 'Journal'))).toBeHidden();
    });
  });
});

test('hovering an entry before its script has loaded opens it; then by keyboard: arrows, Home, End, Enter, Escape, and Tab leaves', {
  tag: ['@header-2'],
}, async ({ page }) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/run-nav-/, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(PAGE);
  const asked = page.waitForRequest(/\/run-nav-/);
  await rest(page, 'Clothing');
  await asked;
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();
  bring();
  await expect(panel(entry(page, 'Clothing'))).toBeVisible();
  await page.mouse.move(AWAY.x, AWAY.y, { steps: 6 });
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();

  const focused = page.locator(':focus');
  await entry(page, 'New').getByRole('link', { name: 'New', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('Clothing');
  await page.keyboard.press('End');
  await expect(focused).toHaveText('Sale');
  await page.keyboard.press('Home');
  await expect(focused).toHaveText('New');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Clothing: show menu' });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Dresses & One-Pieces');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('All Dresses');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveText('Shirts & Tops');
  await page.keyboard.press('Escape');
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();
  await expect(focused).toHaveText('Clothing');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();
  await expect(focused).toHaveText('Shoes & Accessories');
});

test('one overlay is open at a time: search, 70 px below the header’s top, menus and the bag replace each other', {
  tag: ['@header-16', '@header-17'],
}, async ({ page }) => {
  await open(page, PAGE);
  await fetchCode(page, 'SearchPanel');
  await openByMouse(page, 'Clothing');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await expect(panel(entry(page, 'Clothing'))).toBeHidden();
  const top = await page.locator('header').evaluate((header) => header.getBoundingClientRect().top);
  const sheet = page.locator('.search-panel__sheet');
  await expect.poll(async () => ((await sheet.boundingBox())?.y ?? 0) - top).toBe(70);
  await openByMouse(page, 'Occasion');
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: 'Bag', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(panel(entry(page, 'Occasion'))).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the header is sticky once scrolled out of view, without layout shift; entries that do not fit wrap, with the logo centered', {
  tag: ['@header-1', '@header-13', '@header-17'],
}, async ({ page }) => {
  await watchShifts(page);
  await open(page, PAGE);
  await forgetShifts(page);
  const header = page.locator('header.site-header');
  await expect(page.locator('.site-header__mark')).toHaveCount(1);
  await expect(header).not.toHaveAttribute('data-sticky');
  await page.mouse.move(AWAY.x, AWAY.y);
  await page.mouse.wheel(0, 900);
  await expect(header).toHaveAttribute('data-sticky');
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await page.mouse.wheel(0, -2000);
  await expect(header).not.toHaveAttribute('data-sticky');
  expect(await shifted(page)).toBe(0);
  const { wide, middle, bar } = await page.evaluate(() => {
    const list = document.querySelector('.nav__list');
    for (const each of [...(list?.children ?? [])]) list?.append(each.cloneNode(true));
    const logo = document.querySelector('.site-header__logo')?.getBoundingClientRect() ?? new DOMRect();
    return {
      wide: document.documentElement.scrollWidth,
      middle: logo.x + logo.width / 2,
      bar: document.querySelector('.site-header')?.clientHeight,
    };
  });
  expect([wide, Math.round(middle), bar]).toEqual([1280, 640, 70]);
});
