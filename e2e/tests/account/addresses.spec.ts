import { axe } from '../../axe.ts';
import { register } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('by keyboard the form opens and keeps what was typed after Escape; addresses are added, edited, made default and deleted in place, and the focus moves to the right element each time', {
  tag: ['@shop-5', '@account-3', '@account-4', '@account-8'],
}, async ({ page }) => {
  await register(page);
  const home = {
    'address[last_name]': 'Vale',
    'address[address1]': '12 Mercer Street',
    'address[city]': 'New York',
    'address[country]': 'United States',
    'address[province]': 'New York',
    'address[zip]': '10013',
  };
  await page.goto('/account/addresses');
  await page.evaluate(() => {
    document.documentElement.dataset.stayed = 'yes';
  });
  const cards = page.locator('.addresses__list > li');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expect(page.getByText('No address yet.')).toBeVisible();

  const addNew = page.getByRole('button', { name: 'Add New' });
  await addNew.focus();
  await page.keyboard.press('Enter');
  const adding = dialog('Add New Address');
  await expect(adding).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(adding.getByLabel('Country')).toBeFocused();
  // A letter goes to the next country that begins with it, however slowly it is pressed; a name typed slower than a browser waits starts anew.
  const country = adding.getByLabel('Country');
  for (let more = 9; more > 0 && (await country.inputValue()) !== 'United States'; more--)
    await page.keyboard.press('u');
  await expect(country).toHaveValue('United States');
  await expect(adding.getByLabel('State')).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Vale');
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();
  await expect(addNew).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(adding.getByLabel('Last name')).toHaveValue('Vale');
  await expect(adding.getByText('not saved yet')).toBeVisible();
  await adding.getByLabel('Last name').press('Enter');
  await expect(adding.getByRole('alert')).toHaveText('4 fields need another look.');
  await expect(adding.getByLabel('Address', { exact: true })).toBeFocused();
  await expect(adding.getByLabel('Address', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  await adding.getByLabel('Address', { exact: true }).fill(home['address[address1]']);
  await adding.getByLabel('City').fill('New York');
  await adding.getByLabel('State').selectOption('New York');
  await adding.getByLabel('ZIP code').fill('10013');
  await adding.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards).toHaveText([/^Default.*12 Mercer Street.*New York NY 10013/s]);
  // Its opener has gone with the empty list: the focus is at what was made.
  await expect(page.getByRole('button', { name: 'Edit 12 Mercer Street' })).toBeFocused();

  // The answer to the next one shows this one too: it was added elsewhere meanwhile.
  await page.request.post('/account/addresses', { form: { ...home, 'address[address1]': '9 Grand Street' } });
  await page.getByRole('button', { name: 'Edit 12 Mercer Street' }).click();
  const changing = dialog('Edit Address');
  await expect(changing.getByLabel('State')).toHaveValue('New York');
  await changing.getByLabel('Country').selectOption('France');
  await expect(changing.getByLabel('Region')).toBeDisabled();
  await changing.getByLabel('Postal code').fill('nowhere');
  await changing.getByRole('button', { name: 'Save address' }).click();
  await expect(changing.getByText('Postal code is not valid')).toBeVisible();
  await expect(changing.getByLabel('Postal code')).toBeFocused();
  await changing.getByLabel('Postal code').fill('75018');
  await changing.getByLabel('City').fill('Paris');
  await changing.getByRole('button', { name: 'Save address' }).click();
  await expect(cards).toHaveText([/^Default.*12 Mercer Street.*75018 Paris.*France/s, /9 Grand/]);
  await expect(page.getByRole('button', { name: 'Edit 12 Mercer Street' })).toBeFocused();

  await page.getByRole('button', { name: 'Make default 9 Grand Street' }).click();
  await expect(cards).toHaveText([/^Default.*9 Grand/s, /12 Mercer/]);
  await expect(page.getByRole('button', { name: 'Edit 9 Grand Street' })).toBeFocused();
  expect(await axe(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Delete 9 Grand Street' }).click();
  const question = dialog('Delete this address?');
  await expect(question.getByText('It is your default. 12 Mercer Street, Paris takes its place.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete address' }).click();
  await expect(cards).toHaveText([/^Default.*12 Mercer/s]);
  await expect(page.locator('#live-region')).toHaveText(
    'The address is deleted. 12 Mercer Street, Paris is now your default.',
  );
  expect(await page.evaluate(() => document.documentElement.dataset.stayed)).toBe('yes');
});
