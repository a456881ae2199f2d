import { expect, test } from '../../test.ts';

test('the anchor of a store scrolls it below the header, with its picture fully visible', async ({ page }) => {
  await page.goto('/pages/stores#san-francisco');
  const store = page.getByRole('region', { name: 'San Francisco' });
  await expect(store).toBeInViewport();
  const { width = 0, height = 1 } = (await store.getByRole('img').boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1.5, 1);
  // Below the header that sticks.
  const top = await store.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(50);
});
