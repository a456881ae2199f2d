import { expect, type Page } from '@playwright/test';

/** Steps a shopper takes, shared by the tests. */

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The values of an option that can be bought. */
export const IN_STOCK = 'label:not(.option__value--out, .option__value--not-made)';

/** Chooses the first value that can be bought for every option the page leaves open. */
export async function chooseOptions(page: Page): Promise<void> {
  for (const option of await page.getByRole('main').getByRole('group').all()) {
    if ((await option.getByRole('radio').count()) === 0 || (await option.locator(':checked').count()) > 0) continue;
    await option.locator(IN_STOCK).first().click();
  }
}

/** Adds the product of the page to the bag; ends in the open drawer, or on a phone on the cart page. */
export async function addToBag(page: Page): Promise<void> {
  await chooseOptions(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
  if (isPhone(page)) await page.waitForURL(/\/cart$/);
  else await expect(page.getByRole('dialog', { name: /^Bag/ })).toBeVisible();
}

/** Puts one piece of each product, named by the address of its page, into the visitor's bag without opening a page. Resolves to their variants' ids. */
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

/** Adds one piece of the first product that is recommended beside the bag; answers the name of its button. */
export async function addRecommended(page: Page): Promise<string> {
  const product = page.getByRole('region', { name: 'Complete the look' }).getByRole('listitem').first();
  const button = product.getByRole('button', { name: /^Add to bag: / });
  const name = (await button.getAttribute('aria-label')) ?? '';
  const versions = product.getByRole('combobox');
  if ((await versions.count()) > 0) await versions.selectOption({ index: 1 });
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

/** Contact and address. */
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

/** The card, and the button that pays. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('Expiration date (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}
