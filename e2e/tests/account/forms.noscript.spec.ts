import type { Page } from '@playwright/test';
import { linkTo } from '../../mails.ts';
import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });

test('without JavaScript the password recovery form replaces the log-in; a registration is refused, corrected, and leads on', async ({
  page,
}) => {
  await page.goto('/account/login?return_to=%2Fpages%2Fabout');
  await expect(title(page, 'Recover Password')).toBeHidden();
  await main(page).getByRole('link', { name: 'Forgot Password' }).click();
  await expect(title(page, 'Recover Password')).toBeInViewport();
  await expect(title(page, 'Welcome back')).toBeHidden();
  await expect(main(page).getByRole('navigation')).toBeHidden();
  await page.locator('#recover_customer_password').getByLabel('Email').fill('nobody@example.com');
  await main(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByRole('status')).toBeVisible();
  await expect(title(page, 'Recover Password')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to log in' }).click();
  await expect(title(page, 'Welcome back')).toBeVisible();

  await page.goto('/account/register?return_to=%2Fpages%2Fabout');
  await main(page).getByLabel('First name').fill('Ada');
  const email = `plain-${Date.now()}@mail.test`;
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await main(page).getByLabel('Password', { exact: true }).fill('abc');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('alert')).toBeFocused();
  await expect(main(page).getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/too short/);
  await main(page).getByLabel('Password', { exact: true }).fill('correct horse');
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(main(page).getByRole('status')).toBeFocused();
  await expect(main(page).getByRole('status')).toContainText(`We sent an email to ${email}`);
  await page.goto(await linkTo(email, '/account/confirm/'));
  await expect(page).toHaveURL('/pages/about');
});
