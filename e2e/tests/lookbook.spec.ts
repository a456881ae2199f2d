import { axe } from '../axe.ts';
import { open } from '../hydrated.ts';
import { expect, test } from '../test.ts';

test('the lookbook is a grid of pictures, three across on a desk and one on a phone', {
  tag: ['@phone', '@spec-6', '@spec-103', '@spec-105', '@spec-106', '@spec-107'],
}, async ({ page, isMobile }) => {
  await page.goto('/pages/lookbook');
  const looks = page.getByRole('main').getByRole('article');
  await expect(looks).toHaveCount(12);
  const tops = await looks.evaluateAll((all) => all.map((look) => Math.round(look.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 1 : 3);
  const { width, height } = (await looks.first().locator('.media').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(2 / 3, 2);
  await page.getByRole('link', { name: 'Hedgerow' }).click();
  await expect(page).toHaveURL(/\/pages\/look\/hedgerow$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hedgerow' })).toBeVisible();
});

test('a piece of a look goes into the bag, which opens', { tag: ['@phone'] }, async ({ page, isMobile }) => {
  await open(page, '/pages/look/hedgerow');
  const piece = page.getByRole('article').filter({ hasText: 'Meadow Wrap Dress' });
  const list = piece.getByRole('combobox', { name: /of Meadow Wrap Dress/ });
  const variant = await list.locator('option:not([disabled])').nth(1).textContent();
  await list.selectOption({ label: variant ?? '' });
  await piece.getByRole('button', { name: 'Add Meadow Wrap Dress to bag' }).click();
  if (isMobile) await expect(page).toHaveURL(/\/cart$/);
  else await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
  const bag = (await (await page.request.get('/cart.js')).json()) as { items: object[] };
  expect(bag.items).toEqual([
    expect.objectContaining({ product_title: 'Meadow Wrap Dress', variant_title: variant, quantity: 1 }),
  ]);
});

test('nothing is added until something is chosen', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await open(page, '/pages/look/hedgerow');
  const piece = page.getByRole('article').filter({ hasText: 'Market Tote' });
  await piece.getByRole('button', { name: /Add/ }).click();
  await expect(piece.getByRole('combobox')).toBeFocused();
  expect(posts.filter((url) => url.includes('/cart/add'))).toEqual([]);
});

for (const path of ['/pages/lookbook', '/pages/look/hedgerow']) {
  test(`${path} is readable by everyone`, { tag: ['@phone'] }, async ({ page }) => {
    await open(page, path);
    expect(await axe(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

/** The film at the end of the lookbook: a hero with a video. */
test('a film plays in silence over its picture, and its button stops it', async ({ page }) => {
  await page.goto('/pages/lookbook');
  await page.locator('.hero').scrollIntoViewIfNeeded();
  const film = page.locator('.hero video');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(page.getByRole('heading', { level: 2, name: 'Cut on the bias' })).toBeVisible();
});

test('who asked for stillness gets the picture, and nothing of the film until its button is pressed', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/pages/lookbook');
  await page.locator('.hero').scrollIntoViewIfNeeded();
  await expect(page.locator('.hero__image').first()).toBeVisible();
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(page.locator('.hero video')).toHaveJSProperty('paused', false);
});
