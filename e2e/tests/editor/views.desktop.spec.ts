import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Editor } from '../../editor.ts';
import { type OwnShop, startOwnShop } from '../../servers.ts';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop({ isCopy: true });
});
test.afterAll(() => shop?.stop());

test('the preview as others see it: with a bag, sold out, from another country, in another language, signed in; visitors see nothing of it', {
  tag: ['@editor-3', '@editor-4'],
}, async ({ page }) => {
  const editor = new Editor(page);
  const { preview } = editor;
  const choose = async (label: string, option: RegExp) => {
    const choice = page.getByRole('button', { name: label }).last();
    await choice.click();
    await page.getByRole('option', { name: option }).click();
    // A frame after the list has gone: until then a key would reach nobody.
    await expect(choice).toBeFocused();
  };
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await editor.open(shop.origin);
  await editor.button('View the shop as').click();
  await page.getByText('Two products in the bag').click();
  await page.getByText('Everything sold out').click();
  await leave();
  // Chosen while the home page is being loaded once more.
  await editor.show('Product');
  await expect(preview.getByRole('banner').getByText('2', { exact: true })).toBeVisible();
  await expect(preview.getByRole('radio', { name: 'XS, Sold out' })).toBeAttached();
  await editor.button('View the shop as').click();
  await choose('Market', /^United Kingdom \(GBP\)$/);
  await expect(preview.locator('main').getByText(/£/).first()).toBeVisible();
  await choose('Language', /^français$/);
  await expect(preview.getByRole('heading', { name: 'T-shirt col rond en Supima' })).toBeVisible();
  await choose('Language', /^English$/);
  await choose('Customer', /^Clara Whitlock$/);
  await leave();
  await editor.show('Account');
  await expect(preview.getByText(/Clara/).first()).toBeVisible();

  await page.goto(`${shop.origin}/account`);
  await expect(page).toHaveURL(/login/);
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toHaveCount(0);
});

test('a picture is uploaded, described and pointed at: the preview shows it at once, the shop has its file; and all at the width of a phone', {
  tag: ['@editor-17'],
}, async ({ page }) => {
  const editor = new Editor(page);
  const { preview } = editor;
  await editor.open(shop.origin);
  await editor.row('Clothes for a quiet room').click();
  await editor.button(/^Picture: /).click();
  const buffer = await readFile(join(shop.shopDir, 'files/article-caring-for-silk-at-home.webp'));
  await page.locator('input[type=file]').setInputFiles({ name: 'Own Picture.webp', mimeType: 'image/webp', buffer });
  const picture = preview.locator('main .shopify-section').first().locator('img').first();
  // The page is rendered beside what else has to be made for the first time: the picker's thumbnails of all pictures.
  await expect(picture).toHaveAttribute('src', /\/own-picture\.webp/, { timeout: 60_000 });

  await editor.button('Alt text and focal point').first().click();
  await editor.field('Alt text').fill('A silk blouse');
  await page.getByRole('slider', { name: 'Focal point' }).press('ArrowLeft');
  await expect(page.locator('.focal img')).not.toHaveJSProperty('naturalWidth', 0);
  const box = await page.locator('.focal').boundingBox();
  await page.locator('.focal').click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 10 } });
  await editor.button('Done').click();
  await expect(picture).toHaveAttribute('alt', 'A silk blouse');
  await expect(picture).toHaveCSS('object-position', '25% 10%');
  await editor.save();

  // On a phone one of the columns is shown at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('radio', { name: 'Preview' }).click();
  await expect(picture).toBeVisible();
  await preview.getByRole('heading', { name: 'Clothes for a quiet room' }).click();
  await expect(editor.button('Alt text and focal point').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Sections', exact: true }).last().click();
  await page.getByRole('radio', { name: 'Theme', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Theme settings' })).toBeVisible();

  const described: unknown = JSON.parse(await readFile(join(shop.shopDir, 'files.json'), 'utf8'));
  expect(JSON.stringify(described)).toContain('A silk blouse');
  await page.goto(shop.origin);
  await expect(page.getByRole('img', { name: 'A silk blouse' })).toBeVisible();
});
