import { expect, test } from '../../test.ts';

test.describe('a gift card sent to someone', () => {
  test.use({ expectedMessages: /cart add/ });

  test("shows the platform's errors at their fields, loses no input, and is added with its recipient", async ({
    page,
  }) => {
    await page.goto('/products/gift-card');
    const amount = page.locator('label[title="$100"]');
    // At a phone's lower edge, to which a press would scroll it, the bar of the button comes to stand over it.
    await amount.evaluate((label) => label.scrollIntoView({ block: 'center' }));
    await amount.click();
    await page.getByRole('checkbox', { name: 'Send it as a gift' }).check();
    await page.getByLabel('Recipient name').fill('Ada');
    await page.getByLabel('Message').fill('Happy birthday');
    await expect(page.getByText('186 characters left')).toBeVisible();
    const add = page.locator('form.buy button[name=id]');
    await add.click();
    await expect(page.getByText("Recipient email can't be blank.")).toBeVisible();
    await expect(page.getByLabel('Recipient email')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Happy birthday');
    await page.getByLabel('Recipient email').fill('ada@example.com');
    await expect(page.getByText("Recipient email can't be blank.")).toBeHidden();
    await add.click();
    await expect
      .poll(async () => ((await (await page.request.get('/cart.js')).json()) as Bag).items[0]?.properties)
      .toMatchObject({
        __shopify_send_gift_card_to_recipient: 'true',
        'Recipient email': 'ada@example.com',
        'Recipient name': 'Ada',
        Message: 'Happy birthday',
      });
  });
});

interface Bag {
  items: { properties: Record<string, string> | null }[];
}
