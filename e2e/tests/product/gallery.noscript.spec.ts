import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without scripts thumbnails link to the pictures, pictures to their files, and the models are listed', async ({
  page,
}) => {
  await page.goto('/products/column-slip-dress');
  await page.locator('.gallery__link').nth(2).click();
  await expect(page.locator('.gallery__item').nth(2)).toBeInViewport({ ratio: 0.5 });
  await page.getByText('View Model').click();
  await expect(page.locator('.view-model__row')).toHaveCount(1);
  const original = page.locator('.gallery__zoom').first();
  const answer = await page.request.get(new URL((await original.getAttribute('href')) ?? '', page.url()).href);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
});
