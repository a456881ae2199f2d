import { expect, test } from '@playwright/test';

test('home, bag, account and search are where the shopper expects them', { tag: ['@spec-16', '@spec-17'] }, async ({
  request,
}) => {
  expect((await request.get('/')).status()).toBe(200);
  expect((await request.get('/cart')).status()).toBe(200);
  const account = await request.get('/account', { maxRedirects: 0 });
  expect([account.status(), account.headers().location]).toEqual([302, '/account/login']);
});

test('the search is a form that asks for products by GET', { tag: ['@spec-264'] }, async ({ page }) => {
  await page.goto('/search');
  const form = page.getByRole('main').locator('form[action="/search"]');
  await expect(form).toHaveJSProperty('method', 'get');
  await expect(form.locator('input[type="hidden"][name="type"]')).toHaveValue('product');
  await form.locator('input[name="q"]').fill('dress & "silk" <3');
  await form.locator('input[name="q"]').press('Enter');
  await expect(page).toHaveURL(/\/search\?/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('type'), searchParams.get('q')]).toEqual(['product', 'dress & "silk" <3']);
});

test('the collections of the tags are there, and cards with the tags lead to them', {
  tag: ['@spec-21', '@spec-22'],
}, async ({ page, request }) => {
  for (const [tag, handle] of [
    ['Most Loved', 'must-haves'],
    ['Eco-Conscious', 'eco-conscious'],
  ] as const) {
    expect((await request.get(`/collections/${handle}`)).status()).toBe(200);
    await page.goto(`/collections/${handle}`);
    await expect(page.getByRole('main').getByRole('link', { name: tag }).first()).toHaveAttribute(
      'href',
      `/collections/${handle}`,
    );
  }
});

test('the stores in New York and San Francisco have their places on the page', { tag: ['@spec-23'] }, async ({
  page,
}) => {
  await page.goto('/pages/stores');
  await expect(page.locator('#new-york')).toContainText('New York');
  await expect(page.locator('#san-francisco')).toContainText('San Francisco');
});

test('every variant has an address, and a choice changes it without a reload', {
  tag: ['@spec-24', '@spec-227'],
}, async ({ page, request }) => {
  const { variants } = await (await request.get('/products/column-slip-dress.js')).json();
  const last: { id: number; title: string } = variants.filter((one: { available: boolean }) => one.available).at(-1);
  await page.goto(`/products/column-slip-dress?variant=${last.id}`);
  for (const value of last.title.split(' / '))
    await expect(page.getByRole('main').getByRole('radio', { name: new RegExp(`^${value}\\b`) })).toBeChecked();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('form.buy label:has(input[type="radio"]:not(:checked))').last().click();
  await expect(page).not.toHaveURL(new RegExp(`variant=${last.id}$`));
  await expect(page).toHaveURL(/variant=\d+$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a collection lists its pieces, in numbered pages, and says when there is none', {
  tag: ['@spec-47', '@spec-48', '@spec-50', '@spec-217'],
}, async ({ page }) => {
  await page.goto('/collections/sale');
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  expect(first).toBeGreaterThan(3);
  const title = await cards.first().getByRole('heading').textContent();
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pages' });
  await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages.locator('[aria-current="page"]')).toHaveText('2');
  await expect(cards.first().getByRole('heading')).not.toHaveText(String(title));
  await page.goto('/collections/all?filter.v.price.gte=99999');
  await expect(cards).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Nothing here/)).toBeVisible();
});

test('a product leads to related ones, and not to itself', { tag: ['@spec-119'] }, async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  const related = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('heading', { level: 2, name: 'Worn with' })).toBeVisible();
  expect(await related.count()).toBeGreaterThanOrEqual(2);
  for (const link of await related.getByRole('heading').getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/(collections\/[\w-]+\/)?products\//);
    await expect(link).not.toHaveAttribute('href', /column-slip-dress/);
  }
});
