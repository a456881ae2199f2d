import { expect, type Locator, type Page, test } from '@playwright/test';
import { axe } from '../../axe.ts';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop?.stop());

async function closeMenu(page: Page, menu: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

test('axe finds nothing: as opened, with settings, adding, colors, texts, saves, pages, views; in English and in French', {
  tag: ['@editor-22'],
}, async ({ page }) => {
  const editor = new Editor(page);
  const dialog = page.getByRole('dialog');
  await editor.open(shop.origin);
  expect.soft(await axe(page)).toEqual([]);

  await editor.preview.getByRole('heading', { name: 'Clothes for a quiet room' }).click();
  await expect(editor.field('Heading')).toBeVisible();
  expect.soft(await axe(page, '.column-settings')).toEqual([]);

  await editor.chooseAddition('Home page');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await axe(page, '[role=dialog]')).toEqual([]);
  await closeMenu(page, dialog);

  await editor.button(/^Page:/).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect.soft(await axe(page, '[role=dialog]')).toEqual([]);
  await closeMenu(page, dialog);

  await editor.button('View the shop as').click();
  expect.soft(await axe(page, '[role=dialog]')).toEqual([]);
  await closeMenu(page, dialog);

  await editor.field('Heading').fill('Accessible');
  await editor.save();
  await editor.button('Saved versions').click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  expect.soft(await axe(page, '[role=dialog]')).toEqual([]);
  await closeMenu(page, dialog);

  await page.getByRole('radio', { name: 'Theme', exact: true }).click();
  await editor.button('Colors').click();
  await editor.button(/^Linen/).click();
  expect.soft(await axe(page, '.column-tree')).toEqual([]);
  await page.getByRole('radio', { name: 'Texts', exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Search texts' })).toBeVisible();
  expect.soft(await axe(page, '.column-tree')).toEqual([]);

  await editor.button('Language of the editor').click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByRole('radio', { name: 'Sections', exact: true }).click();
  await expect(page.getByRole('treegrid', { name: 'Sections de la page' })).toBeVisible();
  expect.soft(await axe(page)).toEqual([]);
});
