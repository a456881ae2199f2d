import { axe } from '../../axe.ts';
import { MIRA, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('a plus button shows the items of an order, by pointer and keyboard; reordering puts them in the drawer; the print view has the order alone', {
  tag: ['@desktop', '@shop-5', '@account-20', '@account-23', '@account-21'],
}, async ({ page }) => {
  await signIn(page, MIRA);
  await page.goto('/account?view=orders');
  const order = page.locator('.order').filter({ has: page.getByRole('heading', { name: '#1007', exact: true }) });
  const toggle = order.getByLabel('2 pieces of order #1007');
  const pieces = order.locator('.piece');
  const [plus, minus] = [order.locator('.order__plus'), order.locator('.order__minus')];
  await expect(pieces.first()).toBeHidden();
  await expect(plus).toBeVisible();
  await expect(minus).toBeHidden();
  await toggle.click();
  await expect(pieces).toHaveCount(2);
  await expect(pieces.first()).toBeVisible();
  await expect(plus).toBeHidden();
  await expect(minus).toBeVisible();
  await expect(order.getByRole('link', { name: 'Add Review of Storm Trench' })).toHaveAttribute(
    'href',
    /product_id=\d+/,
  );
  await expect(order.locator('details[data-closing]')).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(pieces.first()).toBeHidden();
  await page.keyboard.press('Space');
  await expect(pieces.first()).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const added = page.waitForRequest(/\/cart\/add/);
  await order.getByRole('button', { name: 'Buy again what was in order #1007' }).click();
  const bag = page.getByRole('dialog');
  for (const title of ['Storm Trench', 'Merino V Cardigan']) {
    await expect(bag.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  }
  expect(JSON.parse((await added).postData() ?? '')).toMatchObject({
    items: [{ properties: { _preorder: 'true' } }, { quantity: 1 }],
  });
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();

  await order.getByRole('link', { name: '#1007', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order #1007' })).toBeVisible();
  expect(await axe(page, '#main')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('$1,200.30')).toBeVisible();
});
