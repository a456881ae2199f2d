import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { animationsEnd, DRESS, openProduct, slides } from '../../gallery.ts';
import { expect, test } from '../../test.ts';

const link = (page: Page, index = 0) => page.locator('.gallery__zoom').nth(index);
const zoom = (page: Page) => page.locator('dialog.zoom');
const picture = (page: Page) => page.locator('.zoom__picture');
/** How much larger the picture is drawn than it lies in the window. */
const scale = (page: Page) => picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function openZoom(page: Page, index = 0) {
  await link(page, index).click({ position: { x: 150, y: 200 } });
  await expect(zoom(page)).toBeVisible();
  await animationsEnd(page);
}

async function expectClosed(page: Page, index = 0) {
  await expect(zoom(page)).toHaveCount(0);
  await expect(link(page, index)).toBeFocused();
  await expect(slides(page).nth(index).locator('img')).toBeVisible();
}

test.beforeEach(({ page }) => openProduct(page, DRESS));

test('only the left button opens the zoom, in 0.4 s and as a labelled dialog; Escape restores the focus', {
  tag: ['@gallery-13', '@gallery-14', '@gallery-16'],
}, async ({ page, context }) => {
  await link(page).click({ button: 'right' });
  await page.keyboard.press('Escape');
  await expect(zoom(page)).toHaveCount(0);
  // What it asks for, and not what it shows: the largest picture is made when it is first asked for.
  const tab = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.url().includes('width=5760'));
  await link(page).click({ modifiers: ['ControlOrMeta'] });
  const [own, request] = await Promise.all([tab, asked]);
  expect(request.url()).toMatch(/column-slip-dress-ink-near\.\w+/);
  expect(request.isNavigationRequest()).toBe(true);
  await own.close();
  await expect(zoom(page)).toHaveCount(0);

  await page.evaluate(() => {
    const times: unknown[] = [];
    Object.assign(window, { times });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      times.push(typeof options === 'object' ? options.duration : options);
      return animate.call(this, frames, options);
    };
  });
  await link(page).click();
  await expect(page.getByRole('dialog', { name: 'Column Slip Dress in Ink, its upper half' })).toBeVisible();
  // The picture, and what hides the page behind it.
  expect(await page.evaluate(() => ('times' in window ? window.times : []))).toEqual([400, 400]);
  await animationsEnd(page);
  const box = await picture(page).boundingBox();
  expect([box?.height, Math.round(box?.width ?? 0), Math.round(box?.x ?? 0)]).toEqual([800, 600, 340]);
  // The largest rendition takes the place of the one that was there.
  await expect(picture(page)).toHaveAttribute('src', /width=2000/);
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('with reduced motion the zoom opens and closes at once: by click, keyboard and button, and in another color', {
  tag: ['@full', '@gallery-14'],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openZoom(page);
  expect(await scale(page)).toBe(1);
  await page.mouse.click(640, 400);
  await expectClosed(page);
  await openZoom(page, 1);
  await page.mouse.click(40, 700);
  await expectClosed(page, 1);
  await page.keyboard.press('Enter');
  await expect(zoom(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page, 1);
  await page.keyboard.press(' ');
  await expect(zoom(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scale(page)).toBe(1.5);
  const before = await picture(page).boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await page.keyboard.press('Escape');
  await expectClosed(page, 1);
  await page.getByRole('radio', { name: 'Champagne' }).locator('..').click();
  await expect(slides(page).first().locator('img')).toHaveAttribute('alt', /in Champagne, its upper half/);
  await openZoom(page);
  await expect(page.getByRole('dialog', { name: /in Champagne, its upper half/ })).toBeVisible();
  await zoom(page).getByRole('button', { name: 'Close' }).click();
  await expectClosed(page);
});

test('holding the button grabs the picture at 1.5 times the size, moves and releases it; 40 px of scrolling close the zoom, 30 px do not', {
  tag: ['@gallery-14', '@gallery-15', '@gallery-16'],
}, async ({ page }) => {
  await openZoom(page);
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await expect.poll(() => scale(page)).toBe(1.5);
  await animationsEnd(page);
  const before = await picture(page).boundingBox();
  await page.mouse.move(500, 500);
  await animationsEnd(page);
  const after = await picture(page).boundingBox();
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(-100);
  await page.mouse.up();
  await expect.poll(() => scale(page)).toBe(1);
  await animationsEnd(page);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(30);
  await animationsEnd(page);
  await expect(zoom(page)).toBeVisible();
  expect(await scale(page)).toBe(1);
  await page.mouse.wheel(0, 15);
  await expectClosed(page);
});

test('zoom is off at 1028 px and on at 1029 px, until the window is resized or Escape releases the picture', {
  tag: ['@gallery-13', '@gallery-14'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1028, height: 800 });
  await expect(link(page)).toBeHidden();
  await slides(page).first().click();
  await expect(zoom(page)).toHaveCount(0);
  await page.setViewportSize({ width: 1029, height: 800 });
  await openZoom(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expectClosed(page);
  await openZoom(page);
  await page.mouse.move(500, 300);
  await page.mouse.down();
  await expect.poll(() => scale(page)).toBe(1.5);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.mouse.up();
});
