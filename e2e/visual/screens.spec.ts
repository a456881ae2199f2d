import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { SCREENS } from './screens.ts';

/** ms; what turns by itself does so less often than anything else asks for a moment. */
const TURNS = 2000;

/** Nothing turns by itself: messages, carousels. */
async function holdStill(page: Page): Promise<void> {
  await page.addInitScript((turns) => {
    const { setInterval } = window;
    window.setInterval = ((handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      ms >= turns ? 0 : setInterval(handler, ms, ...rest)) as typeof window.setInterval;
  }, TURNS);
}

/** Everything that is seen has arrived: scripts, letters, pictures. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    await Promise.all([...document.images].filter(isSeen).map((image) => image.decode()));
  });
}

test.skip(
  !/headless-shell/.test(process.env.VITRINE_BROWSER ?? ''),
  'The references are drawn by Debian’s chromium-headless-shell; another browser draws every letter a shade differently.',
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, prepare, act } of SCREENS) {
  test(`${name} looks as it did`, { tag: ['@spec-325'] }, async ({ page }) => {
    await holdStill(page);
    await prepare?.(page);
    await page.goto(path);
    await settle(page);
    if (act) {
      await act(page);
      await page.mouse.move(0, 0);
      await settle(page);
    }
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}
