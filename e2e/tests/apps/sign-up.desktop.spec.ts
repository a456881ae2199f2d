import { blockApp } from '../../apps.ts';
import { expect, test } from '../../test.ts';

test('the size guide closes when its link opens the sign-up form, which accepts the size and the email address', {
  tag: ['@widget-6'],
}, async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await page.getByRole('main').getByRole('button', { name: 'Size Guide' }).first().click();
  const guide = page.getByRole('dialog', { name: 'Dresses, skirts and jumpsuits' });
  await guide.getByRole('link', { name: 'Not your size? Ask us for it' }).click();
  const form = page.locator('[data-klaviyo-form]').getByRole('dialog');
  await expect(form).toBeVisible();
  await expect(guide).toBeHidden();
  await expect(form.getByLabel('Your size')).toBeFocused();
  await form.getByLabel('Your size').fill('18');
  await form.getByLabel('Email').fill(`size-${Date.now()}@mail.test`);
  const sent = page.waitForResponse(/client\/subscriptions/);
  await form.getByLabel('Email').press('Enter');
  expect((await sent).status()).toBe(202);
  expect((await sent).request().postData()).toContain('{"Your size":"18","Page":"/products/column-slip-dress"}');
  await form.getByRole('button', { name: 'Close form' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Size Guide' }).first()).toBeFocused();
  await expect(page).toHaveURL(/\/products\/column-slip-dress$/);
});

test.describe('a blocked sign-up tool', () => {
  test.use({ expectedMessages: /\[vitrine\] sign-up form |Failed to load resource/ });

  test('causes no delay: the link opens its page', { tag: ['@widget-6'] }, async ({ page }) => {
    await blockApp(page, 'signup-forms');
    await page.goto('/pages/about');
    await expect(page.locator('script[data-failed]')).toHaveCount(1);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Letters from the house' });
    const address = await link.getAttribute('href');
    expect(address).toMatch(/^\/pages\/./);
    // The console has the reason: a form that waited too long would report a timeout.
    const warning = page.waitForEvent('console', (message) => message.text().startsWith('[vitrine] sign-up form '));
    await link.click();
    await page.waitForURL((url) => url.pathname === address);
    expect((await warning).text()).not.toContain('timeout');
  });
});
