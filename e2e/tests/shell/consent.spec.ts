import { axe } from '../../axe.ts';
import { open } from '../../hydrated.ts';
import { fillBag } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

test('in a market that requires consent nothing tracks before it; the banner leaves the checkout usable, works by keyboard, and can be reopened', {
  tag: ['@phone'],
}, async ({ page, context }) => {
  await context.addCookies([{ name: 'localization', value: 'FR', domain: 'localhost', path: '/' }]);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  const tracking = async () => (await names()).filter((name) => name === '__kla_id' || name.startsWith('sl_'));
  await fillBag(page, '/products/column-slip-dress');
  await open(page, '/cart');
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await expect(banner).toBeVisible();
  expect(await axe(page, '.consent')).toEqual([]);
  expect(await tracking()).toEqual([]);
  const checkout = page.getByRole('main').getByRole('button', { name: 'Checkout' }).filter({ visible: true }).first();
  await checkout.scrollIntoViewIfNeeded();
  await checkout.click({ trial: true });
  // The first stop of the keys after the link to the content.
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(1);
  await banner.getByRole('button', { name: 'Accept all' }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect.poll(names).toContain('_tracking_consent');
  await expect.poll(tracking).toEqual(['__kla_id']);
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
  await expect(banner.getByRole('checkbox', { name: /^Marketing/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' })).toBeFocused();
});
