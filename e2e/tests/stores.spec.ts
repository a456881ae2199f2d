import { expect, test } from '../test.ts';

const STORES = [
  ['new-york', 'New York', '84 Greene Street', 'tel:+12125550148'],
  ['san-francisco', 'San Francisco', '436 Hayes Street', 'tel:+14155550162'],
] as const;

for (const [anchor, name, street, phone] of STORES) {
  test(`the ${name} store stands at its anchor: address, hours, telephone, map, picture`, async ({ page }) => {
    await page.goto(`/pages/stores#${anchor}`);
    const store = page.getByRole('region', { name });
    await expect(store).toBeInViewport();
    await expect(store.getByText(street)).toBeVisible();
    await expect(store.getByText('Opening hours')).toBeVisible();
    await expect(store.getByText(/to Saturday 11 to 7/)).toBeVisible();
    await expect(store.getByRole('link', { name: /^\+1 / })).toHaveAttribute('href', phone);
    const map = store.getByRole('link', { name: `Show on the map: ${name} (opens in a new tab)` });
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
    await expect(map).toHaveAttribute('target', '_blank');
    const picture = store.getByRole('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1.5, 1);
    // Below the header that sticks.
    const top = await store.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(50);
  });
}

test('the page’s own words lead to each store', async ({ page }) => {
  await page.goto('/pages/stores');
  await page.getByRole('main').getByRole('link', { name: 'San Francisco', exact: true }).click();
  await expect(page).toHaveURL(/#san-francisco$/);
  await expect(page.getByRole('region', { name: 'San Francisco' })).toBeInViewport();
});
