import { axe } from '../../axe.ts';
import { hydrated, open } from '../../hydrated.ts';
import { layoutShifts } from '../../layout-shifts.ts';
import { inFlight } from '../../requests.ts';
import { isPhone } from '../../shopper.ts';
import { register } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const PIECE = 'Column Slip Dress';

test('a wish-list button saves a product, moves it to the account on sign-in, and another device removes it and adds it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const heart = page.getByRole('button', { name: `Keep ${PIECE} in the wish list` });
  const card = page.getByRole('article').filter({ hasText: PIECE });
  const fill = () => heart.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);

  await open(page, '/collections/dresses');
  expect(await fill()).toBe('none');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine:wishes'))).toContain('"product"');
  await page.route('**/boot-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/collections/dresses');
  expect(await fill(), 'before anything is hydrated').not.toBe('none');
  await page.unroute('**/boot-*.js');

  await register(page);
  const requests = inFlight(page);
  await open(page, '/account');
  await requests.none();
  await open(page, '/pages/wish-list');
  await expect(page.getByText('Kept with your account')).toBeVisible();
  await expect(card.getByRole('button', { name: /Choose a size|Add .* to bag/ })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  expect(await axe(page, 'main')).toEqual([]);

  const lists = async (): Promise<unknown> => (await page.request.get('/apps/customer-lists/lists')).json();
  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'secure_customer_sig');
  const device = await browser.newContext({ baseURL });
  try {
    await device.addCookies(cookies);
    const other = await device.newPage();
    await open(other, '/pages/wish-list');
    await expect(other.getByRole('article')).toContainText(PIECE);
    await other.getByRole('button', { name: `Remove ${PIECE} from the wish list` }).press('Enter');
    await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused();
    // What changes is shown before it is stored.
    await expect.poll(lists).toMatchObject({ wishes: [] });
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('article')).toContainText(PIECE);
    await expect.poll(lists).toMatchObject({ wishes: [{ product: expect.any(Number) }] });
  } finally {
    await device.close();
  }
  if (!isPhone(page)) {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Wish list, 1 piece' })).toBeVisible();
  }

  // A line of the bag that is saved for later is stored with the customer, too.
  const scarf = (await (await page.request.get('/products/silk-twill-scarf.js')).json()) as {
    variants: { id: number; available: boolean }[];
  };
  const id = scarf.variants.find(({ available }) => available)?.id;
  await page.request.post('/cart/add.js', { data: { id, quantity: 1 } });
  const saved = { wishes: expect.arrayContaining([expect.objectContaining({ variant: id, chosen: true })]) };
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Save for later: Silk Twill Scarf' }).click();
  await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('Silk Twill Scarf');
  await expect.poll(lists).toMatchObject(saved);
  await page.getByRole('button', { name: 'Undo: put Silk Twill Scarf back' }).click();
  await expect(page.getByRole('heading', { name: 'Bag (1)' })).toBeVisible();
  await expect.poll(lists).not.toMatchObject(saved);
});
