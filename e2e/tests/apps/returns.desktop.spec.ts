import type { Page } from '@playwright/test';
import { addToBag } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/** What the widget heard on this page. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const widget: { refreshes: number; carts: { item_count?: number }[] } | undefined = Reflect.get(
      window,
      'loopWidget',
    );
    return widget && { refreshes: widget.refreshes, items: widget.carts.at(-1)?.item_count };
  });

test('the returns widget gets one event with the cart for each add and each update', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 0 });
  await addToBag(page);
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 1, items: 1 });
  await page
    .getByRole('dialog', { name: /^Bag/ })
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 2, items: 0 });
});
