import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { block, misbehave } from '../apps.ts';
import { expect, test } from '../test.ts';
import { addToBag } from '../walk.ts';

const PRODUCT = '/products/column-slip-dress';
const FEE = 'silk-twill-scarf';

/** What the widget heard on this page. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const widget: { refreshes: number; fees: number; carts: { item_count?: number }[] } | undefined = Reflect.get(
      window,
      'loopWidget',
    );
    return widget && { refreshes: widget.refreshes, fees: widget.fees, items: widget.carts.at(-1)?.item_count };
  });

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Bag/ });

test('the returns widget hears of an add and of an update, once each, with the bag', async ({ page }) => {
  await page.goto(PRODUCT);
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 0 });
  await addToBag(page);
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 1, items: 1 });
  await drawer(page)
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(() => heard(page)).toMatchObject({ refreshes: 2, items: 0 });
});

test('a widget that adds a fee in answer is followed once, and not told of it again', async ({ page }) => {
  await alterPage(page, PRODUCT, (html) => html.replace('loop.js?event=', `loop.js?fee=${FEE}&amp;event=`));
  await page.goto(PRODUCT);
  await expect.poll(() => heard(page)).toBeTruthy();
  await addToBag(page);
  await expect(drawer(page).getByText('Bag (2)')).toBeVisible();
  await expect(drawer(page).getByText('Silk Twill Scarf').first()).toBeVisible();
  expect(await heard(page)).toMatchObject({ refreshes: 1, fees: 1 });
});

test.describe('a widget in trouble changes nothing', () => {
  test.use({ expected: /Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected/ });

  for (const mode of ['slow', '500', 'malformed', 'shape'] as const) {
    test(mode, async ({ page }) => {
      await misbehave(page, 'returns', 'script', mode);
      await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' });
      await addToBag(page);
      await expect(drawer(page).getByText('Bag (1)')).toBeVisible();
    });
  }

  test('blocked', async ({ page }) => {
    await block(page, 'returns');
    await page.goto(PRODUCT);
    await addToBag(page);
    await expect(drawer(page).getByText('Bag (1)')).toBeVisible();
  });
});
