import type { CDPSession } from '@playwright/test';
import { animationsEnd, DRESS, links, openProduct, slideOffset, slides, startCarousel, view } from '../../gallery.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

type Fingers = { x: number; y: number }[];
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Fingers) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints });

/** A finger drawn over the page, slowly enough to be no flick. */
async function draw(cdp: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  await touch(cdp, 'touchStart', [from]);
  for (let step = 1; step <= 10; step++) {
    const share = step / 10;
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch(cdp, 'touchMove', [place]);
  }
  await touch(cdp, 'touchEnd', []);
}

test('the carousel replaces the strip without layout shift, counts its slides, wraps around by keyboard, and restarts with another color', {
  tag: ['@gallery-1', '@gallery-9'],
}, async ({ page }) => {
  await openProduct(page, DRESS);
  await view(page).evaluate((strip) => strip.scrollTo({ left: strip.clientWidth + 2, behavior: 'instant' }));
  await expect(page.locator('.gallery__view[data-turning]')).toBeVisible();
  expect(await slideOffset(page, 1)).toBe(0);
  await expect(links(page).nth(1)).toHaveAttribute('aria-current', 'true');

  await expect(page.getByRole('region', { name: 'Pictures' })).toHaveAttribute('aria-roledescription', 'Carousel');
  const frames = page.locator('.gallery__frame');
  const labels = await frames.evaluateAll((all) => all.map((one) => `${one.ariaRoleDescription} ${one.ariaLabel}`));
  expect(labels).toEqual(['slide 1 of 3', 'slide 2 of 3', 'slide 3 of 3']);
  // What is out of sight is out of reach.
  const inert = () => slides(page).evaluateAll((all) => all.map((one) => one instanceof HTMLElement && one.inert));
  await expect.poll(inert).toEqual([true, false, true]);
  await links(page).nth(2).tap();
  await expect.poll(inert).toEqual([true, true, false]);

  await links(page).nth(2).focus();
  await page.keyboard.press('ArrowRight');
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideOffset(page, 0)).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect(links(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideOffset(page, 2)).toBe(0);

  await page.getByRole('radio', { name: 'Champagne' }).locator('..').tap();
  await expect(slides(page).first().locator('img')).toHaveAttribute('alt', /in Champagne, its upper half/);
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideOffset(page, 0)).toBe(0);
  await expect(slides(page).first()).toHaveJSProperty('inert', false);
});

test('moving to the next slide takes half a second', { tag: ['@gallery-9'] }, async ({ page }) => {
  const requests = inFlight(page);
  await openProduct(page, DRESS);
  await startCarousel(page);
  await expect.poll(() => slideOffset(page, 0)).toBe(0);
  await requests.none();
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await links(page).nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(200);
  expect(await slideOffset(page, 1)).toBeGreaterThan(20);
  await page.clock.runFor(320);
  expect(await slideOffset(page, 1)).toBeLessThan(8);
});

test('touch: a tap does not zoom, pinching zooms until it ends, a swipe wraps around, and a vertical move scrolls the page', {
  tag: ['@gallery-9'],
}, async ({ page }) => {
  await openProduct(page, DRESS);
  await slides(page).first().tap();
  await expect(page.locator('.gallery__zoom').first()).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await startCarousel(page);

  const picture = slides(page).first().locator('img');
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const before = await width();
  const cdp = await page.context().newCDPSession(page);
  const apart = (by: number) => [
    { x: 195 - by, y: 300 },
    { x: 195 + by, y: 300 },
  ];
  await touch(cdp, 'touchStart', apart(40));
  for (const by of [50, 60, 70, 80]) await touch(cdp, 'touchMove', apart(by));
  await expect.poll(width).toBe(before * 2);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await touch(cdp, 'touchEnd', []);
  await animationsEnd(page);
  await expect.poll(width).toBe(before);
  expect(await slideOffset(page, 0)).toBe(0);

  await draw(cdp, { x: 60, y: 300 }, { x: 330, y: 300 });
  await expect(links(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideOffset(page, 2)).toBe(0);
  await draw(cdp, { x: 330, y: 300 }, { x: 60, y: 300 });
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => slideOffset(page, 0)).toBe(0);

  await draw(cdp, { x: 200, y: 420 }, { x: 200, y: 160 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await slideOffset(page, 0)).toBe(0);
});

test('with one picture the carousel does not move', async ({ page }) => {
  await openProduct(page, '/products/gift-card');
  await expect(slides(page)).toHaveCount(1);
  await expect(links(page)).toBeHidden();
  await startCarousel(page);
  await draw(await page.context().newCDPSession(page), { x: 330, y: 300 }, { x: 60, y: 300 });
  expect(await slideOffset(page, 0)).toBe(0);
});
