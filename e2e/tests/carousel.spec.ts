import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';
import { isPhone } from '../walk.ts';

const PAGE = '/pages/about';
const carousel = (page: Page) => page.getByRole('group', { name: 'Where it is made' });
const current = (page: Page) => carousel(page).locator('[aria-current]');

/** Ready to turn: what turns it has come. */
async function open(page: Page) {
  await page.goto(PAGE);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('.carousel__view')).toHaveAttribute('data-turning', '');
}
const still = async (page: Page) => carousel(page).getByRole('button', { name: 'Pause slides' }).click();

test('slides as the merchant set them: so many in view, 20 px apart, each a link to leave by', {
  tag: ['@phone', '@spec-312'],
}, async ({ page }) => {
  await open(page);
  await still(page);
  const slides = await carousel(page)
    .locator('.slide')
    .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect));
  const [first, second] = slides;
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(20, 0);
  const inView = slides.filter(({ x, width }) => x >= 0 && x + width <= (page.viewportSize()?.width ?? 0));
  expect(inView).toHaveLength(isPhone(page) ? 1 : 3);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return carousel(page)
      .locator('.slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().width);
  };
  // A third of the row from 1024 px on, the whole of it below.
  expect((await widthAt(1023)) / (await widthAt(1024))).toBeGreaterThan(2.5);
  expect(await axe(page, '.slides')).toEqual([]);
});

test('it loops: the page before the first is the last', { tag: ['@spec-153'] }, async ({ page }) => {
  await open(page);
  await still(page);
  await carousel(page).getByRole('button', { name: 'Slide 5 of 5' }).click();
  await expect(current(page)).toHaveAccessibleName('Slide 5 of 5');
  await carousel(page).getByRole('link', { name: 'See the store' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveAccessibleName('Slide 1 of 5');
  await page.keyboard.press('ArrowLeft');
  await expect(current(page)).toHaveAccessibleName('Slide 5 of 5');
});

test('arrows turn it on a desk; fingers need none', { tag: ['@phone'] }, async ({ page }) => {
  await open(page);
  await still(page);
  const next = carousel(page).getByRole('button', { name: 'Next slide' });
  if (isPhone(page)) return expect(next).toBeHidden();
  await next.click();
  await expect(current(page)).toHaveAccessibleName('Slide 2 of 5');
});

test('it turns by itself, and stands still for those who asked for less movement', async ({ page }) => {
  await open(page);
  await page.mouse.move(0, 0);
  await expect(current(page)).toHaveAccessibleName('Slide 2 of 5', { timeout: 20_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(carousel(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('with no more slides than fit nothing turns and there is nothing to press', async ({ page }) => {
  test.skip(isPhone(page), 'a phone shows one at a time');
  await alterPage(page, PAGE, (html) =>
    html
      .replaceAll('&quot;', '"')
      .replace(/"columns_desktop":\s*3/, '"columns_desktop":6')
      .replaceAll('carousel--turns ', 'carousel--few ')
      .replace('--columns-desktop:3', '--columns-desktop:6'),
  );
  await page.goto(PAGE);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
});
