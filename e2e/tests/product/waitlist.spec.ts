import type { Page } from '@playwright/test';
import { appsOrigin, blockApp, dropCalls } from '../../apps.ts';
import { axe } from '../../axe.ts';
import { hydrated, hydrateIsland } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { isPhone } from '../../shopper.ts';
import { MIRA, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** Every variant of it is gone. */
const PRODUCT = 'Brushed Mohair Sweater';
const LIST = '/search?type=product&q=mohair';
const FAILED = 'Something went wrong — please contact us';
const SIGN_UP = /stock_notification\/create\.json/;
const address = () => `ada-${Date.now()}-${Math.random().toString(36).slice(2)}@mail.test`;

const badge = (page: Page) => page.getByRole('main').getByRole('link', { name: `Waitlist for ${PRODUCT}` });

/** The popup, opened from the badge of a card. */
async function popup(page: Page) {
  await page.goto(LIST);
  await hydrateIsland(badge(page));
  await badge(page).click();
  const dialog = page.getByRole('dialog', { name: 'Waitlist' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  return {
    dialog,
    email: dialog.getByLabel('Email'),
    join: dialog.getByRole('button', { name: 'Join Now' }),
    version: dialog.getByRole('combobox', { name: 'Size' }),
  };
}

test('a card’s badge opens the popup, which refuses an invalid email address without sending it; closing resets it', {
  tag: ['@waitlist-3', '@waitlist-9', '@waitlist-11'],
}, async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (SIGN_UP.test(request.url())) sent += 1;
  });
  const { dialog, email, join, version } = await popup(page);
  const newsletter = dialog.getByLabel('Subscribe to our Newsletter');
  await expect(
    dialog.getByText(
      'When this item becomes available to order again, we’ll send a one-time back in stock notification.',
    ),
  ).toBeVisible();
  await expect(dialog.getByText(PRODUCT)).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(version).toBeVisible();
  await expect(newsletter).toBeChecked();
  await expect(email).toHaveValue('');
  await expect(page).toHaveURL(/\/search/);

  await email.fill('ada at mail');
  await join.click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email address');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  await email.press('End');
  await email.pressSequentially('.');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  expect(sent).toBe(0);

  const first = isPhone(page) ? await version.inputValue() : await version.textContent();
  if (isPhone(page)) await version.selectOption({ index: 1 });
  else {
    await version.click();
    await dialog.getByRole('listbox').getByRole('option').nth(1).click();
    await expect(version).not.toHaveText(first ?? '');
  }
  await newsletter.uncheck();
  await email.fill('ada@mail.test');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(badge(page)).toBeFocused();
  await badge(page).click();
  await expect(email).toHaveValue('');
  await expect(newsletter).toBeChecked();
  if (isPhone(page)) await expect(version).toHaveValue(first ?? '');
  else await expect(version).toHaveText(first ?? '');
});

test('a shopper signs up, sees the thanks for three seconds, and the popup closes by itself', {
  tag: ['@waitlist-6', '@waitlist-8'],
}, async ({ page }) => {
  const requests = inFlight(page);
  await page.clock.install();
  const { dialog, email, join } = await popup(page);
  await email.fill(address());
  await hydrated(page);
  await requests.none();
  await page.clock.pauseAt(Date.now() + 60_000);
  const sent = page.waitForRequest(SIGN_UP);
  await join.click();
  expect(new URL((await sent).url()).searchParams.get('notification[product_no]')).toMatch(/^\d+$/);
  await expect(dialog.getByText('Thanks for signing up!')).toBeVisible();
  await expect(dialog.getByText('You are on the list: we will write as soon as it is back.')).toBeVisible();
  await expect(email).toBeHidden();
  await page.clock.runFor(2900);
  await expect(dialog).toHaveAttribute('open');
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('by keyboard alone: options, sign-up, and Escape closes only the topmost dialog', async ({ page }) => {
  test.skip(isPhone(page), 'phones have the native select');
  const { dialog, version, email } = await popup(page);
  await version.focus();
  await page.keyboard.press('ArrowDown');
  await expect(version).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(version).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(version).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Subscribe to our Newsletter')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email address');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test.describe('a failing service', () => {
  test.use({ expectedMessages: /\[vitrine\] waitlist: |Failed to load resource/ });

  test('the panel of the product page is toggled by its button; a lost connection is reported, then the shopper signs up, once', {
    tag: ['@shop-3', '@product-9', '@call-9'],
  }, async ({ page }) => {
    await page.goto('/products/brushed-mohair-sweater');
    await page.getByRole('main').getByRole('group', { name: /Size/ }).locator('label').first().click();
    const button = page.locator('form[action$="/cart/add"]').getByRole('button', { name: 'Join the waitlist' }).first();
    const panel = page.getByRole('region', { name: 'Waitlist' });
    const email = panel.getByLabel('Email');
    const join = panel.getByRole('button', { name: 'Join Now' });
    const known = address();
    await button.click();
    await expect(email).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await axe(page, '#waitlist-panel')).toEqual([]);

    const mend = await dropCalls(page, 'back-in-stock');
    await email.fill(known);
    await join.click();
    await expect(panel.getByRole('alert')).toHaveText(FAILED);
    await mend();
    const sent = page.waitForRequest(SIGN_UP);
    await join.click();
    const query = new URL((await sent).url()).searchParams;
    expect(query.get('notification[accepts_marketing]')).toBe('true');
    expect(query.get('variant[variant_no]')).toMatch(/^\d+$/);
    expect(query.get('notification[product_no]')).toMatch(/^\d+$/);
    await expect(panel.getByText('You are on the list: we will write as soon as it is back.')).toBeVisible();
    await expect(email).toBeHidden();
    expect(await axe(page, '#waitlist-panel')).toEqual([]);

    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await email.fill(known);
    await join.click();
    await expect(panel.getByRole('alert')).toHaveText('You are already on the list for this item.');
  });

  test('blocked: the popup keeps the form and asks to contact us', { tag: ['@full'] }, async ({ page }) => {
    await blockApp(page, 'back-in-stock');
    const { dialog, email, join } = await popup(page);
    await email.fill(address());
    await join.click();
    await expect(dialog.getByRole('alert')).toHaveText(FAILED);
    await expect(email).toHaveValue(/@mail\.test/);
  });
});

test("the account lists the customer's waitlist sign-ups and removes one", { tag: ['@desktop'] }, async ({ page }) => {
  await signIn(page, MIRA);
  const product = await (await page.request.get('/products/brushed-mohair-sweater.js')).json();
  const query = new URLSearchParams({
    'notification[email]': MIRA.email,
    'notification[product_no]': product.id,
    'variant[variant_no]': product.variants[0].id,
  });
  await page.request.get(`${appsOrigin}/back-in-stock/stock_notification/create.json?${query}`);
  await page.goto('/account');
  const waits = page.getByRole('region', { name: 'Your waitlist' });
  await expect(waits.getByRole('link', { name: PRODUCT })).toBeVisible();
  await expect(waits.getByText(product.variants[0].options.join(' / '))).toBeVisible();
  expect(await axe(page, '.waits')).toEqual([]);
  await waits.getByRole('button', { name: `Remove ${PRODUCT} from the waitlist` }).click();
  await expect(waits.getByText('waiting for nothing')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waits).toHaveCount(0);
});
