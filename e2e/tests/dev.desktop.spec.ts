import { expect, type Page, test } from '@playwright/test';
import { type DevCopy, startDevCopy } from '../../scripts/dev-copy.ts';
import { CLOSED_POPUPS } from '../test.ts';

/** Every test edits one copy of the sources, which `npm run dev` serves. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const STOREFRONT = 'packages/storefront';
const HERO = `${STOREFRONT}/src/sections/hero/hero.section.tsx`;
const PROMO_BAR = `${STOREFRONT}/src/sections/promo-bar/PromoBar.tsx`;
const NEWSLETTER = `${STOREFRONT}/theme/sections/newsletter.liquid`;

/** An import reads the whole folder. */
const IMPORTED = { timeout: 100_000 };

let dev: DevCopy;
test.beforeAll(async () => {
  dev = await startDevCopy();
});
test.afterAll(async () => {
  await dev?.close();
});

/** Opens a page, and marks it: a page that was loaded again has no mark. */
async function open(page: Page, path: string): Promise<void> {
  await page.context().addCookies(CLOSED_POPUPS);
  await page.goto(`${dev.url}${path}`);
  await page.locator('html[data-dev="ready"][data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.documentElement.dataset.mark = '';
  });
}

const mark = (page: Page) => page.locator('html[data-mark]');
const overlay = (page: Page) => page.locator('vitrine-problems');

test('a changed view is updated without losing its state', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  const play = page.getByRole('button', { name: 'Play announcements' });
  await expect(play).toBeVisible();
  dev.edit(PROMO_BAR, 'className="promo"', 'className="promo edited-view"');
  await expect(page.locator('.promo.edited-view')).toBeVisible();
  // Its Liquid follows, and is not put in the place of the view.
  await expect.poll(async () => (await fetch(dev.url)).text()).toContain('promo edited-view');
  await expect(play).toBeVisible();
  await expect(mark(page)).toBeAttached();
});

test('changed data of a section is updated in place, and other sections keep their state', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Pause announcements' }).click();
  dev.edit(HERO, 'heading: settings.heading,', 'heading: settings.eyebrow,');
  await expect(page.locator('h1')).toHaveText('Autumn');
  await expect(page.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  await expect(mark(page)).toBeAttached();
});

test('a changed setting is updated in place', async ({ page }) => {
  await open(page, '/products/column-slip-dress');
  await expect(page.locator('.share')).toBeAttached();
  dev.edit(
    `${STOREFRONT}/src/sections/product/service-data.ts`,
    "share: checkbox({ label: 't:labels.share', default: true })",
    "share: checkbox({ label: 't:labels.share', default: false })",
  );
  await expect(page.locator('.share')).not.toBeAttached();
  await expect(mark(page)).toBeAttached();
});

test('a changed stylesheet is replaced, and nothing else is', async ({ page }) => {
  await open(page, '/');
  dev.edit(
    `${STOREFRONT}/src/sections/promo-bar/promo-bar.css`,
    '.promo {\n  display: grid;',
    '.promo {\n  outline: 3px solid;\n  display: grid;',
  );
  await expect(page.locator('.promo')).toHaveCSS('outline-width', '3px');
  await expect(mark(page)).toBeAttached();
});

test('a changed text of a locale is updated in the markup and in views', async ({ page }) => {
  await open(page, '/');
  dev.edit(`${STOREFRONT}/src/sections/promo-bar/texts.json`, '"Pause announcements"', '"Hold announcements"');
  await expect(page.getByRole('button', { name: 'Hold announcements' })).toBeVisible();
  await page.getByRole('button', { name: 'Hold announcements' }).click();
  await page.getByRole('button', { name: 'Play announcements' }).click();
  await expect(page.getByRole('button', { name: 'Hold announcements' })).toBeVisible();
  await expect(mark(page)).toBeAttached();
});

test('a hand-written section and the settings of a group are updated in place', async ({ page }) => {
  await open(page, '/');
  dev.edit(NEWSLETTER, 'class="newsletter__words"', 'class="newsletter__words edited-theme"');
  await expect(page.locator('.edited-theme')).toBeAttached();
  dev.edit(`${STOREFRONT}/theme/sections/footer-group.json`, 'Eight letters a year', 'Nine letters a year');
  await expect(page.getByRole('heading', { name: 'Nine letters a year' })).toBeAttached();
  await expect(mark(page)).toBeAttached();
});

