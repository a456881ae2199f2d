import { expect, NO_SCRIPTS, test } from '../../test.ts';

test.use(NO_SCRIPTS);

test('the accordions of questions are open', { tag: ['@widget-2'] }, async ({ page }) => {
  await page.goto('/pages/faq');
  await expect(page.getByText('what is left stays on the card')).toBeVisible();
});

test('a product page has all text on size and care, lists its stores and its rating, and links to the review form and to a store', {
  tag: ['@widget-2', '@account-23'],
}, async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await expect(page.locator('.size-fit__note')).toBeVisible();
  await expect(page.getByRole('cell', { name: '32½' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: '82.5' }).first()).toBeVisible();

  const reviews = page.locator('#reviews');
  await expect(reviews.getByText(/^4\.\d out of 5, 26 reviews$/)).toHaveCount(1);
  const write = reviews.getByRole('link', { name: /Write a review/ });
  await expect(write).toHaveAttribute('href', /^\/products\/column-slip-dress\?view=review&product_id=\d+$/);
  await expect(reviews.locator('.review--waiting').first()).toBeHidden();
  await expect(page.getByRole('group', { name: 'Recently viewed' })).toHaveCount(0);

  await expect(page.getByText('In our stores')).toBeVisible();
  await page.getByRole('link', { name: 'San Francisco', exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/stores#san-francisco$/);
  await expect(page.getByRole('heading', { name: 'San Francisco' })).toBeInViewport();
});

test('a review is written on a page of the shop and posted to the reviews app, which redirects to its thank-you page', {
  tag: ['@account-23'],
}, async ({ page }) => {
  await page.goto('/products/meadow-wrap-dress');
  await page.getByText('Be the first to say how it wears.').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Your review').fill('The print is kinder than the weather.');
  await page.getByRole('radio', { name: 'Runs small' }).check();
  await page.getByLabel('First name').fill('Una');
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('una@localhost');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByText('Your review was not kept.')).toBeVisible();
  await page.goBack();
  await email.fill('una@example.com');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page).toHaveURL(/\/products\/meadow-wrap-dress\?view=review&product_id=\d+#review-sent$/);
  await expect(page.getByText('Thank you. Your review will be shown when it has been read.')).toBeVisible();
});

test('on the care page tabs are listed one below the other, pills link to their tabs, and a size guide behind a button is part of the page', async ({
  page,
}) => {
  await page.goto('/pages/care');
  for (const words of ['By hand, in water', 'Rarely, inside out', 'Less often, colder', 'Cedar works for a year'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('summary', { hasText: 'Denim' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Size Guide' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dresses, skirts and jumpsuits' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '82.5' })).toBeVisible();
  await page.getByRole('tab', { name: 'Mend' }).click();
  await expect(page).toHaveURL(/#mend$/);
});

test('no wish-list button is shown, and the wish list explains that it needs scripts', async ({ page }) => {
  await page.goto('/collections/dresses');
  await expect(page.locator('.card .heart').first()).toBeHidden();
  await page.goto('/pages/wish-list');
  await expect(page.locator('.wishes noscript p')).toBeVisible();
});
