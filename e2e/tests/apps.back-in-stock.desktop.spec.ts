import type { Page } from '@playwright/test';
import { appsOrigin, block, misbehave } from '../apps.ts';
import { expect, test } from '../test.ts';

/** Every variant of it is gone. */
const PRODUCT = '/products/brushed-mohair-sweater';
const FAILED = 'Something went wrong — please contact us';

/** The waitlist form of the product page, opened. */
async function waitlist(page: Page) {
  await page.goto(PRODUCT);
  const sizes = page.getByRole('main').getByRole('group', { name: /Size/ });
  await sizes.locator('label').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /waitlist/i })
    .first()
    .click();
  const form = page.getByRole('form', { name: 'Waitlist' });
  await expect(form).toBeVisible();
  return { form, email: form.getByLabel('Email'), join: form.getByRole('button', { name: 'Join Now' }) };
}

const address = (name: string) => `${name}-${Date.now()}-${Math.random().toString(36).slice(2)}@mail.test`;

test('a shopper joins the waitlist and is thanked', { tag: ['@spec-278'] }, async ({ page }) => {
  const { form, email, join } = await waitlist(page);
  await email.fill(address('ines'));
  const sent = page.waitForRequest(/stock_notification\/create\.json/);
  await join.click();
  const query = new URL((await sent).url()).searchParams;
  expect(query.get('notification[accepts_marketing]')).toBe('true');
  expect(query.get('variant[variant_no]')).toMatch(/^\d+$/);
  expect(query.get('notification[product_no]')).toMatch(/^\d+$/);
  await expect(page.getByText('You are on the list: we will write as soon as it is back.')).toBeVisible();
  await expect(form).toBeHidden();
});

test('an address that is none is said to be none, and nothing is sent', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('stock_notification')) sent += 1;
  });
  const { form, email, join } = await waitlist(page);
  await email.fill('ines at mail');
  await join.click();
  await expect(form.getByRole('alert')).toHaveText('Invalid email address');
  await email.fill('ines@mail');
  await expect(form.getByRole('alert')).toBeEmpty();
  expect(sent).toBe(0);
});

test('a slow service is waited for', async ({ page }) => {
  const { email, join } = await waitlist(page);
  await misbehave(page, 'back-in-stock', 'calls', 'slow', 2000);
  await email.fill(address('slow'));
  await join.click();
  await expect(join).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('You are on the list')).toBeVisible();
});

test.describe('a service in trouble', () => {
  test.use({ expected: /\[vitrine\] waitlist: |Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected/ });

  test('says why it refuses', async ({ page }) => {
    const { form, email, join } = await waitlist(page);
    const known = address('twice');
    await email.fill(known);
    await join.click();
    await expect(page.getByText('You are on the list')).toBeVisible();
    const again = await waitlist(page);
    await again.email.fill(known);
    await again.join.click();
    await expect(form.getByRole('alert')).toHaveText('You are already on the list for this item.');
  });

  for (const mode of ['500', 'html', 'drop'] as const) {
    test(`is told to the shopper at once or in time: ${mode}`, async ({ page }) => {
      const { form, email, join } = await waitlist(page);
      const mend = await misbehave(page, 'back-in-stock', 'calls', mode);
      await email.fill(address('again'));
      await join.click();
      await expect(form.getByRole('alert')).toHaveText(FAILED, { timeout: 15_000 });
      await mend();
      await join.click();
      await expect(page.getByText('You are on the list')).toBeVisible();
    });
  }

  test('that never answers is given up after ten seconds', async ({ page }) => {
    const { form, email, join } = await waitlist(page);
    await misbehave(page, 'back-in-stock', 'calls', 'never');
    await email.fill(address('never'));
    await join.click();
    await expect(form.getByRole('alert')).toHaveText(FAILED, { timeout: 20_000 });
    await expect(email).toHaveValue(/never/);
  });

  for (const mode of ['malformed', '500'] as const) {
    test(`whose script is broken: the form says so (${mode})`, async ({ page }) => {
      await misbehave(page, 'back-in-stock', 'script', mode);
      const { form, email, join } = await waitlist(page);
      await email.fill(address('broken'));
      await join.click();
      await expect(form.getByRole('alert')).toHaveText(FAILED);
    });
  }

  test('that is blocked leaves the form, which says so', async ({ page }) => {
    await block(page, 'back-in-stock');
    const { form, email, join } = await waitlist(page);
    await email.fill(address('blocked'));
    await join.click();
    await expect(form.getByRole('alert')).toHaveText(FAILED);
    expect(appsOrigin).not.toBe('');
  });
});