test('a changed layout reloads the page', async ({ page }) => {
  await open(page, '/');
  dev.edit(`${STOREFRONT}/theme/layout/theme.liquid`, 'class="skip-link"', 'class="skip-link edited-layout"');
  await expect(page.locator('.edited-layout')).toBeAttached();
  await expect(mark(page)).not.toBeAttached();
});

test('changed files of the shop are imported and shown in place', async ({ page }) => {
  await open(page, '/products/column-slip-dress');
  dev.edit('shop/menus.json', '"title": "New",', '"title": "Just Arrived",');
  await expect(page.locator('body')).toContainText('Just Arrived', IMPORTED);
  dev.edit('shop/products.csv', 'column-slip-dress,Column Slip Dress,', 'column-slip-dress,Column Slip Gown,');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column Slip Gown', IMPORTED);
  dev.edit('shop/inventory.csv', 'COLSLIDRE-INK-0,Warehouse,65', 'COLSLIDRE-INK-0,Warehouse,7065');
  const payload = page.locator('[data-island="product"] > script');
  await expect.poll(() => payload.textContent(), IMPORTED).toMatch(/"stock":7\d\d\d\b/);
  await expect(mark(page)).toBeAttached();
  expect(dev.output()).toContain('The stock is now that of inventory.csv.');
});

test('a file of the shop that cannot be parsed is reported with the reason, and the shop stays as it was', async ({
  page,
}) => {
  await open(page, '/');
  dev.edit('shop/menus.json', '"handle": "main-menu",', '"handle": "main-menu"');
  await expect.poll(() => dev.output(), IMPORTED).toMatch(/menus\.json could not be imported: .*menus\.json/);
  await expect(page.locator('body')).toContainText('Just Arrived');
  dev.edit('shop/menus.json', '"handle": "main-menu"', '"handle": "main-menu",');
});

/** Faults, each with what the page shows of it. */
const FAULTS = [
  {
    fault: 'what the compiler refuses',
    file: HERO,
    from: 'first: index === 1,',
    to: 'first: index === Math.random(),',
    shown: ['hero.section.tsx:', 'Math.random()', 'set state in an effect', '> '],
  },
  {
    fault: 'a syntax error in a view',
    file: PROMO_BAR,
    from: 'const close = () => {',
    to: 'const close = () => {{',
    shown: ['PromoBar.tsx:', 'Expected `}`', 'Mend the syntax'],
  },
  {
    fault: 'a syntax error in a stylesheet',
    file: `${STOREFRONT}/src/sections/promo-bar/promo-bar.css`,
    from: 'outline: 3px solid;',
    to: 'outline: 3px solid; }}',
    shown: ['promo-bar.css:2', 'Invalid empty selector'],
  },
  {
    fault: 'a text that is missing',
    file: PROMO_BAR,
    from: "t('promo.label')",
    to: "t('promo.nowhere')",
    shown: ['PromoBar.tsx:27', "There is no text 'promo.nowhere'", 'src/sections/promo-bar/texts.json'],
  },
  {
    fault: 'Liquid that cannot be read',
    file: NEWSLETTER,
    from: '{%- endif -%}',
    to: '{%- endiff -%}',
    shown: ['newsletter.liquid:12', 'endiff', 'Write'],
  },
  {
    fault: 'JSON of the theme that cannot be read',
    file: `${STOREFRONT}/theme/sections/footer-group.json`,
    from: '"type": "footer",',
    to: '"type": "footer"',
    shown: ['footer-group.json:'],
  },
];

for (const { fault, file, from, to, shown } of FAULTS) {
  test(`${fault}: an overlay shows file, line and remedy until it is fixed`, async ({ page }) => {
    await open(page, '/');
    dev.edit(file, from, to);
    for (const text of shown) await expect(overlay(page)).toContainText(text);
    dev.edit(file, to, from);
    await expect(overlay(page)).not.toBeAttached();
    await expect(mark(page)).toBeAttached();
  });
}

test('a page that is opened while the build is broken shows the error', async ({ page }) => {
  dev.edit(HERO, 'first: index === 1,', 'first: index === Math.random(),');
  await page.goto(dev.url);
  await expect(overlay(page)).toContainText('hero.section.tsx:');
  dev.edit(HERO, 'first: index === Math.random(),', 'first: index === 1,');
  await expect(overlay(page)).not.toBeAttached();
});
