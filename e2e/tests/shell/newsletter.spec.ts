import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { expect, test } from '../../test.ts';

const PAGE = '/pages/contact';
const letters = (page: Page) => page.locator('.newsletter');
const email = (page: Page) => letters(page).getByLabel('Your email');
const join_ = (page: Page) => letters(page).getByRole('button', { name: 'Sign up' });
const address = () => `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@mail.test`;

/** Marks the page, so that a new one would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('visitors sign up above the footer of every page without leaving it; an invalid email address is reported and can be corrected', async ({
  page,
}) => {
  await page.goto(PAGE);
  await mark(page);
  await email(page).fill('ada@mail');
  await join_(page).click();
  await expect(letters(page).getByRole('alert')).toHaveText(/does not look like an email/);
  await expect(email(page)).toHaveValue('ada@mail');
  await expect(email(page)).toBeFocused();
  await email(page).fill(address());
  await email(page).press('Enter');
  await expect(letters(page).getByRole('status')).toHaveText('Thank you. The next letter is yours.');
  expect(await stayed(page)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  // The page's other form of the same address has nothing to say.
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  expect(await axe(page, '.newsletter')).toEqual([]);
});

test.describe('a shop that does not answer', () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR/ });

  test('falls back to submitting the form as a page load', async ({ page }) => {
    await page.goto(PAGE);
    await page.route('**/contact', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await email(page).fill(address());
    await join_(page).click();
    await page.waitForURL(/customer_posted=true/);
    await expect(letters(page).getByRole('status')).toBeInViewport();
  });
});
