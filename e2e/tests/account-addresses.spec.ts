import type { Page } from '@playwright/test';
import { axe } from '../axe.ts';
import { register } from '../sign-in.ts';
import { expect, test } from '../test.ts';
import { addToBag } from '../walk.ts';

const cards = (page: Page) => page.locator('.addresses__list > li');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Fills the open form in; `country` as the list calls it. */
async function fill(page: Page, { street, city = 'New York' }: { street: string; city?: string }): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Country').selectOption('United States');
  await form.getByLabel('First name').fill('Ines');
  await form.getByLabel('Last name').fill('Vale');
  await form.getByLabel('Address', { exact: true }).fill(street);
  await form.getByLabel('City').fill(city);
  await form.getByLabel('State').selectOption('New York');
  await form.getByLabel('ZIP code').fill('10013');
}

test.beforeEach(async ({ page }) => {
  await register(page);
  await page.goto('/account/addresses');
});

test('addresses are added, changed, made default and deleted in place; checkout knows the default', {
  tag: ['@phone', '@spec-5', '@spec-65', '@spec-66', '@spec-219'],
}, async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  await expect(page.getByText('No address yet.')).toBeVisible();
  const addNew = page.getByRole('button', { name: 'Add New' });

  await addNew.click();
  await expect(dialog(page, 'Add New Address')).toBeVisible();
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  await fill(page, { street: '12 Mercer Street' });
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page)).toHaveText([/^Default.*12 Mercer Street.*New York NY 10013/s]);
  // Its opener has gone with the empty list: the focus is at what was made.
  await expect(page.getByRole('button', { name: 'Edit 12 Mercer Street' })).toBeFocused();

  await addNew.click();
  await fill(page, { street: '9 Grand Street' });
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(cards(page)).toHaveText([/^Default.*12 Mercer/s, /9 Grand/]);
  await expect(addNew).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit 9 Grand Street' });
  await edit.click();
  const form = dialog(page, 'Edit Address');
  await expect(form.getByLabel('State')).toHaveValue('New York');
  await form.getByLabel('Country').selectOption('Japan');
  await expect(form.getByLabel('Prefecture')).toHaveValue('');
  await form.getByLabel('Country').selectOption('France');
  await expect(form.getByLabel('Region')).toBeDisabled();
  await form.getByLabel('Postal code').fill('nowhere');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Postal code is not valid')).toBeVisible();
  await expect(form.getByLabel('Postal code')).toBeFocused();
  await form.getByLabel('Postal code').fill('75018');
  await form.getByLabel('City').fill('Paris');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cards(page)).toHaveText([/12 Mercer/, /9 Grand Street.*75018 Paris.*France/s]);
  await expect(edit).toBeFocused();

  await page.getByRole('button', { name: 'Make default 9 Grand Street' }).click();
  await expect(cards(page)).toHaveText([/^Default.*9 Grand/s, /12 Mercer/]);
  await expect(edit).toBeFocused();
  expect(await axe(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Delete 9 Grand Street' }).click();
  const question = dialog(page, 'Delete this address?');
  await expect(question.getByText('It is your default. 12 Mercer Street, New York takes its place.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete address' }).click();
  await expect(cards(page)).toHaveText([/^Default.*12 Mercer/s]);
  await expect(page.locator('#live-region')).toHaveText(
    'The address is deleted. 12 Mercer Street, New York is now your default.',
  );
  expect(await page.evaluate(() => document.documentElement.dataset.stayed)).toBe('yes');

  await page.goto('/products/column-slip-dress');
  await addToBag(page);
  await page.getByRole('button', { name: 'Checkout' }).last().click();
  await expect(page.getByText('12 Mercer Street, New York, NY 10013, United States')).toBeVisible();
});

test('by key: the form opens, keeps what is typed over Escape, and gives the focus back', async ({ page }) => {
  const addNew = page.getByRole('button', { name: 'Add New' });
  await addNew.focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Add New Address');
  await expect(form).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Country')).toBeFocused();
  await page.keyboard.type('Canada');
  await expect(form.getByLabel('Country')).toHaveValue('Canada');
  await expect(form.getByLabel('Province')).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vale');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(addNew).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Last name')).toHaveValue('Vale');
  await expect(form.getByText('not saved yet')).toBeVisible();
  await form.getByLabel('Last name').press('Enter');
  await expect(form.getByRole('alert')).toHaveText('4 fields need another look.');
  await expect(form.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Address', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('what a plain post was refused for is shown in the open form', async ({ page }) => {
  await page.getByRole('button', { name: 'Add New' }).click();
  await fill(page, { street: '12 Mercer Street' });
  const form = dialog(page, 'Add New Address');
  await form.getByLabel('ZIP code').fill('1');
  await form.getByLabel('Use as the default address').check();
  // As where the answer of the first post could not be understood.
  await form.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await page.waitForURL(/\/account\/addresses$/);
  await expect(form.getByText('ZIP code is not valid')).toBeVisible();
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('12 Mercer Street');
  await expect(form.getByLabel('State')).toHaveValue('New York');
  await expect(form.getByLabel('Use as the default address')).toBeChecked();
  await expect(form.getByLabel('ZIP code')).toBeFocused();
});
