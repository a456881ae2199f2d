import type { Page } from '@playwright/test';
import { register } from '../../sign-in.ts';
import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

const list = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name });
const born = (page: Page) =>
  Promise.all(['Month', 'Day', 'Year'].map((name) => list(page, name).evaluate((one: HTMLSelectElement) => one.value)));
async function choose(page: Page, month: string, day: string, year: string): Promise<void> {
  await list(page, 'Month').selectOption(month);
  await list(page, 'Day').selectOption(day);
  await list(page, 'Year').selectOption(year);
}

test('without scripts a birthday is set with selects: chosen, changed, refused with the choice preserved, corrected, cleared', {
  tag: ['@account-25', '@account-26'],
}, async ({ page }) => {
  await register(page);
  const save = () => page.locator('#profile_form').getByRole('button', { name: 'Save' }).click();
  await page.goto('/account?view=profile');
  await choose(page, '2', '28', '2000');
  await save();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  expect(await born(page)).toEqual(['2', '28', '2000']);
  // February is chosen already: the list has every day all the same.
  await choose(page, '2', '31', '2000');
  await save();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(list(page, 'Day')).toHaveAccessibleDescription(/Birthday is not a day in the calendar\./);
  expect(await born(page)).toEqual(['2', '31', '2000']);
  await list(page, 'Month').selectOption('3');
  await save();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await born(page)).toEqual(['3', '31', '2000']);
  await choose(page, '', '', '');
  await save();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  expect(await born(page)).toEqual(['', '', '']);
});

test('without scripts an invalid birthday on the registration form comes back with everything else that was typed', async ({
  page,
}) => {
  await page.goto('/account/register');
  await page.getByRole('main').getByLabel('First name').fill('Ada');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('ada.birthday@mail.test');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('correct horse');
  await choose(page, '2', '31', '2001');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Birthday is not a day in the calendar.');
  expect(await born(page)).toEqual(['2', '31', '2001']);
  await expect(page.getByRole('main').getByLabel('First name')).toHaveValue('Ada');
});

test('without scripts only the hash "recover" opens that form, not hashes that contain the word', {
  tag: ['@account-12'],
}, async ({ page }) => {
  const title = page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true });
  for (const path of ['/account/login', '/account/register', '/account/reset/1/x'])
    for (const hash of ['recover', 'recover-password', 'recover_password', 'recover_customer_password']) {
      await page.goto('about:blank');
      await page.goto(`${path}#${hash}`);
      await expect(title).toHaveText(['Recover Password']);
      await expect(page.locator('.entry__tabs').filter({ visible: true })).toHaveCount(0);
    }
  await page.goto('about:blank');
  await page.goto('/account/login#elsewhere');
  await expect(title).toHaveText(['Welcome back']);
});
