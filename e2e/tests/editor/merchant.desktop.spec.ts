import { expect, type Page, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

/** A merchant makes another home page of the demo shop's: by mouse, and again by keyboard alone. */
test.describe.configure({ mode: 'serial' });
// So high that both ends of a way in the tree are in view.
test.use({ viewport: { width: 1280, height: 1100 } });

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop?.stop());

/** Titles of the home page's sections in the tree, from the top. */
async function sections(editor: Editor): Promise<string[]> {
  const titles = await editor.titles();
  const from = titles.indexOf('Home page') + 1;
  return titles.slice(from, titles.indexOf('Add section', from));
}

/** The headings of the shop's own home page, as every visitor has it. */
async function headings(page: Page): Promise<string[]> {
  await page.goto(shop.origin);
  return page.locator('main').getByRole('heading').allInnerTexts();
}

test('by mouse: a hero is changed, sections are added and moved, colors and a product are chosen, undone, done again, saved; it is there after a restart', async ({
  page,
}) => {
  const editor = new Editor(page);
  const { preview, tree } = editor;
  await editor.open(shop.origin);

  await preview.getByRole('heading', { name: 'Clothes for a quiet room' }).click();
  await editor.field('Heading').fill('Winter rooms');
  await expect(preview.getByRole('heading', { name: 'Winter rooms' })).toBeVisible();

  await editor.add('Home page', 'Tabbed content');
  await expect(page.getByRole('heading', { name: 'Tabbed content' })).toBeVisible();
  await editor.add('Home page', 'Newsletter');
  const signUp = preview.locator('main [data-shopify-editor-section*="newsletter"]');
  await expect(signUp).toBeVisible();

  const added = (await sections(editor)).at(-1) ?? '';
  await editor
    .row(added)
    .last()
    .dragTo(editor.row('Winter rooms'), { targetPosition: { x: 80, y: 3 } });
  await expect.poll(async () => (await sections(editor))[0]).toBe(added);
  await expect(preview.locator('main .shopify-section').first()).toHaveAttribute(
    'data-shopify-editor-section',
    /newsletter/,
  );

  await editor.row('Winter rooms').click();
  const hero = preview.locator('[data-shopify-editor-section*="hero"]').first();
  await expect(hero.locator('.scheme-ink')).toBeAttached();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Linen' }) }).click();
  await expect(hero.locator('.scheme-linen')).toBeAttached();

  await editor.unfold('Header', 1);
  await tree
    .getByRole('row', { name: /^Mega-menu/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Remove Wool Wrap Coat' }).click();
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('ballet');
  await page.getByRole('option', { name: /Ballet Flat/ }).click();
  // The first empties the search.
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();

  await editor.button(/^Undo/).click();
  await expect(preview.locator('header').getByText('Ballet Flat')).toHaveCount(0);
  await editor.button(/^Redo/).click();
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();
  await editor.save();

  expect(await headings(page)).toContain('Winter rooms');
  await shop.restart();
  expect(await headings(page)).toContain('Winter rooms');
  await editor.open(shop.origin);
  expect((await sections(editor))[0]).toBe(added);
  await expect(preview.locator('header').getByText('Ballet Flat').first()).toBeAttached();
});
