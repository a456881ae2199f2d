import { axe } from '../axe.ts';
import { hydrated, open } from '../hydrated.ts';
import { inFlight } from '../requests.ts';
import { jumps } from '../shift.ts';
import { register } from '../sign-in.ts';
import { expect, test } from '../test.ts';
import { isPhone } from '../walk.ts';

const PIECE = 'Column Slip Dress';

test('a piece is kept by a heart, moves to the account at signing in, and is removed and put back on another device', async ({
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
  expect(await jumps(page)).toEqual([]);
  expect(await axe(page, 'main')).toEqual([]);

  const cookies = (await page.context().cookies()).filter(({ name }) => name === 'secure_customer_sig');
  const device = await browser.newContext({ baseURL });
  try {
    await device.addCookies(cookies);
    const other = await device.newPage();
    await open(other, '/pages/wish-list');
    await expect(other.getByRole('article')).toContainText(PIECE);
    await other.getByRole('button', { name: `Remove ${PIECE} from the wish list` }).press('Enter');
    await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await other.keyboard.press('Enter');
    await expect(other.getByRole('article')).toContainText(PIECE);
  } finally {
    await device.close();
  }
  if (!isPhone(page)) {
    await page.reload();
    await expect(page.getByRole('link', { name: 'Wish list, 1 piece' })).toBeVisible();
  }
});
