import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { hydrated, open } from '../hydrated.ts';
import { expect, test } from '../test.ts';

const stories = (page: Page) => page.getByRole('main').getByRole('article');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const choose = (page: Page, name: string) => page.locator('label', { has: radio(page, name) }).click();

test('articles of several blogs are filtered by blog; the choice is kept in the hash and follows Back', {
  tag: ['@spec-2', '@spec-58', '@spec-59', '@spec-60'],
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

test('the articles fade out in 0.3 s, and are back after 0.6 s', { tag: ['@spec-218', '@spec-302'] }, async ({
  page,
}) => {
  await open(page, '/pages/journal');
  await expect(radio(page, 'All')).toBeChecked();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const grid = page.locator('.journal__articles');
  await choose(page, 'Journal');
  await expect(grid).toHaveClass(/faded/);
  await page.clock.runFor(290);
  await expect(stories(page)).toHaveCount(18);
  await page.clock.runFor(20);
  await expect(stories(page)).toHaveCount(6);
  await expect(grid).toHaveClass(/faded/);
  await page.clock.runFor(300);
  await expect(grid).not.toHaveClass(/faded/);
});

test('with less movement the articles are swapped at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/pages/journal');
  await page.clock.install();
  await choose(page, 'Journal');
  await expect(stories(page)).toHaveCount(6);
  await expect(page.locator('.journal__articles')).not.toHaveClass(/faded/);
});

test('a card leads to its article, by its title and by Read More; the article leads on', async ({ page }) => {
  await page.goto('/blogs/journal');
  await expect(radio(page, 'Journal')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Notes on a Slip Dress', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Read More: A Letter from Hayes Valley' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Letter from Hayes Valley' })).toBeVisible();
  await page.getByRole('navigation', { name: 'More to read' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on a Slip Dress' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'In this story' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Slip Dress/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'silk' }).click();
  await expect(page).toHaveURL(/\/blogs\/journal\/tagged\/silk$/);
});

test('a blog page shows the other blogs without leaving it', async ({ page }) => {
  await open(page, '/blogs/journal');
  await choose(page, 'The Atelier');
  await expect(stories(page).first()).toContainText('The Atelier');
  await expect(page.getByRole('link', { name: 'Everything in The Atelier' })).toHaveAttribute('href', '/blogs/atelier');
  await choose(page, 'All');
  await expect(page).toHaveURL(/\/blogs\/journal#all$/);
  await expect(stories(page)).toHaveCount(18);
});

test('an article is shared by a copied link where the device has no sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/blogs/journal/notes-on-a-slip-dress');
  await page.getByRole('button', { name: 'Share this article' }).click();
  await expect(page.getByRole('main').getByText('The link is copied.')).toBeVisible();
  await expect(page.locator('#live-region')).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blogs\/journal\/notes-on-a-slip-dress$/);
});

for (const path of ['/pages/journal', '/blogs/atelier', '/blogs/style-notes/dressing-for-a-wedding']) {
  test(`${path} is readable by everyone`, { tag: ['@phone'] }, async ({ page }) => {
    await open(page, path);
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
