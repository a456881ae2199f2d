import type { Page } from '@playwright/test';
import { expect, test } from '../../test.ts';

/** It has a film, and stands in the experiment of the demo shop. */
const PRODUCT = '/products/column-slip-dress';
const HYPOTHESIS = '8f1d2c3a-54b6-4f0e-9a7d-1c2b3a4d5e6f';

const films = (page: Page) => page.locator('.gallery .gallery__film').filter({ has: page.locator('video') });

interface Variant {
  id: number;
  option1: string;
}

/** Opens the product in the color that has a film, and waits until the experiment is decided: the layout's mark is taken away then. */
async function open(page: Page) {
  const { variants }: { variants: Variant[] } = await (await page.request.get(`${PRODUCT}.js`)).json();
  const variant = variants.find(({ option1 }) => option1 === 'Oxblood');
  await page.goto(`${PRODUCT}?variant=${variant?.id}`);
  await page.mouse.move(200, 300);
  await expect(page.locator('html[data-videos]')).toHaveCount(0);
}

test('videos are shown when the experiment is active; a visitor of the control group sees none', {
  tag: ['@product-22'],
}, async ({ page, baseURL }) => {
  // The experiment has a second to answer; on a busy machine it comes in time when its script is known.
  await expect(async () => {
    await open(page);
    await expect(films(page)).not.toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await page.context().addCookies([{ name: 'sl_assignments', value: `${HYPOTHESIS}.0`, url: baseURL ?? '' }]);
  await open(page);
  await expect(films(page)).toHaveCount(0);
});
