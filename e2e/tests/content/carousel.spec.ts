import type { Page } from '@playwright/test';
import { axe } from '../../axe.ts';
import { expect, test } from '../../test.ts';

const PAGE = '/pages/about';
const carousel = (page: Page) => page.getByRole('group', { name: 'Where it is made' });
const current = (page: Page) => carousel(page).locator('[aria-current]');

/** Ready to turn: what turns it has come. */
async function open(page: Page) {
  await page.goto(PAGE);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.carousel__view')).toHaveAttribute('data-turning', '');
}

test('the carousel shows the number of slides that the merchant set, 20 px apart; arrows, pages and keys move it, and it wraps around', {
  tag: ['@desktop', '@widget-14', '@widget-16'],
}, async ({ page }) => {
  await open(page);
  await carousel(page).getByRole('button', { name: 'Pause slides' }).click();
  const slides = () =>
    carousel(page)
      .locator('.slide')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  const inView = async () => {
    const window = page.viewportSize()?.width ?? 0;
    return (await slides()).filter(({ x, width }) => Math.round(x) >= 0 && Math.round(x + width) <= window).length;
  };
  const [first, second] = await slides();
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(20, 0);
  expect(await inView()).toBe(3);
  expect(await axe(page, '.slides')).toEqual([]);

  const next = carousel(page).getByRole('button', { name: 'Next slide' });
  await next.click();
  await expect(current(page)).toHaveAccessibleName('Slide 2 of 5');
  await carousel(page).getByRole('button', { name: 'Slide 5 of 5' }).click();
  await expect(current(page)).toHaveAccessibleName('Slide 5 of 5');
  await carousel(page).getByRole('link', { name: 'See the store' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveAccessibleName('Slide 1 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAccessibleName('Slide 5 of 5');

  // As its view says it where there are no more slides than fit: there is nothing to press.
  const buttons = carousel(page).getByRole('button');
  const few = (is: boolean) =>
    carousel(page).evaluate((element, is) => element.classList.toggle('carousel--few', is), is);
  await few(true);
  await expect(buttons).toHaveCount(0);
  await few(false);
  await expect(buttons).not.toHaveCount(0);

  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await slides())[0]?.width ?? 0;
  };
  // A third of the row from 1024 px on, the whole of it below.
  expect((await widthAt(1023)) / (await widthAt(1024))).toBeGreaterThan(2.5);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inView).toBe(1);
  // Fingers need no arrows.
  await expect(next).toBeHidden();
});
