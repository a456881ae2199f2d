import { hydrated } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

test('messages rotate, pause on hover and with the pause control, and open in a new tab', {
  tag: ['@shop-8', '@popup-1', '@popup-5', '@popup-4'],
}, async ({ page }) => {
  const requests = inFlight(page);
  await page.clock.install();
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Announcements' });
  const first = bar.getByRole('link', { name: /Free standard shipping/ });
  await expect(first).toBeVisible();
  await expect(first).toHaveAttribute('target', '_blank');
  await bar.getByRole('button', { name: 'Pause announcements' }).click();
  await expect(bar.getByRole('button', { name: 'Play announcements' })).toBeVisible();
  await page.mouse.move(10, 500);
  // A request on its way would run out of the time that is moved.
  await hydrated(page);
  await requests.none();
  await page.clock.runFor(15_000);
  await expect(first).toBeVisible();
  // How long the fade of each message took, in seconds, as the browser measured it.
  await bar.evaluate((element) => {
    const fades: number[] = [];
    Object.assign(window, { fades });
    for (const message of element.querySelectorAll('.promo__message')) {
      message.addEventListener('transitionend', (event) => {
        if (event instanceof TransitionEvent && event.target === message && event.propertyName === 'opacity')
          fades.push(event.elapsedTime);
      });
    }
  });
  await bar.getByRole('button', { name: 'Play announcements' }).click();
  await page.clock.runFor(5_600);
  await expect(bar.getByRole('link', { name: /Repairs for life/ })).toBeVisible();
  await expect(first).toBeHidden();
  const fades = () => page.evaluate(() => ('fades' in window ? (window.fades as number[]) : []));
  await expect.poll(async () => (await fades()).slice(0, 2)).toEqual([0.5, 0.5]);
});

test('once closed it stays closed for a day, on every page and from the first paint', {
  tag: ['@popup-2', '@popup-3', '@popup-11'],
}, async ({ page, context }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Announcements' });
  await bar.getByRole('button', { name: 'Close announcements' }).click();
  await expect(bar).toBeHidden();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'promo_closed');
  // The browser takes a cookie from a page in its own time.
  await expect.poll(cookie).toMatchObject({ value: 'true' });
  const left = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(86_000);
  expect(left).toBeLessThan(86_410);
  await page.goto('/collections/dresses', { waitUntil: 'commit' });
  await page.locator('header').first().waitFor();
  expect(await page.evaluate(() => document.querySelector('.promo')?.getBoundingClientRect().height)).toBe(0);
});
