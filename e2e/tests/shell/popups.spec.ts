import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { hydrated } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

test.use({ showsPopups: true });

const popup = (page: Page) => page.getByRole('dialog', { name: 'Letters from the house' });

/**
 * Opens a page whose clock is the test's: its scripts have begun to wait when it is loaded, and no request is on its way, which would run
 * out of the time that is moved.
 */
async function open(page: Page, path: string) {
  const requests = inFlight(page);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await requests.none();
}

test('a popup appears after its delay, locks the page’s scroll, and once closed stays away', {
  tag: ['@shop-8', '@popup-7', '@popup-9', '@popup-10'],
}, async ({ page, context }) => {
  await open(page, '/pages/about');
  await page.clock.runFor(15_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(popup(page)).toBeVisible();
  expect(await axe(page, 'dialog[open]')).toEqual([]);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.mouse.click(5, 5);
  await expect(popup(page)).toBeHidden();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'popup_letter');
  await expect.poll(cookie).toMatchObject({ value: 'true' });
  const days = (((await cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(30);

  await open(page, '/policies/refund-policy');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
});
