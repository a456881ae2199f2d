import { DRESS, links, openProduct, slides, view } from '../../gallery.ts';
import { expect, test } from '../../test.ts';

test('a static gallery of two columns with thumbnails of 100 x 133 px in a sticky column of 120 px, which scroll to the pictures and follow them', {
  tag: ['@gallery-2', '@gallery-3', '@gallery-4', '@gallery-5', '@gallery-8'],
}, async ({ page }) => {
  await openProduct(page, DRESS);
  const boxes = await slides(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes[0].top).toBe(boxes[1].top);
  expect(boxes[1].left).toBeGreaterThan(boxes[0].left);
  expect(boxes[2].top).toBeGreaterThan(boxes[0].top);
  await expect(view(page)).toHaveCSS('overflow-x', 'visible');
  const thumbnail = await links(page).first().locator('img').boundingBox();
  expect([thumbnail?.width, thumbnail?.height]).toEqual([100, 133]);
  expect((await page.locator('.gallery__nav').boundingBox())?.width).toBe(120);

  const active = () => links(page).evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));
  const before = await links(page).first().boundingBox();
  expect(await active()).toBe(0);
  await links(page).nth(2).click();
  await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect.poll(active).toBe(2);
  await expect(links(page).first()).toBeInViewport();
  expect((await links(page).first().boundingBox())?.y).toBeLessThanOrEqual(before?.y ?? 0);
  // Two stand side by side in the first row: the one that was asked for is the active one.
  await links(page).nth(1).click();
  await expect.poll(active).toBe(1);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(active).toBe(2);
  await page.mouse.wheel(0, -900);
  await expect.poll(active).toBe(0);
  expect((await links(page).first().boundingBox())?.y).toBeGreaterThan(0);
  expect(new URL(page.url()).hash).toBe('');

  // A page that is come back to in its middle knows which picture is seen.
  await links(page).nth(2).click();
  await expect.poll(active).toBe(2);
  await page.reload();
  await expect(links(page).nth(2)).toHaveAttribute('aria-current', 'true');
});

test('pictures beside longer text are sticky, and a thumbnail still scrolls to its picture', async ({ page }) => {
  await openProduct(page, DRESS);
  await page.getByText('Size + Fit').click();
  await page.getByText('Delivery + Returns').click();
  await page.getByRole('link', { name: 'By mail' }).scrollIntoViewIfNeeded();
  const pictures = page.locator('.gallery__main');
  const words = page.locator('.product__side');
  const bottom = async (one: typeof words) => {
    const box = await one.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(async () => (await bottom(pictures)) - Math.min(await bottom(words), 800)).toBe(0);
  await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.3 });
  await links(page).first().click();
  await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
});

for (const [width, height] of [
  [1024, 1366],
  [1080, 1300],
] as const) {
  test(`in a window of ${width} x ${height} px the pictures come first, in three columns too; the promotion is beside the active picture`, {
    tag: ['@gallery-2', '@product-3', '@gallery-5'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openProduct(page, DRESS);
    const top = async (of: string) => (await page.locator(of).first().boundingBox())?.y;
    expect(await top('.gallery__item')).toBe(await top('.product'));
    const banner = await page.locator('.promotion--corner').boundingBox();
    const picture = await slides(page).nth(1).boundingBox();
    if (!banner || !picture) throw new Error('There is a banner, and a picture under it.');
    // Garments stand in the middle of their pictures.
    expect(banner.x).toBeGreaterThan(picture.x + picture.width * 0.8);
    await page.locator('.gallery__list').evaluate((list: HTMLElement) => {
      list.classList.replace('gallery__list--2', 'gallery__list--3');
      list.style.setProperty('--gallery-columns', '3');
    });
    expect(await top('.gallery__item')).toBe(await top('.product'));
    const tops = await slides(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
}

test('with one picture at a time the promotion is below or beside it', async ({ page }) => {
  await openProduct(page, DRESS);
  for (const [width, height] of [
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const banner = await page.locator('.promotion--corner').boundingBox();
    const view = await page.locator('.gallery__view').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!banner || !view || !title) throw new Error('There are pictures, a title and a banner.');
    expect(banner.x >= view.x + view.width || banner.y >= view.y + view.height).toBe(true);
    expect(banner.y + banner.height).toBeLessThanOrEqual(title.y);
  }
});

test('below 1024 px the gallery becomes a carousel, and from there on a grid again', {
  tag: ['@gallery-1', '@gallery-2', '@layout-1'],
}, async ({ page }) => {
  await openProduct(page, DRESS);
  await slides(page).first().hover();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(page.locator('.gallery__view[data-turning]')).toBeVisible();
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', true);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.locator('.gallery__view[data-turning]')).toHaveCount(0);
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 });
});
