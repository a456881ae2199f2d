import { open } from '../../hydrated.ts';
import { expect, test } from '../../test.ts';

test('the lookbook is a grid of pictures, three columns on a desktop and one on a phone; the film at its end autoplays muted until its button stops it; a picture links to its look', {
  tag: ['@desktop', '@shop-6', '@lookbook-1', '@lookbook-3', '@lookbook-4', '@lookbook-5'],
}, async ({ page }) => {
  await page.goto('/pages/lookbook');
  const looks = page.getByRole('main').getByRole('article');
  await expect(looks).toHaveCount(12);
  const across = async () => {
    const tops = await looks.evaluateAll((all) => all.map((look) => Math.round(look.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await across()).toBe(3);
  const { width, height } = (await looks.first().locator('.media').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(2 / 3, 2);

  // A hero with a video.
  await page.locator('.hero').scrollIntoViewIfNeeded();
  const film = page.locator('.hero video');
  await expect(film).toHaveJSProperty('paused', false);
  await expect(film).toHaveJSProperty('muted', true);
  await page.getByRole('button', { name: 'Pause the film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play the film' }).click();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(page.getByRole('heading', { level: 2, name: 'Cut on the bias' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(across).toBe(1);
  await page.getByRole('link', { name: 'Hedgerow' }).click();
  await expect(page).toHaveURL(/\/pages\/look\/hedgerow$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hedgerow' })).toBeVisible();
});

test('a look adds nothing until a product is chosen; the chosen product is added and the bag opens', {
  tag: ['@desktop'],
}, async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await open(page, '/pages/look/saturday-rope-dye');
  const piece = page.getByRole('article').filter({ hasText: 'The Straight Jean' });
  const list = (option: string) => piece.getByRole('combobox', { name: `${option} of The Straight Jean` });
  await expect(list('Color')).toHaveValue('Indigo');
  await piece.getByRole('button', { name: 'Choose a size' }).click();
  await expect(list('Size')).toBeFocused();
  await list('Size').selectOption('24');
  // What is sold out in this size says so.
  await expect(list('Inseam').locator('option')).toHaveText(['Inseam', '28', '30', '32 – sold out']);
  expect(posts.filter((url) => url.includes('/cart/add'))).toEqual([]);

  await list('Inseam').selectOption('30');
  await piece.getByRole('button', { name: 'Add to bag, The Straight Jean' }).click();
  await expect(page.getByRole('dialog', { name: 'Bag (1)' })).toBeVisible();
  const bag = (await (await page.request.get('/cart.js')).json()) as { items: object[] };
  expect(bag.items).toEqual([
    expect.objectContaining({ product_title: 'The Straight Jean', variant_title: 'Indigo / 24 / 30', quantity: 1 }),
  ]);
});
