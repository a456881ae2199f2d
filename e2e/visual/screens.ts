import { expect, type Page } from '@playwright/test';
import { animationsEnd } from '../gallery.ts';
import { fetchCode } from '../hydrated.ts';
import type { Tolerance } from '../pictures/compare.ts';
import { addToBag, fillBag, isPhone } from '../shopper.ts';
import { CLARA, signIn } from '../sign-in.ts';

/** A key screen: a page, and the steps before its screenshot. */
export interface Screen {
  /** Names the picture: `references/{desktop,phone}/NAME.png`. */
  name: string;
  path: string;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Steps on the page; resolves when their result is visible. */
  act?: (page: Page) => Promise<void>;
  /** Overrides `SAME_BROWSER` or `OTHER_BROWSER`; state why. */
  tolerance?: Partial<Tolerance>;
}

/** It has several colors and sizes, and a size guide. No test buys from the shop of the screens, so it stays in stock. */
const PRODUCT = '/products/the-poplin-shirt';
const SECOND = '/products/bias-midi-skirt';

const main = (page: Page) => page.getByRole('main');

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'menu',
    path: '/pages/about',
    async act(page) {
      if (isPhone(page)) {
        await fetchCode(page, 'MenuDrawer');
        await page.getByRole('button', { name: 'Menu', exact: true }).tap();
        await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'View all' })).toBeVisible();
        return;
      }
      const entry = page.locator('.nav__entry').filter({ has: page.locator('.nav__top:text-is("Occasion")') });
      await entry.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(entry.locator('.nav__panel')).toBeVisible();
    },
  },
  {
    name: 'search-panel',
    path: '/pages/about',
    async act(page) {
      await fetchCode(page, 'SearchPanel');
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      const field = page.getByRole('combobox', { name: 'What are you looking for?' });
      await field.fill('dress');
      await expect(page.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible();
      await expect(field).toHaveAttribute('aria-busy', 'false');
    },
  },
  { name: 'search', path: '/search?type=product&q=silk' },
  { name: 'collection', path: '/collections/dresses' },
  {
    name: 'collection-filters',
    path: '/collections/all?filter.v.option.color=Ink&filter.v.price.gte=100',
    async act(page) {
      if (!isPhone(page)) return;
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    },
  },
  { name: 'product', path: PRODUCT },
  {
    name: 'product-details',
    path: PRODUCT,
    async act(page) {
      const details = main(page).locator('.accordion').first();
      await details.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'size-guide',
    path: PRODUCT,
    async act(page) {
      await main(page).getByRole('button', { name: 'Size Guide' }).first().click();
      await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible();
    },
  },
  {
    name: 'waitlist',
    path: '/search?type=product&q=mohair',
    async act(page) {
      await main(page).getByRole('link', { name: 'Waitlist for Brushed Mohair Sweater' }).click();
      await expect(page.getByRole('dialog', { name: 'Waitlist' }).getByLabel('Email')).toBeVisible();
    },
  },
  {
    // The zoom on a desktop, the sticky bar on a phone.
    name: 'zoom-or-bar',
    path: PRODUCT,
    async act(page) {
      if (isPhone(page)) {
        const review = page.locator('article.review').first();
        await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
        await review.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await expect(page.getByRole('region', { name: 'The Poplin Shirt' }).getByRole('button')).toBeVisible();
        return;
      }
      await page.locator('.gallery__zoom').first().click();
      await expect(page.locator('.zoom__picture')).toHaveAttribute('src', /width=2000/);
      await animationsEnd(page);
    },
  },
  // A drawer on a desktop, the cart page on a phone.
  { name: 'bag', path: PRODUCT, act: addToBag },
  {
    name: 'cart',
    path: '/cart',
    async prepare(page) {
      await fillBag(page, PRODUCT, SECOND);
    },
    act: (page) => expect(page.getByText('Bag (2)')).toBeVisible(),
  },
  {
    name: 'checkout',
    path: '/checkout',
    async prepare(page) {
      await fillBag(page, PRODUCT);
    },
    act: (page) => expect(page.getByLabel('Email')).toBeVisible(),
  },
  { name: 'blog', path: '/blogs/journal' },
  { name: 'article', path: '/blogs/journal/notes-on-a-slip-dress' },
  { name: 'lookbook', path: '/pages/lookbook' },
  { name: 'look', path: '/pages/look/hedgerow' },
  { name: 'login', path: '/account/login' },
  {
    name: 'order',
    path: '/account?view=orders',
    prepare: (page) => signIn(page, CLARA, process.env.VITRINE_E2E_STILL),
    async act(page) {
      await page.getByRole('link', { name: '#1009', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Order #1009' })).toBeVisible();
    },
  },
  { name: 'stores', path: '/pages/stores' },
  { name: 'not-found', path: '/nothing-here' },
  { name: 'styleguide', path: '/pages/styleguide' },
];
