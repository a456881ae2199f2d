import { register } from '../../sign-in.ts';
import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('without scripts the pills link to the addresses; an address form opens, stays open with its values when it is refused, and deleting asks for confirmation', async ({
  page,
}) => {
  await register(page);
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Addresses' }).click();
  const cards = page.locator('.addresses__list > li');
  const form = page.getByRole('region', { name: 'Add New Address' });
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Add New' }).click();
  await form.getByLabel('Country').selectOption('United States');
  await form.getByLabel('Last name').fill('Vale');
  await form.getByLabel('Address', { exact: true }).fill('12 Mercer Street');
  await form.getByLabel('City').fill('New York');
  await form.getByLabel('State, province or region').selectOption('New York');
  await form.getByLabel('Postal code').fill('nowhere');
  await form.getByRole('button', { name: 'Add address' }).click();
  // It came back, is open, and still has what was typed.
  await expect(form.getByRole('alert')).toHaveText('Some fields need another look.');
  await expect(form.getByLabel('Postal code')).toHaveAccessibleDescription('Postal code is not valid');
  await expect(form.getByLabel('Country')).toHaveValue('United States');
  await expect(form.getByLabel('Address', { exact: true })).toHaveValue('12 Mercer Street');
  await form.getByLabel('Postal code').fill('10013');
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The address is saved.' })).toBeVisible();
  await expect(cards).toHaveText([/^Default.*12 Mercer Street.*New York NY 10013/s]);

  await cards.getByRole('link', { name: 'Edit' }).click();
  const change = page.getByRole('region', { name: 'Edit Address' });
  await expect(change).toHaveCount(1);
  await expect(change.getByLabel('Country')).toHaveValue('United States');

  await cards.locator('summary').click();
  await expect(cards.locator('details p')).toBeVisible();
  await expect(cards.locator('details p')).toHaveText('Delete this address?');
});
