import { register } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test('without scripts addresses are added, refused, changed, made default and deleted', async ({ page }) => {
  await register(page);
  await page.goto('/account/addresses');
  const cards = page.locator('.addresses__list > li');
  const add = async (street: string, zip: string) => {
    await page.getByRole('link', { name: 'Add New' }).click();
    const form = page.getByRole('region', { name: 'Add New Address' });
    await form.getByLabel('Country').selectOption('United States');
    await form.getByLabel('Last name').fill('Vale');
    await form.getByLabel('Address', { exact: true }).fill(street);
    await form.getByLabel('City').fill('New York');
    await form.getByLabel('State, province or region').fill('new york');
    await form.getByLabel('Postal code').fill(zip);
    await form.getByRole('button', { name: 'Add address' }).click();
  };

  await expect(page.getByRole('region', { name: 'Add New Address' })).toBeHidden();
  await add('12 Mercer Street', 'nowhere');
  // It came back, is open, and still has what was typed.
  const back = page.getByRole('region', { name: 'Add New Address' });
  await expect(back.getByRole('alert')).toHaveText('Some fields need another look.');
  await expect(back.getByLabel('Postal code')).toHaveAccessibleDescription('Postal code is not valid');
  await expect(back.getByLabel('Country')).toHaveValue('United States');
  await expect(back.getByLabel('Address', { exact: true })).toHaveValue('12 Mercer Street');
  await back.getByLabel('Postal code').fill('10013');
  await back.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The address is saved.' })).toBeVisible();
  await expect(cards).toHaveText([/12 Mercer Street.*New York NY 10013/s]);

  await add('9 Grand Street', '10013');
  await expect(cards).toHaveText([/^Default.*12 Mercer/s, /9 Grand/]);

  await cards.nth(1).getByRole('link', { name: 'Edit' }).click();
  const change = page.getByRole('region', { name: 'Edit Address' });
  await expect(change).toHaveCount(1);
  await expect(change.getByLabel('Country')).toHaveValue('United States');
  await change.getByLabel('Postal code').fill('1');
  await change.getByRole('button', { name: 'Save address' }).click();
  await expect(change.getByText('Postal code is not valid')).toBeVisible();
  await change.getByLabel('Address', { exact: true }).fill('11 Grand Street');
  await change.getByLabel('Postal code').fill('10002');
  await change.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveText([/12 Mercer/, /11 Grand Street.*10002/s]);

  await cards.nth(1).getByRole('button', { name: 'Make default' }).click();
  await expect(cards).toHaveText([/^Default.*11 Grand/s, /12 Mercer/]);

  await cards.nth(0).locator('summary').click();
  await expect(cards.nth(0).locator('details p')).toBeVisible();
  await expect(cards.nth(0).locator('details p')).toHaveText('Delete this address?');
  await cards.nth(0).getByRole('button', { name: 'Delete address' }).click();
  await expect(cards).toHaveText([/^Default.*12 Mercer/s]);
});
