import type { Page } from '@playwright/test';
import { hydrated } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

const stories = (page: Page) => page.getByRole('main').getByRole('article');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => page.locator('label', { has: radio(page, name) }).click();

test('articles of several blogs are filtered by blog; the choice is stored in the hash and follows Back', {
  tag: ['@shop-2', '@blog-1', '@blog-2', '@blog-3'],
}, async ({ page }) => {
  await page.goto('/pages/journal');
  await expect(page.getByRole('group', { name: 'Filter By' })).toBeVisible();
  await expect(radio(page, 'All')).toBeChecked();
  await expect(stories(page)).toHaveCount(18);
  await hydrated(page);

  await choose(page, 'The Atelier');
  await expect(page).toHaveURL(/\/pages\/journal#atelier$/);
  await expect(stories(page)).toHaveCount(6);
  await expect(stories(page).first()).toContainText('The Atelier');
  await choose(page, 'Style Notes');
  await expect(page).toHaveURL(/#style-notes$/);
  await expect(stories(page).first()).toContainText('Style Notes');

  await page.goBack();
  await expect(radio(page, 'The Atelier')).toBeChecked();
  await expect(stories(page).first()).toContainText('The Atelier');
  await page.goBack();
  await expect(radio(page, 'All')).toBeChecked();
  await expect(stories(page)).toHaveCount(18);

  await page.goto('/pages/journal#journal');
  await page.reload();
  await expect(radio(page, 'Journal')).toBeChecked();
  await expect(stories(page)).toHaveCount(6);
});

test('an article is shared by copying its link where the device has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  await page.getByRole('button', { name: 'Share this article' }).click();
  await expect(page.getByRole('main').getByText('The link is copied.')).toBeVisible();
  await expect(page.locator('#live-region')).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogs\/journal\/notes-on-a-slip-dress$/);
});
