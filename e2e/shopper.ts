import { expect, type Page } from '@playwright/test';

/** Steps a shopper takes, shared by the tests. */

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Selector of available option values. */
export const IN_STOCK = 'label:not(.option__value--out, .option__value--not-made)';

/** Chooses the first available value of every option without a selection. */
export async function chooseOptions(page: Page): Promise<void> {
  for (const option of await page.getByRole('main').getByRole('group').all()) {
    if ((await option.getByRole('radio').count()) === 0 || (await option.locator(':checked').count()) > 0) continue;
    await option.locator(IN_STOCK).first().click();
  }
}

/** Adds the product of the page to the cart; ends with the open drawer, or on a phone on the cart page. */
export async function addToBag(page: Page): Promise<void> {
  await chooseOptions(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
  if (isPhone(page)) await page.waitForURL(/\/cart$/);
  else await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
}

/** Adds one of each product (paths of product pages) to the cart without opening a page. Resolves to the variant ids. */
export async function fillBag(page: Page, ...products: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const path of products) {
    const answer = await page.request.get(`${path}.js`);
    const { variants }: { variants: { id: number; available: boolean }[] } = await answer.json();
    const id = variants.find(({ available }) => available)?.id ?? 0;
    ids.push(id);
    expect((await page.request.post('/cart/add.js', { data: { id, quantity: 1 } })).status(), path).toBe(200);
  }
  return ids;
}

/** Adds the first recommended product; resolves to the accessible name of its button. */
export async function addRecommended(page: Page): Promise<string> {
  const product = page.getByRole('region', { name: 'Complete the look' }).getByRole('listitem').first();
  const button = product.getByRole('button', { name: /^Add to bag: / });
  const name = (await button.getAttribute('aria-label')) ?? '';
  const variants = product.getByRole('combobox');
  if ((await variants.count()) > 0) await variants.selectOption({ index: 1 });
  await button.click();
  return name;
}

/** From the first step of the checkout to the confirmation page. Resolves to the order's name, e.g. `#1007`. */
export async function payFor(page: Page, card = '1'): Promise<string> {
  await fillInformation(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await fillCard(page, card);
  await expect(page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  const name = /#\d+/.exec(
    (await page
      .getByText(/Order #\d+/)
      .first()
      .textContent()) ?? '',
  )?.[0];
  expect(name).toBeDefined();
  return name ?? '';
}

/** Fills in contact and address, and continues. */
export async function fillInformation(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Country/region').selectOption({ label: 'United States' });
  const states = page.getByRole('button', { name: 'Update states for this country' });
  if ((await page.getByLabel('State').isDisabled()) && (await states.isVisible())) await states.click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Address', { exact: true }).fill('1 Mercer Street');
  await page.getByLabel('City').fill('New York');
  await page.getByLabel('State').selectOption({ label: 'New York' });
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
}

/** Fills in the card and pays. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('Expiration date (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}
